import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { badBodies } from '../helpers/client/bad-input/bodies.ts'
import type { BadInput } from '../helpers/client/bad-input/case.ts'
import { badQuestions, missingFields } from '../helpers/client/bad-input/chat.ts'
import { badPaths, crossSite, matches, wrongMethods } from '../helpers/client/bad-input/paths.ts'
import { badReading } from '../helpers/client/bad-input/reading.ts'
import { atForeignHosts, badSharing } from '../helpers/client/bad-input/share.ts'
import { badStudy } from '../helpers/client/bad-input/study.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'
import { listRoutes } from '../helpers/source/routes.ts'

const { api, database } = sharedApi({ texts: true })

/** Sends each input and returns all that got an unexpected response, so that one run shows every failure. */
async function wrongAnswers(inputs: BadInput[]): Promise<string[]> {
  const wrong: string[] = []
  for (const input of inputs) {
    const first = await faultOf(input)
    // a slow response may be due to a busy machine, so it is tried again
    const fault = first?.isSlow ? await faultOf(input) : first
    if (fault) wrong.push(`${input.name}: ${fault.text}`)
  }
  return wrong
}

async function faultOf(input: BadInput): Promise<{ text: string; isSlow?: boolean } | undefined> {
  const { method, path, headers, body, status, error } = input
  const startedAt = performance.now()
  const answer = await api.send(method, path, { headers, body }).catch((failure: Error) => failure)
  const ms = performance.now() - startedAt
  if (answer instanceof Error) return { text: answer.message }
  if (answer.status !== status) return { text: `${answer.status} for ${status}` }
  if (answer.json().error !== error) return { text: `${answer.json().error} for ${error}` }
  return ms > 1000 ? { text: `${Math.round(ms)} ms`, isSlow: true } : undefined
}

async function rows(): Promise<unknown> {
  const counted = await sql`
    select (select count(*) from visitors) as visitors, (select count(*) from visitor_tokens) as tokens,
      (select count(*) from chats) as chats, (select count(*) from messages) as messages,
      (select count(*) from work_item) as work,
      (select count(*) from study_documents) as documents, (select count(*) from device_codes) as codes`.execute(
    database.db,
  )
  return counted.rows[0]
}

const catalogue: [string, () => BadInput[]][] = [
  ['bodies', () => badBodies],
  ['questions', () => badQuestions],
  ['addresses', () => badPaths],
  ['readings', () => badReading],
  ['notes and devices', () => badStudy],
  ['pictures, handouts and places', () => badSharing],
  ['methods', () => wrongMethods(listRoutes(api.deps))],
  ['calls from other sites', () => crossSite(listRoutes(api.deps))],
  ['calls at other hosts', () => atForeignHosts(listRoutes(api.deps))],
]

/** The calls for notes, devices, related passages, pictures, handouts and copies. */
const STUDY = /study|device|related|places|handout|preview|copy/
/** They have neither a body, a query nor an id: only a wrong method, site or host can be sent. */
const WITHOUT_INPUT = [
  'GET /api/preview',
  'GET /api/user/device',
  'DELETE /api/user/device',
  'DELETE /api/user/device-codes',
  'DELETE /api/user/study',
]

describe('bad input', () => {
  test.each(catalogue)('among %s each gets its own clear error and writes nothing', async (_name, inputs) => {
    const before = await rows()
    expect(await wrongAnswers(inputs())).toEqual([])
    expect(await rows()).toEqual(before)
  })

  test('is a catalogue of more than four hundred', () => {
    expect(catalogue.flatMap(([, inputs]) => inputs()).length).toBeGreaterThan(400)
  })

  test('has at least twenty for each call of study and sharing that takes an input', () => {
    const all = catalogue.flatMap(([, inputs]) => inputs())
    const calls = listRoutes(api.deps).filter(({ path }) => STUDY.test(path))
    const counts = calls.map(({ method, path }) => {
      const own = all.filter((input) => input.method === method && matches(path, input.path.replace(/\?.*/s, '')))
      return [`${method} ${path}`, own.length] as const
    })
    expect(counts.length).toBeGreaterThan(15)
    const few = counts.filter(([call, count]) => count < 20 && !WITHOUT_INPUT.includes(call))
    expect(few).toEqual([])
    expect(counts.filter(([call]) => WITHOUT_INPUT.includes(call)).every(([, count]) => count >= 6)).toBe(true)
  })
})

test.each(missingFields)('%j gets an error that names the missing fields', async (body, detail) => {
  const answer = await api.post('/api/chat', body)
  expect(answer.json()).toMatchObject({ status: 400, error: 'missing_fields', detail })
})

test('an error names its field and never repeats its value', async () => {
  const answer = await api.post('/api/chat', {
    bible_id: 'eng-web',
    bookId: 'JHN',
    chapter: 'zaphnath',
    prompt: 'x',
    verses: ['paaneah'],
  })
  const { issues } = answer.json()
  expect(issues.map((issue: { path: string }) => issue.path).sort()).toEqual(['chapter', 'verses.0'])
  expect(answer.text).not.toMatch(/zaphnath|paaneah/)
})

test('a body of exactly 64 KiB is read', async () => {
  const body = { theology_slug: 'catholic', more: '' }
  body.more = 'x'.repeat(65_536 - JSON.stringify(body).length)
  expect((await api.put('/api/user/theology', body)).status).toBe(200)
})

test('columns of the database in a body change nothing', async () => {
  const visitor = api.visitor()
  const other = '11111111-1111-4111-8111-111111111111'
  const columns = {
    id: other,
    visitor_id: other,
    owner_id: other,
    is_owner: true,
    seen_at: '1970-01-01',
    profile_slug: 'new',
  }
  const answer = await visitor.put('/api/user/theology', { ...columns, theology_slug: 'catholic' })
  expect(answer.status).toBe(200)
  expect((await visitor.get('/api/user')).json()).toMatchObject({ theology_slug: 'catholic', profile_slug: 'reader' })
  expect(await visitor.row()).not.toBe(other)
})

test('twenty identical first writes at once create one visitor and one state', async () => {
  const visitor = api.visitor()
  await visitor.get('/api/user')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => visitor.put('/api/user/theology', { theology_slug: 'lutheran' })),
  )
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
  const hash = api.deps.identity.verify(visitor.id()!)!.hash
  const tokens = database.db.selectFrom('visitor_tokens').where('token_hash', '=', hash).selectAll()
  expect(await tokens.execute()).toHaveLength(1)
})

test('two different writers at once leave one of the two states', async () => {
  const visitor = api.visitor()
  await visitor.get('/api/user')
  const slugs = ['lutheran', 'reformed']
  await Promise.all(slugs.map((theology_slug) => visitor.put('/api/user/theology', { theology_slug })))
  expect(slugs).toContain((await visitor.get('/api/user')).json().theology_slug)
})
