import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createLog } from '../../shared/server/log.ts'
import { createQueues, type Queues, scheduleNightly } from '../../shared/server/queues.ts'
import { createRedis, type Redis } from '../../shared/server/redis.ts'
import { lastWarmUp } from '../../shared/server/sql/warm-up.ts'
import { suggestionInstructions } from '../../workers/prompts/suggestions.ts'
import { WARM_UP } from '../../workers/suggestions/warm-up.ts'
import { hashOf } from '../../workers/upkeep/publish-instructions.ts'
import { createClient } from '../helpers/client/client.ts'
import { response, textPart } from '../helpers/model/shapes.ts'
import { ownRedis } from '../helpers/stack/own-redis.ts'
import { startWorker, type TestProcess } from '../helpers/stack/processes.ts'
import { type Stack, startStack } from '../helpers/stack/stack.ts'

let stack: Stack
let redis: Redis
let queues: Queues
const workers: TestProcess[] = []
const within = { timeout: 25_000, interval: 50 }

beforeAll(async () => {
  stack = await startStack({ workers: 0 })
  redis = createRedis(stack.redisUrl, 'worker', createLog('test', 'silent'), 'test')
  queues = createQueues(redis)
})
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.end('SIGKILL')
})
afterAll(async () => {
  redis?.disconnect()
  await stack?.stop()
})

async function batchWorker(env: Record<string, string> = {}): Promise<TestProcess> {
  const own = { LLM_PROVIDER: 'gemini', GEMINI_API_KEY: 'x', GEMINI_BASE_URL: stack.gemini.url, ...env }
  const settings = {
    databaseUrl: stack.database.url,
    redisUrl: stack.redisUrl,
    env: { WORKER_LOCK_SECONDS: '1', ...own },
  }
  const worker = await startWorker(settings, ['--queues', 'suggestion-precompute'])
  workers.push(worker)
  return worker
}

/** Resolves when a worker has put off the queue this often, which is more often than a job may be attempted. */
async function checkedOften(queue: Queues['suggestion-precompute'], times: number): Promise<void> {
  let left = 0
  let checks = 0
  await vi.waitUntil(
    async () => {
      const before = left
      left = await redis.pttl(queue.toKey('limiter'))
      if (left > before) checks++
      return checks >= times
    },
    { timeout: 60_000, interval: 50 },
  )
}

const suggestionsOf = async (book: string, chapter: number) =>
  (await createClient(stack.api.port).get(`/api/bible/eng-web/book/${book}/chapters/${chapter}/suggestions`)).json()
    .suggestions as { question: string; summary: string }[]

const worksOn = (entity: string) =>
  stack.database.db
    .selectFrom('work_item')
    .select(['id', 'state', 'error_code', 'runs'])
    .where('entity_id', '=', entity)
    .where('kind', '=', 'suggestion-precompute')
    .execute()

const storedOf = (book: string, chapter: number) =>
  stack.database.db
    .selectFrom('suggestion_sets')
    .select(['suggestions', 'model_provider'])
    .where('book', '=', book)
    .where('chapter', '=', chapter)
    .execute()

const five = (word: string) =>
  [
    'Why does it tell of',
    'Who speaks of',
    'What follows from',
    'When does anybody think of',
    'How would we today see',
  ].map((begin, i) => ({ question: `${begin} ${word}?`, summary: `What is ${word} ${i}` }))
const filledIn = ['Abraham', 'Abimelech', 'Sarah', 'Gerar', 'Egypt'].map((name) => ({
  ...{ question: `What part does ${name} play?`, summary: `Who is ${name}` },
}))

test('a cache miss is answered immediately with written questions, and one better set is requested for any number of readers', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => suggestionsOf('RUT', 2)))
  expect(answers.every((each) => each.length === 3)).toBe(true)
  expect(stack.gemini.calls).toHaveLength(0)
  const entity = 'eng-web/RUT/2/christian/reader/'
  await vi.waitUntil(async () => (await worksOn(entity)).length > 0, within)
  const better = { suggestions: five('gleaning') }
  stack.gemini.script([async ({ reply }) => reply.frame(response([textPart(JSON.stringify(better))], 'STOP'))])
  await batchWorker()
  await vi.waitUntil(async () => (await storedOf('RUT', 2)).length > 0, within)
  expect(await suggestionsOf('RUT', 2)).toEqual(better.suggestions)
  expect(await worksOn(entity)).toMatchObject([{ state: 'done', error_code: null, runs: 1 }])
  expect(stack.gemini.calls).toHaveLength(1)
})

test('questions that break a rule are dropped, and the others stay', async () => {
  const own = await suggestionsOf('RUT', 3)
  const mixed = [five('submarines')[0]!, ...five('barley').slice(1, 4)]
  stack.gemini.script([
    async ({ reply }) => reply.frame(response([textPart(JSON.stringify({ suggestions: mixed }))], 'STOP')),
  ])
  await batchWorker()
  await vi.waitUntil(async () => (await storedOf('RUT', 3)).length > 0, within)
  expect(await suggestionsOf('RUT', 3)).toEqual(mixed.slice(1))
  expect(own).not.toEqual(mixed.slice(1))
})

