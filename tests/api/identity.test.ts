import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { startApi } from '../helpers/client/api.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi()

/** A visitor who has written something, and so has a row. */
async function settled(theology_slug = 'baptist') {
  const visitor = api.visitor()
  await visitor.put('/api/user/theology', { theology_slug })
  return visitor
}

const theologyOf = async (id: string | undefined) => {
  const answer = await api.get('/api/user', id ? { 'X-User-ID': id } : {})
  return { theology: answer.json().theology_slug, id: answer.headers['x-user-id'] }
}

const ageTokens = (visitorId: string, days: number) =>
  database.db
    .updateTable('visitor_tokens')
    .set({ created_at: sql`now() - make_interval(days => ${days})` })
    .where('visitor_id', '=', visitorId)
    .execute()

const rows = async () => {
  const { count } = database.db.fn
  const counted = database.db.selectFrom('visitors').select(count<number>('id').as('n'))
  return Number((await counted.executeTakeFirstOrThrow()).n)
}

test('reading never writes a row', async () => {
  const before = await rows()
  const visitor = api.visitor()
  for (let n = 0; n < 5; n++) await visitor.get('/api/user')
  expect(await rows()).toBe(before)
})

test('an id that has written nothing stays the same id', async () => {
  const visitor = api.visitor()
  await visitor.get('/api/user')
  const id = visitor.id()
  await visitor.get('/api/user')
  await visitor.get('/api/user/theology')
  expect(visitor.id()).toBe(id)
})

test('GET /api/user always returns the id, other calls only when it is new', async () => {
  const visitor = await settled()
  expect((await visitor.get('/api/user')).headers['x-user-id']).toBe(visitor.id())
  expect((await visitor.get('/api/user/theology')).headers['x-user-id']).toBeUndefined()
  expect((await api.get('/api/user/theology')).headers['x-user-id']).toMatch(/^u1\./)
})

test('simultaneous first writes create one visitor', async () => {
  const visitor = api.visitor()
  await visitor.get('/api/user')
  const before = await rows()
  const hints = ['install_app', 'set_profile', 'share_conversation']
  await Promise.all(
    [...hints, ...hints].map((hint_name) => visitor.post('/api/users/onboarding_hints/dismiss', { hint_name })),
  )
  expect(await rows()).toBe(before + 1)
  expect((await visitor.get('/api/users/onboarding_hints')).json().hints).toEqual([])
})

const genuine = 'u1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAA'
test.each([
  ['nothing', undefined],
  ['an empty header', ''],
  ['a number', '1'],
  ['a UUID', '6f1c1d3e-5c69-4b0f-9f53-0a4f0d1d2c3b'],
  ['a forged signature', genuine],
  ['another version', genuine.replace('u1', 'u2')],
  ['a longer one', `${genuine}A`],
  ['a shorter one', genuine.slice(0, -1)],
  ['two of them', `${genuine}, ${genuine}`],
  ['padding', `${genuine.slice(0, -1)}=`],
  ['a kilobyte', 'u1.'.repeat(340)],
  ['SQL', "' or 1=1 --"],
])('%s becomes a new visitor without a query', async (_name, id) => {
  const select = vi.spyOn(api.deps.db, 'selectFrom')
  const answer = await api.get('/api/users/onboarding_hints', id === undefined ? {} : { 'X-User-ID': id })
  expect(select.mock.calls.flat()).not.toContain('visitor_tokens as t')
  // a genuine token is looked up, so the assertion above is not vacuous
  await api.get('/api/users/onboarding_hints', { 'X-User-ID': api.deps.identity.issue().token })
  expect(select.mock.calls.flat()).toContain('visitor_tokens as t')
  select.mockRestore()
  expect(answer.status).toBe(200)
  expect(answer.headers['x-user-id']).toMatch(/^u1\./)
  expect(answer.headers['x-user-id']).not.toBe(id)
})

test('an id in the address or in a cookie is not read', async () => {
  const visitor = await settled()
  const id = visitor.id()!
  const query = await api.get(`/api/user?X-User-ID=${id}&x-user-id=${id}&uid=${id}`)
  expect(query.json().theology_slug).toBe('christian')
  const cookie = await api.get('/api/user', { Cookie: `X-User-ID=${id}` })
  expect(cookie.json().theology_slug).toBe('christian')
})

test('an id is replaced after thirty days, and a lost response locks no one out', async () => {
  const visitor = await settled('reformed')
  const old = visitor.id()!
  await ageTokens(await visitor.row(), 31)

  const calls = await Promise.all(Array.from({ length: 10 }, () => theologyOf(old)))
  const successors = new Set(calls.map((call) => call.id))
  expect(successors.size).toBe(1)
  const [next] = successors
  expect(next).not.toBe(old)
  expect(calls.every((call) => call.theology === 'reformed')).toBe(true)

  // the responses were lost: the old id still works, and returns the same successor again
  expect(await theologyOf(old)).toEqual({ theology: 'reformed', id: next })
  // the new id has been used: five minutes later the old one expires
  expect(await theologyOf(String(next))).toEqual({ theology: 'reformed', id: next })
  expect((await theologyOf(old)).theology).toBe('reformed')
  await database.db
    .updateTable('visitor_tokens')
    .set({ retire_at: sql`retire_at - interval '5 minutes'` })
    .where('retire_at', 'is not', null)
    .execute()
  const retired = await theologyOf(old)
  expect(retired.theology).toBe('christian')
  expect(retired.id).not.toBe(old)
  expect((await theologyOf(String(next))).theology).toBe('reformed')
})

test('when the secret changes, old ids still work and are replaced at once', async () => {
  const visitor = await settled('anglican')
  const old = visitor.id()!
  const renewed = await startApi({
    databaseUrl: database.url,
    env: { ID_SECRET: 'the next secret, of more than thirty-two letters', ID_SECRET_PREVIOUS: api.deps.env.ID_SECRET },
  })
  const answer = await renewed.get('/api/user', { 'X-User-ID': old })
  expect(answer.json().theology_slug).toBe('anglican')
  const next = String(answer.headers['x-user-id'])
  expect(next).not.toBe(old)
  expect((await renewed.get('/api/user', { 'X-User-ID': next })).json().theology_slug).toBe('anglican')
  await renewed.stop()
})

test('an erased id is permanently treated as a new visitor', async () => {
  const visitor = await settled('wesleyan')
  const id = visitor.id()!
  const erased = await visitor.delete('/api/user')
  expect(erased.status).toBe(204)
  expect(erased.headers['clear-site-data']).toBe('"cache", "storage"')
  for (const answer of [
    await api.get('/api/user', { 'X-User-ID': id }),
    await visitor.get('/api/users/onboarding_hints'),
  ]) {
    expect(answer.headers['x-user-id']).toMatch(/^u1\./)
    expect(answer.headers['x-user-id']).not.toBe(id)
  }
  await visitor.put('/api/user/theology', { theology_slug: 'catholic' })
  expect((await theologyOf(id)).theology).toBe('christian')
})

test('a visitor who writes while being erased becomes a new visitor', async () => {
  for (let round = 0; round < 10; round++) {
    const visitor = await settled()
    const [erased, written] = await Promise.all([
      visitor.delete('/api/user'),
      visitor.put('/api/user/commentary', { commentary: 'mhc' }),
    ])
    expect(erased.status).toBe(204)
    expect(written.status).toBe(200)
  }
})
