/** A typeface and weight of our own fonts. */
export type Face = 'serif' | 'sans' | 'sansBold'

export type Direction = 'ltr' | 'rtl'

/** Words on one line. `x` is the left edge of what is drawn, `y` the baseline. */
export type PictureWords = {
  text: string
  x: number
  y: number
  size: number
  face: Face
  colour: string
  direction: Direction
}

/** A filled outline in the units of SVG, moved to `x` and `y` and scaled. */
export type FilledShape = { path: string; fill: string; opacity?: number; x?: number; y?: number; scale?: number }

/** A picture as what to draw and where: the server draws it as a PNG, the browser on a canvas. */
export type Picture = {
  width: number
  height: number
  /** The colours of the background, from top to bottom. */
  paper: [top: string, bottom: string]
  shapes: FilledShape[]
  words: PictureWords[]
}

/** The width of a text in a face at a size. */
export type Measure = (text: string, face: Face, size: number) => number
