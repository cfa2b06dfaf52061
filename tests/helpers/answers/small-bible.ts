import type { ReaderTranslation } from '../../../shared/bible/reader-translation.ts'
import { checkWith } from '../../../shared/quotes/check-answer.ts'
import { textsOf } from '../../../shared/quotes/texts.ts'
import { createSayings } from '../../../shared/seals/sayings.ts'
import { buildFingerprints, buildWords, versificationOf } from '../../../shared/seals/text-index.ts'
import { joinTexts } from '../../../shared/search/verse-texts.ts'
import { versesIn } from '../../../shared/search/verses-in.ts'

export type SmallVerse = [book: string, chapter: number, verse: number, text: string]

const pause = () => undefined

/** Checks answers, asked at John 3, in a translation that has only these verses. Returns the content and each span's words. */
export async function openSmallBible(language: string, verses: readonly SmallVerse[]) {
  const entries = verses.map(([book, chapter, verse, text]) => ({ book, chapter, verse, verse_end: verse, text }))
  const { words } = await buildWords(entries, pause)
  const index = { ...words, ...(await buildFingerprints(words.words, pause)) }
  const head = { id: 'small', kind: 'scripture' as const, name: 'Small', abbreviation: 'SB', language, version: '1' }
  const own = { ...head, index }
  const placed = { index, texts: joinTexts(entries.map(({ text }) => text)) }
  const translation: ReaderTranslation = {
    ...{ id: head.id, language, books: new Map(), versification: versificationOf(index) },
  }
  return async (text: string) => {
    const { content, spans } = await checkWith({
      ...{ text, translation, place: { bible_id: head.id, book: 'JHN', chapter: 3, verses: [] } },
      texts: textsOf({
        own,
        bibles: async () => [own],
        teachers: async () => [],
        sayings: createSayings([]),
        placed: async () => placed,
        entryText: async () => '',
      }),
      read: async (range) => versesIn(placed, range),
    })
    return { content, spans: spans.map((span) => ({ ...span, words: content.slice(span.start, span.end) })) }
  }
}
