/** A verse as a key of maps and sets, such as "JHN.3.16". */
export const verseKey = ({ book, chapter, verse }: { book: string; chapter: number; verse: number }): string =>
  `${book}.${chapter}.${verse}`
