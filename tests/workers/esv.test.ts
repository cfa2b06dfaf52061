import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEsv } from '../../shared/server/esv/esv.ts'
import { createFinder } from '../../shared/server/finder.ts'
import { createLog } from '../../shared/server/log.ts'
import { NOT_STORED } from '../../shared/server/publisher.ts'
import { checkAnswer } from '../../workers/quotes/quotes.ts'
import { createTools } from '../../workers/tools/tools.ts'
import { ask } from '../helpers/client/reader.ts'
import { ESV_KEY, placeholder, startEsvServer, status } from '../helpers/model/esv-server.ts'
import { callPart, response, textPart } from '../helpers/model/shapes.ts'
import { type Stack, startStack } from '../helpers/stack/stack.ts'

const quiet = createLog('test', 'silent')
let server: Awaited<ReturnType<typeof startEsvServer>>
let stack: Stack
beforeAll(async () => {
  server = await startEsvServer()
  stack = await startStack({ env: { ESV_API_KEY: ESV_KEY, ESV_BASE_URL: server.url, ENABLE_AUDIT: 'true' } })
})
afterAll(async () => {
  await stack.stop()
  await server.close()
})

const place = { bible_id: 'eng-esv', book: 'JHN', chapter: 3, verses: [] }
/** A reader of the ESV whose process has cached nothing yet. */
const publisher = () => createEsv({ ESV_API_KEY: ESV_KEY, ESV_BASE_URL: server.url, ESV_KEPT_VERSES: 400 }, quiet)!
const check = (text: string) =>
  checkAnswer({ db: stack.database.db, publisher: publisher(), text, bible_id: 'eng-esv', language: 'en', place })

describe('a quotation of the ESV', () => {
  test('that is word for word in its chapter is sealed', async () => {
    const quote = placeholder(8, 28)
    const { content, citations } = await check(`> ${quote}\n> — Romans 8:28`)
    expect(content).toContain(quote)
    expect(citations).toMatchObject([{ ref: 'Romans 8:28', verdict: 'exact', quote }])
    expect(content.slice(citations[0]!.at!.start, citations[0]!.at!.end)).toBe(quote)
  })
  test('that is nearly exact is replaced by the publisher’s text', async () => {
    const { content, citations } = await check(
      '> Placeholder sentence 28 of chapter 8 speaks of a lamp and many rivers.\n> — Romans 8:28',
    )
    expect(content).toContain(placeholder(8, 28))
    expect(citations[0]!.verdict).toBe('repaired')
  })
  test('has no seal if the publisher returns no text, and its reference stays a link', async () => {
    server.script(status(500))
    const quote = placeholder(2, 8)
    const { content, citations } = await check(`It says “${quote}” (Ephesians 2:8).`)
    expect(content).toContain('[Ephesians 2:8](/read/EPH/2?verse=8)')
    expect(citations.map(({ at, verdict }) => [at, verdict])).toEqual([[undefined, 'paraphrase']])
  })
  test('has no seal beyond the chapters that one answer may ask for', async () => {
    const before = server.calls.length
    const lines = Array.from({ length: 30 }, (_, index) => `“${placeholder(index + 1, 1)}” (Genesis ${index + 1}:1)`)
    const { citations } = await check(lines.join('\n\n'))
    const asked = new Set(server.calls.slice(before).map(({ passage }) => passage))
    expect(asked.size).toBe(12)
    expect(citations.filter(({ at }) => at)).toHaveLength(12)
  })
})

describe('a tool', () => {
  const call = async (name: string, args: unknown) => {
    const finder = createFinder(stack.database.db, quiet)
    const signal = new AbortController().signal
    return createTools({ db: stack.database.db, finder, publisher: publisher(), place, signal }).call(name, args)
  }
  test('reads a passage', async () => {
    const { result } = await call('get_passage', { reference: 'Ruth 1:16' })
    expect(result).toMatchObject({
      translation: 'English Standard Version',
      passages: [{ verses: [{ chapter: 1, verse: 16, text: placeholder(1, 16) }] }],
    })
  })
  test('says that words cannot be searched', async () => {
    expect((await call('search_scripture', { query: 'lamps' })).result).toEqual({
      error: 'the words of the ESV cannot be searched; use find_passages',
    })
  })
  test('says that a passage is too long', async () => {
    expect((await call('get_passage', { reference: 'Genesis 1-50' })).result.error).toMatch(/fewer chapters/)
  })
  test('says that the publisher does not answer', async () => {
    server.script(status(502))
    expect((await call('get_passage', { reference: 'Ruth 2' })).result.error).toMatch(/is not responding right now/)
  })
})

describe('a question about a chapter of the ESV', () => {
  test('is answered with the chapter, and its text is stored only in what the answer quotes', async () => {
    const prompts: string[] = []
    stack.gemini.script([
      async ({ reply, body }) => {
        prompts.push(JSON.stringify(body))
        reply.frame(response([callPart('get_passage', { reference: 'Ruth 1:16' })], 'STOP'))
      },
      async ({ reply, body }) => {
        prompts.push(JSON.stringify(body))
        reply.frame(response([textPart(`> ${placeholder(3, 16)}\n> — John 3:16`)], 'STOP'))
      },
    ])
    const reader = ask({ prompt: 'What is said here?', bible_id: 'eng-esv' }, { port: stack.api.port })
    await reader.ended
    expect(reader.text()).toContain(placeholder(3, 16))
    expect(prompts[0]).toContain(placeholder(3, 36))
    expect(prompts[1]).toContain(placeholder(1, 16))
    const { db } = stack.database
    const audits = await db.selectFrom('audits').selectAll().where('message_id', '=', reader.messageId()).execute()
    expect(audits).toHaveLength(1)
    const { input_prompt, tool_results } = audits[0]!
    expect(input_prompt).toContain(`<passage>\n${NOT_STORED}\n</passage>`)
    expect(input_prompt).toContain('What is said here?')
    expect(tool_results).toEqual([{ tool_name: 'get_passage', result: { note: NOT_STORED } }])
    const { citations } = await db
      .selectFrom('messages')
      .select('citations')
      .where('id', '=', reader.messageId())
      .executeTakeFirstOrThrow()
    expect(citations).toMatchObject([{ verdict: 'exact', quote: placeholder(3, 16) }])
  })
  test('is answered without the chapter while the publisher is down', async () => {
    server.script(status(500))
    const reader = ask(
      { prompt: 'And here?', bible_id: 'eng-esv', bookId: 'RUT', chapter: 4 },
      { port: stack.api.port },
    )
    await expect(reader.ended).resolves.toMatchObject({ data: { status: 'complete' } })
  })
})
