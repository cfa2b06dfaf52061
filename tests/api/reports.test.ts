import { expect, test } from 'vitest'
import { countReported, listReported } from '../../shared/server/sql/reports.ts'
import { tablesHolding } from '../helpers/answers/canary.ts'
import { insertConversation } from '../helpers/client/conversation.ts'
import { insertPlan } from '../helpers/client/plan.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi({
  env: {
    RATE_LIMIT_DISABLED: 'false',
    RATE_LIMIT_REPORTS_PER_HOUR: '3',
    RATE_LIMIT_REPORTS_PREFIX_PER_HOUR: '40',
    TRUSTED_PROXIES: '1',
  },
})

/** A public conversation and a public plan of one owner, with the URLs for reporting them. */
async function published() {
  const owner = api.visitor()
  await owner.put('/api/user/commentary', { commentary: 'none' })
  const row = await owner.row()
  const { chatId } = await insertConversation(database.db, row, { isPublic: true })
  const { planId } = await insertPlan(database.db, row, { isPublic: true })
  return { owner, chatId, planId, chat: `/api/chat/${chatId}/report`, plan: `/api/reading-plans/${planId}/report` }
}

const reportsOf = (column: 'chat_id' | 'plan_id', id: number) =>
  database.db.selectFrom('reports').select(['reason', 'note']).where(column, '=', id).orderBy('id').execute()

let address = 0
/** Each caller has a separate address, since addresses are rate limited too. */
const from = () => ({ 'X-Forwarded-For': `198.51.${Math.floor(++address / 250)}.${address % 250}` })

test('a public conversation and a public plan are reported with a reason and a note, without the sender', async () => {
  const { chatId, planId, chat, plan } = await published()
  const reader = api.visitor()
  await reader.put('/api/user/commentary', { commentary: 'none' })
  const row = await reader.row()
  expect(
    (await reader.post(chat, { reason: 'harmful', note: ' It says\nto harm oneself.\u200b ' }, from())).status,
  ).toBe(204)
  expect((await reader.post(plan, { reason: 'spam' }, from())).status).toBe(204)
  expect(await reportsOf('chat_id', chatId)).toEqual([{ reason: 'harmful', note: 'It says\nto harm oneself.' }])
  expect(await reportsOf('plan_id', planId)).toEqual([{ reason: 'spam', note: '' }])
  const columns = Object.keys((await database.db.selectFrom('reports').selectAll().executeTakeFirstOrThrow()) ?? {})
  expect(columns.sort()).toEqual(['chat_id', 'created_at', 'id', 'note', 'plan_id', 'reason'])
  expect(await tablesHolding(database.db, row)).not.toContain('reports')
})

test('a report by a visitor who has written nothing creates no row of a visitor', async () => {
  const { chat } = await published()
  const count = () =>
    database.db
      .selectFrom('visitors')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirst()
  const before = await count()
  expect((await api.visitor().post(chat, { reason: 'other' }, from())).status).toBe(204)
  expect(await count()).toEqual(before)
})

test('owners cannot report their own items, and private items are not found', async () => {
  const { owner, chatId, chat, plan } = await published()
  for (const path of [chat, plan]) {
    const refused = await owner.post(path, { reason: 'spam' }, from())
    expect([refused.status, refused.json().error]).toEqual([409, 'own'])
  }
  await owner.post(`/api/chat/${chatId}/unpublish`)
  expect((await api.visitor().post(chat, { reason: 'spam' }, from())).status).toBe(404)
  expect(await reportsOf('chat_id', chatId)).toEqual([])
})

test('a visitor may report three items an hour, independently of others', async () => {
  const { chat, plan } = await published()
  const reader = api.visitor()
  await reader.get('/api/user')
  const statuses = []
  for (const path of [chat, plan, chat, plan])
    statuses.push((await reader.post(path, { reason: 'spam' }, from())).status)
  expect(statuses).toEqual([204, 204, 204, 429])
  expect((await api.visitor().post(plan, { reason: 'spam' }, from())).status).toBe(204)
})