test.each([
  ['too few', { suggestions: five('Abraham').slice(3) }],
  ['the same one five times', { suggestions: Array(5).fill(five('x')[0]) }],
  ['links and tags', { suggestions: five('https://sink.example') }],
  ['no question', { suggestions: five('x').map((each) => ({ ...each, question: 'Buy this now' })) }],
  ['something else', { answer: 42 }],
  ['a template', { suggestions: filledIn }],
  ['nothing of the passage', { suggestions: five('submarines') }],
])('%s from a model is ignored: the written ones stay', async (what, value) => {
  const kinds = ['too few', 'the same one five times', 'links and tags', 'no question', 'something else', 'a template']
  const chapter = kinds.includes(what) ? kinds.indexOf(what) : kinds.length
  const own = await suggestionsOf('GEN', 20 + chapter)
  const say = async ({ reply }: { reply: { frame: (frame: ReturnType<typeof response>) => void } }) =>
    reply.frame(response([textPart(JSON.stringify(value))], 'STOP'))
  stack.gemini.script([say])
  await batchWorker()
  await vi.waitUntil(async () => (await storedOf('GEN', 20 + chapter)).length > 0, within)
  expect((await storedOf('GEN', 20 + chapter))[0]!.suggestions).toEqual(own)
})

test('the nightly run is scheduled once, at 03:15 UTC, and rescheduled if Redis lost it', async () => {
  await batchWorker({ LLM_PROVIDER: 'builtin' })
  await batchWorker({ LLM_PROVIDER: 'builtin' })
  const queue = queues['suggestion-precompute']
  await vi.waitUntil(async () => (await queue.getJobSchedulers()).length > 0, within)
  expect(await queue.getJobSchedulers()).toMatchObject([{ key: WARM_UP, pattern: '15 3 * * *', tz: 'UTC' }])
})

test('a nightly run that is due and has not started stays, and is rescheduled if it was lost', async () => {
  const own = await ownRedis()
  const nightly = createQueues(own.redis)
  const queue = nightly['suggestion-precompute']
  const due = new Date(Date.now() + 2000)
  const pattern = `${due.getUTCSeconds()} ${due.getUTCMinutes()} ${due.getUTCHours()} * * *`
  const schedule = () => scheduleNightly(nightly, 'night', { pattern, tz: 'UTC' })
  const runs = async () => (await queue.getJobs(['delayed', 'waiting', 'prioritized'])).map(({ id }) => id)
  await schedule()
  const [run] = await runs()
  await new Promise((done) => setTimeout(done, due.getTime() - Date.now() + 1500))
  await schedule()
  expect(await runs()).toEqual([run])
  expect((await queue.getJob(run!))?.opts.attempts).toBeGreaterThan(1)
  // with another schedule, or in a Redis that lost its data
  await scheduleNightly(nightly, 'night')
  expect(await queue.getJobSchedulers()).toMatchObject([{ key: 'night', pattern: '15 3 * * *', tz: 'UTC' }])
  await own.redis.flushall()
  await scheduleNightly(nightly, 'night')
  expect(await runs()).toHaveLength(1)
})

test('a warm-up that is killed and restarted leaves every chapter with exactly one current set', {
  timeout: 180_000,
}, async () => {
  const { db } = stack.database
  const edition = { instructions_hash: hashOf(suggestionInstructions), model_provider: 'builtin' }
  // all but about two hundred exist already, some of them with other instructions
  await sql`
    insert into suggestion_sets (bible_id, book, chapter, theology_slug, profile_slug, scope, instructions_hash, model_provider, suggestions)
    select bible_id, book, chapter, 'christian', 'reader', '',
      case when book = 'ISA' then 'old' else ${edition.instructions_hash} end, 'builtin', '[]'
    from chapters where bible_id = 'eng-web' and book not in ('PSA', 'JHN', 'RUT')
    on conflict do nothing`.execute(db)
  const begin = () => queues['suggestion-precompute'].add(WARM_UP, { workId: '', gen: 0, v: 1 })
  const left = async () => (await lastWarmUp(db, 'eng-web'))?.left
  const first = await batchWorker({ LLM_PROVIDER: 'builtin' })
  await begin()
  const { missing } = await vi.waitUntil(() => lastWarmUp(db, 'eng-web'), within)
  expect(missing).toBeGreaterThan(200)
  await vi.waitUntil(async () => (await left())! < missing, within)
  await first.end('SIGKILL')
  await begin()
  await batchWorker({ LLM_PROVIDER: 'builtin' })
  await vi.waitUntil(async () => (await lastWarmUp(db, 'eng-web'))?.finished_at, { timeout: 120_000, interval: 100 })
  expect(await left()).toBe(0)
  const { rows } = await sql<{ wrong: number; runs: number; open: number }>`select
    (select count(*)::int from chapters c where c.bible_id = 'eng-web' and 1 <> (
      select count(*) from suggestion_sets s where s.bible_id = c.bible_id and s.book = c.book and s.chapter = c.chapter
        and s.scope = '' and s.instructions_hash = ${edition.instructions_hash} and s.model_provider = 'builtin')) as wrong,
    (select count(*)::int from warm_up_runs) as runs,
    (select count(*)::int from work_item where kind = 'suggestion-precompute' and state in ('queued', 'running')) as open`.execute(
    db,
  )
  expect(rows[0]).toEqual({ wrong: 0, runs: 1, open: 0 })
})

