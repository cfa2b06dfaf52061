import { afterAll, expect, test } from 'vitest'
import { builtWeb } from '../helpers/browser/web.ts'
import { insertConversation } from '../helpers/client/conversation.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const web = builtWeb()
const { api, database } = sharedApi({ texts: true, webRoot: web.webRoot, contentRoot: web.contentRoot })
afterAll(web.remove)

async function ownerOf(isPublic = false) {
  const owner = api.visitor()
  await owner.put('/api/user/commentary', { commentary: 'none' })
  const { chatId } = await insertConversation(database.db, await owner.row(), { isPublic })
  return { owner, chatId, path: `/api/chat/${chatId}` }
}

test('a conversation gets a new title after its place, in the list and in itself', async () => {
  const { owner, chatId, path } = await ownerOf()
  const renamed = await owner.send('PATCH', path, { body: { title: '  Who is\nmy: neighbour ' } })
  expect([renamed.status, renamed.json()]).toEqual([200, { chat_id: chatId, title: 'John 3: Who is my: neighbour' }])
  expect((await owner.get(path)).json().title).toBe('John 3: Who is my: neighbour')
  expect((await owner.get('/api/chats')).json().chats[0].title).toBe('John 3: Who is my: neighbour')
  const exported = (await owner.get('/api/user/export')).json()
  expect(exported.chats[0].title).toBe('John 3: Who is my: neighbour')
})

test('readers of a shared conversation see its new title, also in link previews', async () => {
  const { owner, chatId, path } = await ownerOf(true)
  await owner.send('PATCH', path, { body: { title: 'The good neighbour' } })
  expect((await api.get(path)).json().title).toBe('John 3: The good neighbour')
  const page = await api.get(`/chat/${chatId}`, { Accept: 'text/html' })
  expect(page.text).toMatch(/og:title" content="[^"]*The good neighbour/)
})

const letters = 'x'.repeat(120)
test.each<[string, unknown]>([
  ['none', {}],
  ['null', { title: null }],
  ['empty', { title: '' }],
  ['blank', { title: ' \n\t ' }],
  ['invisible', { title: '\u200b\u2060\u{e0041}' }],
  ['a braille blank', { title: '\u2800' }],
  ['a number', { title: 7 }],
  ['true', { title: true }],
  ['a list', { title: ['John'] }],
  ['an object', { title: { toString: 0 } }],
  ['121 letters', { title: `${letters}y` }],
  ['121 smiles', { title: '😀'.repeat(121) }],
  ['NUL', { title: 'a\u0000b' }],
  ['half of a pair', '{"title":"\\ud800"}'],
  ['no object', 'null'],
  ['no JSON', '{"title":'],
])('a title that is %s is rejected, and the old one stays', async (_, body) => {
  const { owner, path } = await ownerOf()
  const sent = typeof body === 'string' ? body : JSON.stringify(body)
  const refused = await owner.send('PATCH', path, { body: sent, headers: { 'Content-Type': 'application/json' } })
  expect([refused.status, refused.json().error]).toEqual([400, 'invalid'])
  expect((await owner.get(path)).json().title).toBe('John 3: Who is my neighbour?')
})

test.each([letters, '😀'.repeat(120), 'י', "'; drop table chats; --"])(
  'the title %s is stored unchanged',
  async (title) => {
    const { owner, path } = await ownerOf()
    expect((await owner.send('PATCH', path, { body: { title } })).json().title).toBe(`John 3: ${title}`)
  },
)

test('a body of another type or of 65 KB is rejected', async () => {
  const { owner, path } = await ownerOf()
  const typed = await owner.send('PATCH', path, { body: '{"title":"a"}', headers: { 'Content-Type': 'text/plain' } })
  const large = await owner.send('PATCH', path, { body: { title: 'x'.repeat(65_537) } })
  expect([typed.status, large.status]).toEqual([415, 413])
  expect((await owner.get(path)).json().title).toBe('John 3: Who is my neighbour?')
})
