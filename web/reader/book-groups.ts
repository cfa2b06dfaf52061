/** A group of books, by the key of its name. */
type BookGroup = 'law' | 'history' | 'poetry' | 'prophets' | 'gospels' | 'letters' | 'revelation' | 'apocrypha'

/** The groups of books in the order of most Bibles; a book in none of them is apocryphal. */
const groups: readonly (readonly [id: BookGroup, members: string])[] = [
  ['law', 'GEN EXO LEV NUM DEU'],
  ['history', 'JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH EZR NEH EST'],
  ['poetry', 'JOB PSA PRO ECC SNG'],
  ['prophets', 'ISA JER LAM EZK DAN HOS JOL AMO OBA JON MIC NAM HAB ZEP HAG ZEC MAL'],
  ['gospels', 'MAT MRK LUK JHN ACT'],
  ['letters', 'ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI 2TI TIT PHM HEB JAS 1PE 2PE 1JN 2JN 3JN JUD'],
  ['revelation', 'REV'],
]
const OTHERS: BookGroup = 'apocrypha'

/** The books by group, in their own order within each; empty groups are left out. */
export function groupsOf<Book extends { id: string }>(books: readonly Book[]): { id: BookGroup; books: Book[] }[] {
  const kinds = new Map([...groups.map(([id]) => id), OTHERS].map((id): [BookGroup, Book[]] => [id, []]))
  for (const book of books)
    kinds.get(groups.find(([, members]) => members.includes(book.id))?.[0] ?? OTHERS)!.push(book)
  return [...kinds].map(([id, members]) => ({ id, books: members })).filter(({ books }) => books.length > 0)
}
