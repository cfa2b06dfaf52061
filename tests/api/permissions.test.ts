import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { builtWeb } from '../helpers/browser/web.ts'
import { startApi, type TestApi } from '../helpers/client/api.ts'
import type { TestClient } from '../helpers/client/client.ts'
import { type Conversation, insertConversation } from '../helpers/client/conversation.ts'
import { insertPlan } from '../helpers/client/plan.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/db/database.ts'
import {
  chatPolicies,
  fill,
  openBodies,
  openHeaders,
  openQueries,
  openRoutes,
  plainChatPolicies,
  plainPlanPolicies,
  plainVisitorRoutes,
  planPolicies,
  userPolicies,
} from '../helpers/source/permissions.ts'
import { listRoutes } from '../helpers/source/routes.ts'

let database: TestDatabase
let api: TestApi
let withoutAudit: TestApi
let owner: ReturnType<TestApi['visitor']>
let ownerId: string
let other: ReturnType<TestApi['visitor']>
let erased: string
let rotatedOut: string
const web = builtWeb()
const CANARY = 'zaphnath-paaneah'

beforeAll(async () => {
  database = await createTestDatabase({ texts: true })
  api = await startApi({ databaseUrl: database.url, ...web })
  withoutAudit = await startApi({
    databaseUrl: database.url,
    env: { ENABLE_AUDIT: 'false', ID_SECRET: api.deps.env.ID_SECRET },
  })
  owner = api.visitor()
  await owner.put('/api/user/theology', { theology_slug: 'anglican' })
  ownerId = await owner.row()
  rotatedOut = await rotate()
  other = api.visitor()
  await other.put('/api/user/theology', { theology_slug: 'baptist' })
  const leaving = api.visitor()
  await leaving.put('/api/user/theology', { theology_slug: 'baptist' })
  erased = leaving.id()!
  await leaving.delete('/api/user')
})

afterAll(async () => {
  await Promise.all([api.stop(), withoutAudit.stop()])
  await database.drop()
  web.remove()
})

// most tests read all rows many times
beforeEach(async () => {
  await database.db.deleteFrom('chats').execute()
  await database.db.deleteFrom('work_item').execute()
})

/** Replaces the owner's id, as happens over time, and returns the expired one. */
async function rotate(): Promise<string> {
  const old = owner.id()!
  const tokens = database.db.updateTable('visitor_tokens').where('visitor_id', '=', ownerId)
  await tokens.set({ created_at: sql`now() - interval '31 days'` }).execute()
  await owner.get('/api/user')
  await owner.get('/api/user')
  await tokens.set({ retire_at: sql`now()` }).where('retire_at', 'is not', null).execute()
  return old
}

const actors: [string, boolean, () => Record<string, string>][] = [
  ['the owner', true, () => ({ 'X-User-ID': owner.id()! })],
  ['the owner on a partner’s host', true, () => ({ 'X-User-ID': owner.id()!, Host: 'grace.localhost' })],
  ['another visitor', false, () => ({ 'X-User-ID': other.id()! })],
  ['nobody', false, () => ({})],
  ['a malformed id', false, () => ({ 'X-User-ID': '1' })],
  ['the owner’s id of last month', false, () => ({ 'X-User-ID': rotatedOut })],
  ['an erased id', false, () => ({ 'X-User-ID': erased })],
]
const states = ['private', 'public', 'deleted', 'missing'] as const
type State = (typeof states)[number]

async function chatIn(state: State): Promise<Conversation> {
  const chat = await insertConversation(database.db, ownerId, { isPublic: state === 'public', words: CANARY })
  if (state === 'deleted') await database.db.deleteFrom('chats').where('id', '=', chat.chatId).execute()
  return state === 'missing' ? { ...chat, chatId: 4_503_599_627_370_495 } : chat
}

/** A checksum of everything that a call could change. */
async function everything(): Promise<string> {
  const tables = ['chats', 'messages', 'audits', 'work_item', 'visitors', 'answer_ratings', 'reports'] as const
  const sums = tables.map(
    (name) => sql`(select md5(string_agg(t::text, '' order by t::text)) from ${sql.table(name)} t)`,
  )
  const { rows } = await sql<{ sum: string }>`select concat_ws(' ', ${sql.join(sums)}) as sum`.execute(database.db)
  return rows[0]!.sum
}

function expected(
  isOwner: boolean,
  state: State,
  policy: { owner: number; ofPublic: number; ofPrivate?: number },
): number {
  if (state === 'deleted' || state === 'missing') return 404
  if (isOwner) return (state === 'private' && policy.ofPrivate) || policy.owner
  return state === 'public' ? policy.ofPublic : 404
}

async function call(client: TestClient, route: string, parts: Record<string, number>, headers: object, body?: object) {
  const [method = '', pattern = ''] = route.split(' ')
  return client.send(method, fill(pattern, parts), { headers: { ...headers }, body, headOnly: body !== undefined })
}

test('every route has a row in the permissions table, and every row a route', () => {
  const tables = [chatPolicies, planPolicies, userPolicies, plainChatPolicies, plainPlanPolicies]
  const decided = [...tables.flatMap((each) => Object.keys(each)), ...plainVisitorRoutes, ...openRoutes].sort()
  expect(
    listRoutes(api.deps)
      .map(({ method, path }) => `${method} ${path}`)
      .sort(),
  ).toEqual(decided)
})

