import type { WrittenEntry } from '#shared/finder/written-entries.ts'
import type { Db } from '#shared/server/db.ts'
import { checkAnswer } from '../quotes/quotes.ts'

/** The translations in which visitors read the sentences, each with the sentence of its language. */
const readers = [
  { bible_id: 'eng-web', language: 'en', sentence: 'says' },
  { bible_id: 'eng-kjv', language: 'en', sentence: 'says' },
  { bible_id: 'spa-rv1909', language: 'es', sentence: 'dice' },
] as const

/**
 * The written sentences that an answer would show with the mark “not found in WEB”: they speak as if they quoted. Those about a
 * saying that is not in the Bible are not among them.
 */
export async function markedSentences(db: Db, entries: readonly WrittenEntry[]): Promise<string[]> {
  const marked: string[] = []
  for (const { bible_id, language, sentence } of readers) {
    for (const entry of entries.filter(({ kind }) => kind !== 'saying')) {
      const text = entry[sentence]
      const [first] = entry.read
      if (!text || !first) continue
      const place = { bible_id, book: first.book, chapter: first.start_chapter, verses: [] }
      const { content, spans } = await checkAnswer({ db, bible_id, language, text, place })
      for (const { start, end } of spans.filter(({ verdict }) => verdict === 'not_found'))
        marked.push(`${bible_id}, ${entry.en[0]}: not_found: ${content.slice(start, end)}`)
    }
  }
  return marked
}
