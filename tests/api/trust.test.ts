import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { releaseInstructions } from '../../shared/server/sql/instructions.ts'
import { countCitations, countHours } from '../../shared/server/sql/trust.ts'
import { careInstructions } from '../../workers/prompts/care.ts'
import { publishInstructions } from '../../workers/upkeep/publish-instructions.ts'
import { startApi, type TestApi } from '../helpers/client/api.ts'
import { insertConversation } from '../helpers/client/conversation.ts'
import { createTestDatabase, ownDatabase, type TestDatabase } from '../helpers/db/database.ts'
import { insertVisitor } from '../helpers/db/visitor.ts'

let database: TestDatabase
let api: TestApi

beforeAll(async () => {
  database = await createTestDatabase()
  api = await startApi({ databaseUrl: database.url })
  await Promise.all([publishInstructions(database.db), publishInstructions(database.db)])
})

afterAll(async () => {
  await api.stop()
  await database.drop()
})

type Release = { kind: string; theology_slug: string; profile_slug: string; commentary: string; hash: string }
const published = async () =>
  (await api.get('/api/instructions')).json().releases as (Release & { is_current: boolean })[]

test('every choice of a reader has its instruction once, with any number of workers publishing', async () => {
  const releases = (await published()).filter(({ kind }) => kind === 'answer')
  const { theologies } = (await api.get('/api/theologies')).json()
  const { profiles } = (await api.get('/api/profiles')).json()
  expect(releases).toHaveLength(theologies.length * profiles.length * 2)
  expect(releases.every(({ is_current }) => is_current)).toBe(true)
  const choices = releases.map((each) => [each.theology_slug, each.profile_slug, each.commentary].join('/'))
  expect(new Set(choices).size).toBe(choices.length)
})

test('an instruction is readable at its hash, byte for byte', async () => {
  for (const { hash } of await published()) {
    const answer = await api.get(`/api/instructions/${hash}`)
    expect(answer.headers['cache-control']).toMatch(/^public/)
    expect(createHash('sha256').update(answer.json().text).digest('hex')).toBe(hash)
  }
})

test('the instructions for readers in distress are published too', async () => {
  const [part, ...others] = (await published()).filter(({ kind }) => kind === 'care')
  expect(others).toEqual([])
  expect((await api.get(`/api/instructions/${part!.hash}`)).json().text).toBe(careInstructions)
})

test('an unknown hash is not found', async () => {
  for (const hash of ['0'.repeat(64), 'x', '%00', 'A'.repeat(64)]) {
    expect((await api.get(`/api/instructions/${hash}`)).status).toBe(404)
  }
})

test('a changed instruction keeps its predecessor and refers to it', async () => {
  const own = await ownDatabase()
  const other = await startApi({ databaseUrl: own.url })
  const release = (text: string) => {
    const hash = createHash('sha256').update(text).digest('hex')
    const choice = { kind: 'answer' as const, theology_slug: 'christian', profile_slug: 'reader', commentary: '' }
    return { ...choice, hash, text }
  }
  const texts = ['Be brief.\n', 'Be brief and kind.\n', 'Be brief and kind.\n', 'Be brief.\n'].map(release)
  for (const each of texts) await releaseInstructions(own.db, [each])
  const { releases } = (await other.get('/api/instructions')).json()
  expect(releases.map(({ hash, is_current }: { hash: string; is_current: boolean }) => [hash, is_current])).toEqual([
    [texts[0]!.hash, true],
    [texts[1]!.hash, false],
    [texts[0]!.hash, false],
  ])
  const changed = (await other.get(`/api/instructions/${texts[1]!.hash}`)).json()
  expect(changed).toMatchObject({ text: 'Be brief and kind.\n', previous: texts[0]!.hash })
  // published again after a change: the text it replaced is the previous one
  expect((await other.get(`/api/instructions/${texts[0]!.hash}`)).json().previous).toBe(texts[1]!.hash)
  await other.stop()
})

test('the figures count quotations by verdict, without their words', async () => {
  const own = await ownDatabase()
  const other = await startApi({ databaseUrl: own.url })
  const owner = await insertVisitor(own.db)
  const { answerId } = await insertConversation(own.db, owner)
  const old = await insertConversation(own.db, owner)
  const citation = (verdict: string, quote?: string) => ({
    ...{ ref: 'John 3:16', book: 'JHN', chapter: 3, start_verse: 16, end_verse: 16, verdict },
    ...(quote && { quote }),
  })
  const citations = [
    citation('exact', 'For God so loved the world'),
    citation('repaired', 'that he gave'),
    citation('paraphrase', 'a sense'),
    citation('unresolved', 'nowhere'),
    citation('exact'),
    citation('unresolved'),
  ]
  const set = { citations: JSON.stringify(citations) }
  await own.db.updateTable('messages').set(set).where('id', '=', answerId).execute()
  const longAgo = new Date(Date.now() - 31 * 86_400_000)
  await own.db
    .updateTable('messages')
    .set({ ...set, finished_at: longAgo })
    .where('id', '=', old.answerId)
    .execute()
  const answer = await other.get('/api/trust')
  expect(answer.json().last_thirty_days).toEqual({
    ...{ answers: 1, quotations: 4, exact: 1, repaired: 1, paraphrase: 1, references: 2, unresolved: 2 },
  })
  expect(answer.text).not.toContain('loved')
  await other.stop()
})

test('thirty days are counted by the hour, each answer once, and rechecked answers again', async () => {
  const { db } = await ownDatabase()
  const owner = await insertVisitor(db)
  const citation = { ref: 'John 3:16', book: 'JHN', chapter: 3, start_verse: 16, end_verse: 16, verdict: 'exact' }
  const answerOf = async (hoursAgo: number) => {
    const { answerId } = await insertConversation(db, owner)
    const finished_at = sql<Date>`now() - make_interval(hours => ${hoursAgo})`
    const citations = JSON.stringify([{ ...citation, quote: 'God is love' }, citation])
    await db.updateTable('messages').set({ finished_at, citations }).where('id', '=', answerId).execute()
    return answerId
  }
  const ages = [0, 1, 2, 5, 48, 24 * 29, 24 * 32]
  const answers = new Map<number, number>()
  for (const age of ages) answers.set(age, await answerOf(age))
  // the old ones are not counted yet, only the new ones
  expect((await countCitations(db)).answers).toBe(3)
  for (let run = 0; run < 3; run++) {
    await countHours(db)
    expect(await countCitations(db)).toMatchObject({
      answers: 6,
      quotations: 6,
      exact: 6,
      references: 6,
      unresolved: 0,
    })
  }
  const found = JSON.stringify([{ ...citation, verdict: 'unresolved' }])
  await db.updateTable('messages').set({ citations: found }).where('id', '=', answers.get(48)!).execute()
  await db
    .updateTable('answer_counts')
    .set({ counted_at: sql`'-infinity'` })
    .where('hour', '=', sql<Date>`date_trunc('hour', now() - interval '48 hours', 'UTC')`)
    .execute()
  await countHours(db)
  expect(await countCitations(db)).toMatchObject({ answers: 6, quotations: 5, references: 6, unresolved: 1 })
})
