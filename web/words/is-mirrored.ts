/** True while the interface is written from right to left: what is ahead is on the left. */
export const isMirrored = (): boolean => document.documentElement.dir === 'rtl'
