/** Words of one verse, heading or title with the same marks. */
export type TextPiece = {
  kind: 'text'
  text: string
  /** The verse the words belong to; 0 for headings and titles. */
  verse: number
  /** Serial number of the words-of-Jesus span, 0 outside of one. */
  wj: number
  nd: boolean
  add: boolean
  strong: string
}
