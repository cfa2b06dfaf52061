import { describe, expect, test } from 'vitest'
import { insertConversation } from '../helpers/client/conversation.ts'
import { plainVisitor } from '../helpers/client/plain-visitor.ts'
import { followAs, insertPlan } from '../helpers/client/plan.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'
import { fill, plainChatPolicies, plainPlanPolicies, plainVisitorRoutes } from '../helpers/source/permissions.ts'

const { api, database } = sharedApi({ texts: true })
const CANARY = 'zaphnath-paaneah'

const known = async () => {
  const visitor = plainVisitor(api)
  await visitor.submit('/plain/profile', { profile: 'new', theology: 'catholic' })
  return visitor
}

describe.each(Object.entries(plainChatPolicies))('%s', (route, policy) => {
  test.each(['private', 'public'] as const)('of a %s chat', async (state) => {
    const owner = await known()
    const other = await known()
    const ownerId = await owner.row()
    for (const [name, visitor] of [
      ['other', other],
      ['no cookie', plainVisitor(api)],
      ['owner', owner],
    ] as const) {
      const chat = await insertConversation(database.db, ownerId, { isPublic: state === 'public', words: CANARY })
      const [method = '', pattern = ''] = route.split(' ')
      const path = fill(pattern, { id: chat.chatId })
      const answer = method === 'GET' ? await visitor.get(path) : await visitor.submit(path, policy.form?.(chat.chatId))
      const status = name === 'owner' ? policy.owner : state === 'public' ? policy.ofPublic : 404
      expect(answer.status, name).toBe(status)
      if (status >= 400) expect(answer.text, name).not.toContain(CANARY)
      const kept = database.db.selectFrom('chats').where('id', '=', chat.chatId).select('is_public')
      if (name !== 'owner') expect(await kept.execute(), name).toEqual([{ is_public: state === 'public' }])
    }
  })
})

describe.each(Object.entries(plainPlanPolicies))('%s', (route, policy) => {
  test.each(['private', 'public'] as const)('of a %s plan', async (state) => {
    const owner = await known()
    const other = await known()
    for (const [name, visitor] of [
      ['owner', owner],
      ['other', other],
    ] as const) {
      const ownerId = await owner.row()
      const { planId, stepIds } = await insertPlan(database.db, ownerId, { isPublic: state === 'public' })
      await followAs(database.db, ownerId, planId)
      const [method = '', pattern = ''] = route.split(' ')
      const path = fill(pattern, { plan: planId })
      const answer = method === 'GET' ? await visitor.get(path) : await visitor.submit(path, policy.form?.(stepIds[0]!))
      const status = name === 'owner' ? policy.owner : state === 'public' ? policy.ofPublic : 404
      expect(answer.status, name).toBe(status)
    }
  })
})

test.each(plainVisitorRoutes)('%s shows and changes only the visitor’s own data', async (route) => {
  const owner = await known()
  const chat = await insertConversation(database.db, await owner.row(), { words: CANARY })
  const other = await known()
  const [method = '', path = ''] = route.split(' ')
  const fields: Record<string, string> = path === '/plain/profile' ? { profile: 'new', theology: 'baptist' } : {}
  const answer = method === 'GET' ? await other.get(path) : await other.submit(path, fields)
  expect(answer.status).toBe(method === 'GET' ? 200 : 303)
  expect(answer.text).not.toContain(CANARY)
  const rows = database.db
    .selectFrom('visitors')
    .where('id', '=', await owner.row())
    .select('theology_slug')
  expect(await rows.execute()).toEqual([{ theology_slug: 'catholic' }])
  expect((await owner.get(`/plain/chat/${chat.chatId}`)).text).toContain(CANARY)
})