test('an address may send forty reports an hour, with any number of ids', async () => {
  const { chat } = await published()
  const headers = { 'X-Forwarded-For': '203.0.113.99' }
  const statuses = []
  for (let n = 0; n < 41; n++) statuses.push((await api.visitor().post(chat, { reason: 'spam' }, headers)).status)
  expect(statuses.filter((status) => status === 204)).toHaveLength(40)
  expect(statuses.at(-1)).toBe(429)
})

test('a hundred reports of an item are stored, and more change nothing', async () => {
  const { chatId, chat } = await published()
  await database.db
    .insertInto('reports')
    .values(Array.from({ length: 100 }, () => ({ chat_id: chatId, reason: 'spam' as const })))
    .execute()
  expect((await api.visitor().post(chat, { reason: 'harmful' }, from())).status).toBe(204)
  expect(await reportsOf('chat_id', chatId)).toHaveLength(100)
})

test('operators see what is reported and still public, the newest first', async () => {
  await database.db.deleteFrom('reports').execute()
  const { owner, chatId, planId, chat, plan } = await published()
  const { planId: curated } = await insertPlan(database.db, null, { isPublic: true })
  await api.visitor().post(chat, { reason: 'spam', note: 'First.' }, from())
  await api.visitor().post(chat, { reason: 'hateful', note: 'Second.' }, from())
  await api.visitor().post(plan, { reason: 'sexual' }, from())
  await api.visitor().post(`/api/reading-plans/${curated}/report`, { reason: 'other' }, from())
  const seen = (await listReported(database.db, 10)).map(({ seconds_ago: _, ...rest }) => rest)
  expect(seen).toEqual([
    {
      kind: 'plan',
      id: curated,
      title: 'Through Mark',
      count: 1,
      reasons: 'other',
      notes: [],
      may_be_taken_down: false,
    },
    {
      kind: 'plan',
      id: planId,
      title: 'Through Mark',
      count: 1,
      reasons: 'sexual',
      notes: [],
      may_be_taken_down: true,
    },
    {
      ...{ kind: 'chat', id: chatId, title: 'John 3: Who is my neighbour?', count: 2, reasons: 'hateful, spam' },
      ...{ notes: ['Second.', 'First.'], may_be_taken_down: true },
    },
  ])
  await owner.post(`/api/chat/${chatId}/unpublish`)
  expect(await countReported(database.db)).toBe(2)
  await owner.delete('/api/user')
  expect((await listReported(database.db, 10)).map(({ id }) => id)).toEqual([curated])
})

test.each([
  '{}',
  'null',
  '[]',
  '{"reason":null}',
  '{"reason":""}',
  '{"reason":"boring"}',
  '{"reason":"SPAM"}',
  '{"reason":1}',
  '{"reason":["spam"]}',
  '{"reason":{"spam":1}}',
  '{"note":"no reason"}',
  '{"reason":"spam","note":null}',
  '{"reason":"spam","note":7}',
  '{"reason":"spam","note":["a"]}',
  '{"reason":"spam","note":"a\\u0000b"}',
  '{"reason":"spam","note":"\\ud800"}',
  `{"reason":"spam","note":"${'x'.repeat(501)}"}`,
  '{"reason":"spam\\u0000"}',
  '{"reason":"spam"',
  '{"__proto__":{"reason":"spam"}}',
])('the report %s is rejected, and does not count against a limit', async (body) => {
  const { chatId, chat } = await published()
  const refused = await api
    .visitor()
    .send('POST', chat, { body, headers: { 'Content-Type': 'application/json', ...from() } })
  expect([refused.status, refused.json().error]).toEqual([400, 'invalid'])
  expect(await reportsOf('chat_id', chatId)).toEqual([])
})