test('GETs beyond their limit make no model call', async () => {
  const env = { RATE_LIMIT_DISABLED: 'false', RATE_LIMIT_SUGGESTIONS_PER_HOUR: '3' }
  const api = await stack.addApi(env)
  const eager = createClient(api.port, { keepsVisitor: true })
  // a theology that no other test uses
  await eager.put('/api/user/theology', { theology_slug: 'lutheran' })
  const before = stack.gemini.calls.length
  for (let chapter = 1; chapter <= 12; chapter++) {
    await eager.get(`/api/bible/eng-web/book/NUM/chapters/${chapter}/suggestions`)
  }
  const states = async () => {
    const items = stack.database.db.selectFrom('work_item').select('state').where('entity_id', 'like', 'eng-web/NUM/%')
    return (await items.execute()).map(({ state }) => state)
  }
  await vi.waitUntil(async () => (await states()).length === 3, within)
  const say = async ({ reply }: { reply: { frame: (frame: ReturnType<typeof response>) => void } }) =>
    reply.frame(response([textPart(JSON.stringify({ suggestions: five('counting') }))], 'STOP'))
  stack.gemini.script([say, say, say])
  await batchWorker()
  await vi.waitUntil(async () => (await states()).every((state) => state === 'done'), within)
  expect(await states()).toHaveLength(3)
  expect(stack.gemini.calls.length - before).toBe(3)
})

test('sets that the budget prevented are generated on another night', async () => {
  const entity = 'eng-web/JUD/1/orthodox/reader/'
  const visitor = createClient(stack.api.port, { keepsVisitor: true })
  await visitor.put('/api/user/theology', { theology_slug: 'orthodox' })
  const path = '/api/bible/eng-web/book/JUD/chapters/1/suggestions'
  await visitor.get(path)
  await vi.waitUntil(async () => (await worksOn(entity)).length > 0, within)
  const before = stack.gemini.calls.length
  await batchWorker({ AI_BUDGET_PER_DAY: '0.000001' })
  await vi.waitUntil(async () => (await worksOn(entity))[0]?.state === 'done', within)
  expect(stack.gemini.calls.length).toBe(before)
  // a set with another model provider is regenerated by the nightly run
  const sets = stack.database.db.selectFrom('suggestion_sets').where('theology_slug', '=', 'orthodox')
  expect(await sets.select('model_provider').execute()).toEqual([{ model_provider: 'builtin' }])
  expect((await visitor.get(path)).json().suggestions).toHaveLength(3)
})

test('warm-ups wait while people wait', { timeout: 120_000 }, async () => {
  const asked = await queues['chat-answer'].add('chat-answer', { workId: '', gen: 0, v: 1 })
  const entity = 'eng-web/JUD/1/catholic/reader/'
  const visitor = createClient(stack.api.port, { keepsVisitor: true })
  await visitor.put('/api/user/theology', { theology_slug: 'catholic' })
  await visitor.get('/api/bible/eng-web/book/JUD/chapters/1/suggestions')
  await vi.waitUntil(async () => (await worksOn(entity)).length > 0, within)
  // with a lock that outlives the pauses of a busy machine: a job that stalls twice fails
  await batchWorker({ LLM_PROVIDER: 'builtin', WORKER_LOCK_SECONDS: '15' })
  await checkedOften(queues['suggestion-precompute'], 5)
  expect(await queues['suggestion-precompute'].getJobCountByTypes('waiting', 'prioritized', 'delayed')).toBeGreaterThan(
    0,
  )
  // items left behind by stopped workers of other tests may have failed
  const failed = (await queues['suggestion-precompute'].getFailed()).map(({ data }) => data.workId)
  expect(failed).not.toContain((await worksOn(entity))[0]?.id)
  expect(await worksOn(entity)).toMatchObject([{ error_code: null, state: 'queued', runs: 0 }])
  await asked.remove()
  await vi.waitUntil(async () => (await worksOn(entity))[0]?.state === 'done', within)
  expect(await worksOn(entity)).toMatchObject([{ runs: 1 }])
})
