import type { Span } from '#shared/contract/spans.ts'
import type { WrittenEntry } from '#shared/finder/written-entries.ts'
import type { Db } from '#shared/server/db.ts'
import { checkAnswer } from '../quotes/quotes.ts'

/** The translations in which visitors read the sentences, each with the sentence of its language. */
const readers = [
  { bible_id: 'eng-web', language: 'en', sentence: 'says' },
  { bible_id: 'eng-kjv', language: 'en', sentence: 'says' },
  { bible_id: 'spa-rv1909', language: 'es', sentence: 'dice' },
] as const

/** The written sentences that an answer would show with a mark, such as “not found in WEB”: they are no quotations. */
export async function markedSentences(db: Db, entries: readonly WrittenEntry[]): Promise<string[]> {
  const marked: string[] = []
  for (const { bible_id, language, sentence } of readers) {
    for (const entry of entries) {
      const text = entry[sentence]
      const [first] = entry.read
      if (!text || !first) continue
      const place = { bible_id, book: first.book, chapter: first.start_chapter, verses: [] }
      const { content, spans } = await checkAnswer({ db, bible_id, language, text, place })
      for (const span of spans.filter(isMarked))
        marked.push(`${bible_id}, ${entry.en[0]}: ${span.verdict}: ${content.slice(span.start, span.end)}`)
    }
  }
  return marked
}

const isMarked = ({ verdict }: Span) => verdict !== 'exact' && verdict !== 'shortened'
