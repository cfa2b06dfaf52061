/** The groups of books in the order of most Bibles; a book in none of them is apocryphal. */
const groups: readonly (readonly [name: string, ids: string])[] = [
  ['Law', 'GEN EXO LEV NUM DEU'],
  ['History', 'JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH EZR NEH EST'],
  ['Poetry and wisdom', 'JOB PSA PRO ECC SNG'],
  ['Prophets', 'ISA JER LAM EZK DAN HOS JOL AMO OBA JON MIC NAM HAB ZEP HAG ZEC MAL'],
  ['Gospels and Acts', 'MAT MRK LUK JHN ACT'],
  ['Letters', 'ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI 2TI TIT PHM HEB JAS 1PE 2PE 1JN 2JN 3JN JUD'],
  ['Revelation', 'REV'],
]
const OTHERS = 'Apocrypha'

/** The books by group, in their own order within each; empty groups are left out. */
export function groupsOf<Book extends { id: string }>(books: readonly Book[]): { name: string; books: Book[] }[] {
  const kinds = new Map<string, Book[]>([...groups.map(([name]) => name), OTHERS].map((name) => [name, []]))
  for (const book of books) kinds.get(groups.find(([, ids]) => ids.includes(book.id))?.[0] ?? OTHERS)!.push(book)
  return [...kinds].map(([name, members]) => ({ name, books: members })).filter(({ books }) => books.length > 0)
}