describe.each(Object.entries(chatPolicies))('%s', (route, policy) => {
  test.each(states)('of a %s chat', async (state) => {
    for (const [name, isOwner, headers] of actors) {
      const chat = await chatIn(state)
      const parts = { id: chat.chatId, mid: chat.answerId }
      const before = await everything()
      const answer = await call(api, route, parts, headers(), policy.body?.(chat))
      const status = expected(isOwner, state, policy)
      expect(answer.status, name).toBe(status)
      if (status < 400) continue
      expect(answer.text, `${name} reads nothing of it`).not.toContain(CANARY)
      expect(await everything(), `${name} changes nothing`).toBe(before)
    }
  })

  test('gives the same response, byte for byte, for a hidden chat and a missing one', async () => {
    const answers = []
    for (const state of ['private', 'deleted', 'missing'] as const) {
      const chat = await chatIn(state)
      const headers = { 'X-User-ID': other.id()! }
      answers.push(await call(api, route, { id: chat.chatId, mid: chat.answerId }, headers, policy.body?.(chat)))
    }
    const seen = answers.map(({ status, text, headers }) => ({ status, text, names: Object.keys(headers) }))
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).toEqual(seen[0])
  })
})

describe('an audit', () => {
  const route = 'GET /api/chat/:id/message/:mid/audit'

  test.each(['private', 'public'] as const)('of a %s chat is not found by another message’s number', async (state) => {
    const [chat, elsewhere] = [await chatIn(state), await chatIn(state)]
    for (const [name, , headers] of actors) {
      for (const mid of [elsewhere.answerId, chat.questionId, 9_007_199_254_740_991]) {
        expect((await call(api, route, { id: chat.chatId, mid }, headers())).status, name).toBe(404)
      }
    }
  })

  test.each(states)('of a %s chat is not accessible while audits are off', async (state) => {
    for (const [name, , headers] of actors) {
      const chat = await chatIn(state)
      const answer = await call(withoutAudit, route, { id: chat.chatId, mid: chat.answerId }, headers())
      expect(answer.status, name).toBe(404)
    }
  })
})

test.each(['', '/messages'])('while audits are off no answer says that it has one: /api/chat/:id%s', async (call) => {
  const { chatId } = await chatIn('private')
  const audits = async (from: TestApi) =>
    (await from.get(`/api/chat/${chatId}${call}`, { 'X-User-ID': owner.id()! }))
      .json()
      .messages.map((message: { has_audit_data: boolean }) => message.has_audit_data)
  expect(await audits(api)).toEqual([false, true])
  expect(await audits(withoutAudit)).toEqual([false, false])
})

test('a public chat reveals only what was published', async () => {
  const chat = await chatIn('public')
  const { messages, ...rest } = (await other.get(`/api/chat/${chat.chatId}`)).json()
  expect(Object.keys(rest).sort()).toEqual(['chat_id', 'is_owner', 'is_public', 'reference', 'title'])
  expect(rest).toMatchObject({ is_owner: false, is_public: true })
  for (const message of messages) {
    expect(message.has_audit_data).toBe(false)
    expect(Object.keys(message).sort()).toEqual([
      'citations',
      'content',
      'created_at',
      'has_audit_data',
      'id',
      'isStreaming',
      'model_name',
      'model_provider',
      'role',
      'status',
    ])
  }
})

test('a chat that is made private disappears with the next call', async () => {
  const chat = await chatIn('public')
  expect((await other.get(`/api/chat/${chat.chatId}`)).status).toBe(200)
  await owner.post(`/api/chat/${chat.chatId}/unpublish`)
  expect((await other.get(`/api/chat/${chat.chatId}`)).status).toBe(404)
})

describe.each(Object.entries(userPolicies))('%s', (route, policy) => {
  test('neither shows nor changes another visitor’s data', async () => {
    await chatIn('private')
    const before = (await owner.get('/api/user/export')).text.replace(/"exported_at":"[^"]*"/, '')
    for (const [name, isOwner, headers] of actors) {
      if (isOwner) continue
      const hasData = name === 'another visitor'
      const visitor = hasData ? await fresh() : headers()
      const answer = await call(api, route, {}, visitor, policy.body)
      expect(answer.status, name).toBe(hasData ? policy.ok : (policy.withoutData ?? policy.ok))
      expect(answer.text, name).not.toContain(CANARY)
      expect(answer.text, name).not.toContain('anglican')
    }
    const after = (await owner.get('/api/user/export')).text.replace(/"exported_at":"[^"]*"/, '')
    expect(after).toBe(before)
  })
})

/** A new visitor, for calls that delete one. */
async function fresh(): Promise<Record<string, string>> {
  const visitor = api.visitor()
  await visitor.put('/api/user/theology', { theology_slug: 'baptist' })
  return { 'X-User-ID': visitor.id()! }
}

test.each(openRoutes)('%s neither reads nor issues an id', async (route) => {
  const [method = '', pattern = ''] = route.split(' ')
  const plan = pattern.includes(':plan') ? (await insertPlan(database.db, null, { isPublic: true })).planId : ''
  const path = pattern === '/api/theology/:slug' ? '/api/theology/anglican' : fill(pattern, { plan })
  const query = openQueries[route] ?? ''
  for (const headers of [{}, { 'X-User-ID': owner.id()! }]) {
    const given = { ...headers, ...openHeaders[route] }
    const answer = await api.send(method, path + query, { headers: given, body: openBodies[route] })
    expect(answer.status, answer.text.slice(0, 200)).toBeLessThan(300)
    expect(answer.headers['x-user-id']).toBeUndefined()
  }
})
