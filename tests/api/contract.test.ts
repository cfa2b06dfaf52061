import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { builtWeb } from '../helpers/browser/web.ts'
import { startApi, type TestApi } from '../helpers/client/api.ts'
import { type Conversation, insertConversation } from '../helpers/client/conversation.ts'
import { insertPlan, type TestPlan } from '../helpers/client/plan.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/db/database.ts'
import { examples } from '../helpers/source/permissions.ts'
import { listOperations } from '../helpers/source/routes.ts'

let database: TestDatabase
let api: TestApi
let visitor: ReturnType<TestApi['visitor']>
let conversation: Conversation
let plan: TestPlan
const web = builtWeb()

beforeAll(async () => {
  database = await createTestDatabase({ texts: true })
  api = await startApi({ databaseUrl: database.url, ...web })
  visitor = api.visitor()
  await visitor.put('/api/user/theology', { theology_slug: 'lutheran' })
  conversation = await insertConversation(database.db, await visitor.row())
  plan = await insertPlan(database.db, await visitor.row())
  await visitor.post('/api/user/plans/current', { plan_id: plan.planId })
})

afterAll(async () => {
  await api.stop()
  await database.drop()
  web.remove()
})

const queries: Record<string, string> = {
  '/api/bibles': '?book=JHN',
  '/api/bible/{id}/search': '?q=light',
  '/api/bible/{id}/passage': '?ref=John+3:16-18;Jude+5',
  '/api/bible/{id}/related': '?ref=John+3:16',
  '/api/bible/{id}/book/{book}/chapters/{n}/places': '?in=eng-kjv',
}
const readings = listOperations().filter(({ method, answer }) => method === 'get' && typeof answer !== 'string')

test.each(readings.map((operation) => [operation.path, operation] as const))(
  'GET %s returns exactly what the contract says',
  async (path, { answer }) => {
    const parts: Record<string, string | number> = path.startsWith('/api/chat')
      ? { id: conversation.chatId, mid: conversation.answerId }
      : {
          ...examples,
          ...(path.includes('/theology/') && { slug: 'lutheran' }),
          ...(path.startsWith('/api/reading-plans') && { id: plan.planId }),
        }
    const address = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(parts[name]))
    const given = await visitor.get(address + (queries[path] ?? ''))
    expect(given.status, given.text.slice(0, 300)).toBe(200)
    const schema = answer as z.ZodType
    const parsed = (schema instanceof z.ZodObject ? schema.strict() : schema).safeParse(given.json())
    expect(parsed.error?.issues).toBeUndefined()
  },
)
