import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharedApi } from '../helpers/client/shared-api.ts'
import { listRoutes } from '../helpers/source/routes.ts'

const { api } = sharedApi({ texts: true })

const words = ['eng-web', 'JHN', 'Psalm', '1', '3', '16', 'grace', 'catholic', 'mhc', 'about.md', 'none', 'mhc/JHN']
const part = fc.oneof(
  fc.constantFrom(...words),
  fc.string({ unit: 'binary', maxLength: 30 }).filter((text) => text.isWellFormed()),
  fc.bigInt({ min: -(2n ** 65n), max: 2n ** 65n }).map(String),
)
const fields = [
  'bible_id',
  'bookId',
  'chapter',
  'verses',
  'prompt',
  'chat_id',
  'plan_step_id',
  'theology_slug',
  'profile_slug',
  'name',
  'description',
  'estimated_days',
  'steps',
  'plan_id',
]
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom('eng-web', 'JHN', 3, [16], 'catholic', 'mhc', 'none'),
)
const body = fc.oneof(
  fc
    .dictionary(fc.constantFrom(...fields, 'commentary', 'translation_id', 'hint_name', '__proto__'), value)
    .map((each) => JSON.stringify(each)),
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 200 }),
)
const header = fc.dictionary(
  fc.constantFrom(
    'X-User-ID',
    'Content-Type',
    'Idempotency-Key',
    'Last-Event-ID',
    'Origin',
    'If-None-Match',
    'Accept',
    'Range',
    'Host',
  ),
  fc.oneof(
    fc.constantFrom('application/json', '*', 'localhost', 'text/html', 'bytes=0-1'),
    fc.string({ maxLength: 60 }).map((text) => text.replace(/[^\x20-\x7e]/g, '')),
  ),
)

/** The client checks every response against the invariants, among them: no status of 500 or above except 503. */
test('every request gets a well-formed response', async () => {
  const routes = listRoutes(api.deps)
  const asked = fc.record({
    route: fc.constantFrom(...routes),
    parts: fc.array(part, { minLength: 4, maxLength: 4 }),
    query: fc.option(fc.string({ unit: 'binary', maxLength: 40 })),
    body,
    headers: header,
  })
  await fc.assert(
    fc.asyncProperty(asked, async ({ route, parts, query, body: sent, headers }) => {
      let next = 0
      const path = route.path.replaceAll(/:\w+/g, () => encodeURIComponent(parts[next++]!.toWellFormed()) || '-')
      const tail = query
        ? `?q=${encodeURIComponent(query.toWellFormed())}&ref=${encodeURIComponent(query.toWellFormed())}`
        : ''
      const hasBody = route.method !== 'GET'
      const given = { ...(hasBody && { 'Content-Type': 'application/json' }), ...headers }
      const answer = await api.send(route.method, path + tail, {
        headers: given,
        body: hasBody ? sent : undefined,
        headOnly: true,
      })
      expect(answer.status).toBeGreaterThanOrEqual(200)
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 2000) },
  )
}, 180_000)
