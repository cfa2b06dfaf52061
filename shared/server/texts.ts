import { psalmTitles } from '../bible/psalm-titles.ts'
import { type Texts, textsOf } from '../quotes/texts.ts'
import type { TextHead } from '../seals/text-head.ts'
import { entryAt, placeOfEntry } from '../seals/text-index.ts'
import type { Db } from './db.ts'
import { libraryOf } from './library.ts'
import { writtenSayings } from './sayings.ts'
import { findChapterHtml } from './sql/bibles.ts'
import { findEntryText } from './sql/text-indexes.ts'

/** Opens the installed texts for the check of one answer. A text is loaded when first needed. */
export async function openTexts(db: Db, bibleId: string): Promise<Texts> {
  const library = libraryOf(db)
  const heads = await library.heads()
  const own = heads.find(({ id }) => id === bibleId)
  return textsOf({
    own: own && (await library.text(own)),
    bibles: () => Promise.all(comparedWith(own, heads).map(library.text)),
    teachers: (kind) => Promise.all(heads.filter((head) => head.kind === kind).map(library.text)),
    sayings: writtenSayings(),
    placed: library.placed,
    titlesOf: async ({ id }, book, chapter) => psalmTitles((await findChapterHtml(db, id, book, chapter)) ?? ''),
    entryText: ({ text, at }) => findEntryText(db, text, placeOfEntry(text.index, entryAt(text.index, at))),
  })
}

/** With hundreds of installed translations a process cannot load them all. */
const MOST_COMPARED = 16

/** The translations that quotations are compared with, the reader's first and the others in the order of the catalogue. */
function comparedWith(own: TextHead | undefined, heads: readonly TextHead[]): TextHead[] {
  const others = heads.filter(({ id, kind }) => kind === 'scripture' && id !== own?.id)
  const rank = ({ language }: TextHead) => (language === own?.language ? 0 : 1)
  const chosen = new Set(others.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_COMPARED - 1))
  return [...(own ? [own] : []), ...others.filter((head) => chosen.has(head))]
}
