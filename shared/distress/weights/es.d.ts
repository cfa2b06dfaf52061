/** The learnt weights of each feature, as `readWeights` reads them. */
export const packed: string
/** The weights between the hidden units and the classes: `layer[k][h]`. */
export const layer: readonly (readonly number[])[]
