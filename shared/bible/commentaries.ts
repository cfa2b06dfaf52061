/** A commentary that can be imported, with its author, date and tradition. */
export type CommentaryWork = {
  id: string
  /** The SWORD module that it is imported from. */
  module: string
  name: string
  author: string
  /** When it was written or published. */
  written: string
  tradition: string
}

/** The commentaries in the order in which they are offered. The first is part of every installation. */
export const commentaryWorks: readonly CommentaryWork[] = [
  {
    id: 'mhc',
    module: 'MHCC',
    name: 'Matthew Henry’s Concise Commentary',
    author: 'Matthew Henry',
    written: '1706–1714',
    tradition: 'Presbyterian, England',
  },
  {
    id: 'tdavid',
    module: 'TDavid',
    name: 'The Treasury of David',
    author: 'C. H. Spurgeon',
    written: '1869–1885',
    tradition: 'Baptist, England',
  },
  {
    id: 'scofield',
    module: 'Scofield',
    name: 'Scofield Reference Notes',
    author: 'C. I. Scofield',
    written: '1917',
    tradition: 'dispensationalist, United States',
  },
]

/** The commentary with this id; undefined for any other text. */
export const commentaryWork = (id: string): CommentaryWork | undefined => commentaryWorks.find((each) => each.id === id)
