import type { ReaderTranslation } from '../../../shared/bible/reader-translation.ts'
import { checkWith } from '../../../shared/quotes/check-answer.ts'
import { textsOf } from '../../../shared/quotes/texts.ts'
import { createSayings } from '../../../shared/seals/sayings.ts'
import { buildFingerprints, buildWords, versificationOf } from '../../../shared/seals/text-index.ts'
import { joinTexts } from '../../../shared/search/verse-texts.ts'
import { versesIn } from '../../../shared/search/verses-in.ts'

export type SmallVerse = [book: string, chapter: number, verse: number, text: string]

const pause = () => undefined

async function openBible(abbreviation: string, language: string, verses: readonly SmallVerse[]) {
  const entries = verses.map(([book, chapter, verse, text]) => ({ book, chapter, verse, verse_end: verse, text }))
  const { words } = await buildWords(entries, pause)
  const index = { ...words, ...(await buildFingerprints(words.words, pause)) }
  const head = { id: abbreviation.toLowerCase(), kind: 'scripture' as const, name: abbreviation, version: '1' }
  const text = { ...head, abbreviation, language, index }
  return { text, placed: { index, texts: joinTexts(entries.map((each) => each.text)) } }
}

/** Checks answers, asked at John 3, in a translation that has only these verses. Returns the content and each span's words. */
export const openSmallBible = (language: string, verses: readonly SmallVerse[]) =>
  openSmallBibles([['SB', language, verses]])

type SmallBible = [abbreviation: string, language: string, verses: readonly SmallVerse[]]

/**
 * The same with several translations installed, the reader's own first; or the reader's own is a publisher's, with the
 * verses of `published`.
 */
export async function openSmallBibles(
  list: readonly SmallBible[],
  { published }: { published?: readonly SmallVerse[] } = {},
) {
  const bibles = await Promise.all(list.map((each) => openBible(...each)))
  const read = published ? await openBible('PUB', 'en', published) : bibles[0]!
  const { id, language, index } = read.text
  const translation: ReaderTranslation = { id, language, books: new Map(), versification: versificationOf(index) }
  return async (text: string) => {
    const { content, spans } = await checkWith({
      ...{ text, translation, place: { bible_id: id, book: 'JHN', chapter: 3, verses: [] } },
      isPublished: published !== undefined,
      texts: textsOf({
        own: published ? undefined : read.text,
        bibles: async () => bibles.map((each) => each.text),
        teachers: async () => [],
        sayings: createSayings([]),
        placed: async (of) => bibles.find((each) => each.text === of)!.placed,
        entryText: async () => '',
      }),
      read: async (range) => versesIn(read.placed, range),
    })
    return { content, spans: spans.map((span) => ({ ...span, words: content.slice(span.start, span.end) })) }
  }
}
