import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import ReactMarkdown from 'react-markdown'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Span } from '../../shared/contract/spans.ts'
import { markdownChunks } from '../../shared/markdown/chunks.ts'
import { marksIn } from '../../shared/markdown/marks.ts'
import { remarkAnswer, remarkSpans } from '../../web/chat/remark-spans.ts'
import { createDraws } from '../../workers/eval/draws.ts'
import { loadBibleWords, missingIn } from '../../workers/eval/seal-judge.ts'
import { checkAnswer } from '../../workers/quotes/quotes.ts'
import { falseSeals, type SealCase, trueSeals } from '../helpers/answers/false-seals.ts'
import { randomAnswer } from '../helpers/answers/random-answers.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/db/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ texts: true })
})
afterAll(() => database.drop())

async function sealedBy({ says, bible_id = 'eng-web', book = 'JHN', chapter = 3 }: SealCase) {
  const language = bible_id.startsWith('spa') ? 'es' : 'en'
  const place = { bible_id, book, chapter, verses: [] }
  const { content, citations } = await checkAnswer({ db: database.db, text: says, bible_id, language, place })
  return citations.flatMap(({ at, ...citation }) =>
    at ? [{ ...citation, words: content.slice(at.start, at.end) }] : [],
  )
}

describe.each(Object.entries({ ...falseSeals, 'what deserves a seal': trueSeals }))('%s', (_name, cases) => {
  test.each(cases)('$says', async (given) => {
    const words = await loadBibleWords(database.db, given.bible_id ?? 'eng-web')
    const sealed = await sealedBy(given)
    for (const each of sealed) expect(missingIn(words, each, each.words)).toBeUndefined()
    expect(sealed).toHaveLength(given.seals)
  })
})

test('of two identical quotations the checked one is sealed', async () => {
  const { content, citations } = await checkAnswer({
    ...{ db: database.db, bible_id: 'eng-web', language: 'en' },
    text: 'See “Jesus wept” (Genesis 1:1) and so “Jesus wept” (John 11:35).',
    place: { bible_id: 'eng-web', book: 'GEN', chapter: 1, verses: [] },
  })
  const [sealed] = citations.filter(({ at }) => at)
  expect(sealed).toMatchObject({ ref: 'John 11:35', quote: 'Jesus wept' })
  expect(sealed?.at?.start).toBe(content.lastIndexOf('Jesus wept'))
})

/** Everything under a seal on the page, with the passage that it names: verified words, and sealed block quotes. */
function drawnUnderSeals(content: string, spans: Span[]): { ref: string; words: string }[] {
  return markdownChunks(content).flatMap((chunk) => {
    const marks = marksIn(spans, chunk)
    const plugins = { remarkPlugins: [remarkAnswer, [remarkSpans, { source: chunk.text, marks }]] as never }
    const html = renderToStaticMarkup(createElement(ReactMarkdown, plugins, chunk.text))
    const words = [...html.matchAll(/<span ([^>]*data-verdict="(?:exact|shortened|repaired)"[^>]*)>([^<]*)</g)]
    const quotes = [...html.matchAll(/<blockquote (data-sealed=[^>]*)>([\s\S]*?)<\/blockquote>/g)]
    return [...words, ...quotes].map(([all, , inside = '']) => ({
      ref: /data-ref="([^"]*)"/.exec(all)?.[1] ?? '',
      words: inside
        .replace(/<a [^>]*>[^<]*<\/a>/g, ' ')
        .replace(/<\/?(?:em|strong|span)[^>]*>/g, '')
        .replace(/<[^>]*>|&\w+;/g, ' '),
    }))
  })
}

test('in a thousand random answers no false words have a seal', {
  timeout: 300_000,
}, async () => {
  const random = createDraws(1)
  const words = await loadBibleWords(database.db, 'eng-web')
  let count = 0
  for (let i = 0; i < 1000; i++) {
    const says = randomAnswer(random)
    const { content, spans } = await checkAnswer({
      ...{ db: database.db, text: says, bible_id: 'eng-web', language: 'en' },
      place: { bible_id: 'eng-web', book: 'JHN', chapter: 3, verses: [16] },
    })
    for (const { ref, words: shown } of drawnUnderSeals(content, spans)) {
      if (!/[\p{L}\p{N}]/u.test(shown)) continue
      const sources = spans.flatMap(({ source }) => (source?.ref === ref ? [source] : []))
      const faults = sources.map((passage) => missingIn(words, passage, shown))
      expect(faults, `${shown} in ${JSON.stringify(says)}`).toContain(undefined)
      count++
    }
  }
  expect(count).toBeGreaterThan(300)
})
