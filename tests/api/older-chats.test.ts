import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ChatsAnswer } from '../../shared/contract/chat.ts'
import type { TestClient } from '../helpers/client/client.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi()

/** A visitor with this many chats, of which always two were changed at the same moment. */
async function visitorWith(count: number) {
  const visitor = api.visitor()
  await visitor.put('/api/user/commentary', { commentary: 'none' })
  const owner_id = await visitor.row()
  const chats = Array.from({ length: count }, (_, i) => ({
    ...{ id: 1_000_000 * count + i, owner_id, title: `Chat ${i}` },
    updated_at: sql<Date>`now() - make_interval(mins => ${Math.floor(i / 2)})`,
  }))
  await database.db.insertInto('chats').values(chats).execute()
  return visitor
}

const list = async (visitor: TestClient, after?: number | string) => {
  const answer = await visitor.get(`/api/chats${after === undefined ? '' : `?older_than=${after}`}`)
  expect(answer.status, answer.text).toBe(200)
  return ChatsAnswer.strict().parse(answer.json())
}

test('a visitor with more than 500 conversations reads all of them, each once, the newest first', async () => {
  const visitor = await visitorWith(1101)
  const pages = [await list(visitor)]
  while (pages.at(-1)?.has_older) pages.push(await list(visitor, pages.at(-1)?.chats.at(-1)?.id))
  expect(pages.map(({ chats }) => chats.length)).toEqual([500, 500, 101])
  const titles = pages.flatMap(({ chats }) => chats.map(({ title }) => title))
  expect(titles).toEqual(Array.from({ length: 1101 }, (_, i) => `Chat ${i}`))
})

test('500 conversations are the whole list', async () => {
  const visitor = await visitorWith(500)
  const { chats, ...rest } = await list(visitor)
  expect([chats.length, rest]).toEqual([500, {}])
  expect(await list(visitor, chats.at(-1)?.id)).toEqual({ chats: [] })
})

test('nothing is after a conversation that does not exist, or is another visitor’s', async () => {
  const [one, other] = [await visitorWith(3), await visitorWith(4)]
  const [first] = (await list(other)).chats
  expect((await list(other, first?.id)).chats).toHaveLength(3)
  expect(await list(one, first?.id)).toEqual({ chats: [] })
  expect(await list(one, 5)).toEqual({ chats: [] })
  expect(await list(api.visitor(), first?.id)).toEqual({ chats: [] })
  for (const wrong of ['x', '-1', '', '1.5']) {
    expect((await one.get(`/api/chats?older_than=${wrong}`)).status, wrong).toBe(400)
  }
})
