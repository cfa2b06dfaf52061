import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { exportVisitor } from '../../shared/server/sql/export.ts'
import { insertConversation } from '../helpers/client/conversation.ts'
import { followAs, insertPlan } from '../helpers/client/plan.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi()

async function writer() {
  const visitor = api.visitor()
  await visitor.put('/api/user/theology', { theology_slug: 'baptist' })
  return { visitor, owner_id: await visitor.row() }
}

test('an export reads conversations one at a time, as the client takes them', async () => {
  const { owner_id } = await writer()
  for (const words of ['the first', 'the second', 'the third']) {
    await insertConversation(database.db, owner_id, { words })
  }
  const pieces = (await exportVisitor(database.db, owner_id))[Symbol.asyncIterator]()
  let text = ''
  while (!text.includes('the first')) text += (await pieces.next()).value
  await database.db.deleteFrom('chats').where('title', '=', 'John 3: the third').execute()
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) text += next.value
  expect(JSON.parse(text).chats.map(({ title }: { title: string }) => title)).toEqual([
    'John 3: the first',
    'John 3: the second',
  ])
})

test('a visitor without a row gets a complete, empty document', async () => {
  const exported = (await api.visitor().get('/api/user/export')).json()
  expect(exported).toMatchObject({ visitor: null, chats: [], reading_plans: [], followed_plans: [] })
  expect(exported.exported_at).toMatch(/^\d{4}-/)
})

test('the name of a followed plan is in the export only while the follower may read the plan', async () => {
  const [creator, follower] = [await writer(), await writer()]
  const { planId: plan_id } = await insertPlan(database.db, creator.owner_id, {
    isPublic: true,
    name: 'Mark in a week',
  })
  await followAs(database.db, follower.owner_id, plan_id)
  const followed = async () => (await follower.visitor.get('/api/user/export')).json().followed_plans
  expect(await followed()).toMatchObject([{ plan_id, name: 'Mark in a week' }])
  const changes = { is_public: false, name: 'For my husband' }
  expect((await creator.visitor.put(`/api/reading-plans/${plan_id}`, changes)).status).toBe(200)
  expect(await followed()).toMatchObject([{ plan_id, name: null }])
})

test('a visitor runs one export at a time, and may start another once it has ended', async () => {
  const { visitor, owner_id } = await writer()
  // together more than the connection buffers while nothing is read; the server reads each in a statement of its own
  for (let n = 0; n < 20; n++) {
    const { chatId } = await insertConversation(database.db, owner_id, { words: 'long' })
    await sql`insert into messages (chat_id, role, content, status)
      select ${chatId}, 'user', repeat(md5(n::text), 6000), 'complete' from generate_series(1, 10) n`.execute(
      database.db,
    )
  }
  const headers = { 'X-User-ID': visitor.id() }
  const call = request(`${api.url}/api/user/export`, { headers, agent: false })
  call.on('error', () => {})
  call.end()
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(200)
  const refused = await visitor.get('/api/user/export')
  expect([refused.status, refused.json().error]).toEqual([429, 'rate_limited'])
  call.destroy()
  await expect.poll(async () => (await visitor.get('/api/user/export')).status).toBe(200)
})
