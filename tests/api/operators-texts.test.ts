import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createClient } from '../helpers/client/client.ts'
import { insertPlan } from '../helpers/client/plan.ts'
import { zip } from '../helpers/db/zip.ts'
import { askOperations, basic, tokenOf } from '../helpers/source/operations.ts'
import { type Stack, startStack } from '../helpers/stack/stack.ts'

const secret = 'a-secret-of-operators'
const headers = basic('ruth', secret)
const within = { timeout: 20_000 }
// an import is a process, which starts slowly on a busy machine
vi.setConfig({ testTimeout: 90_000 })

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ model: 'text', workers: 0, env: { OPERATORS_SECRET: secret } })
})
afterAll(() => stack.stop())

const page = (path = '/operations/texts') => askOperations(stack.api.adminPort, path, { headers })
const genesis = '\\id GEN\n\\h Mwanzo\n\\c 1\n\\p\n\\v 1 Hapo mwanzo Mungu aliziumba mbingu na nchi.\n\\zbar aside\n'
const kept = () => readdirSync(tmpdir()).filter((name) => name.startsWith('philip-text-'))

type Sent = { name: string; bytes?: string | Buffer; fields?: Record<string, string>; token?: string; more?: object }
/** Sends a file with the form of the page, as an operator would. */
async function add({ name, bytes = genesis, fields = {}, token, more = {} }: Sent) {
  const parts = new FormData()
  parts.set('token', token ?? tokenOf(await page()))
  for (const [key, value] of Object.entries(fields)) parts.set(key, value)
  parts.set('file', new File([bytes as string], name))
  return askOperations(stack.api.adminPort, '/operations/texts', {
    method: 'POST',
    headers: { ...headers, ...more },
    parts,
  })
}
async function remove(target: string) {
  const token = tokenOf(await page())
  return askOperations(stack.api.adminPort, '/operations/remove', { method: 'POST', headers, form: { token, target } })
}
const client = () => createClient(stack.api.port)
const installed = async () => (await client().get('/api/bibles')).json().bibles as Record<string, string>[]
const status = async (path: string) => (await client().get(path)).status

test('a text is added from a file, is read and searched at once, and is removed, while others are read', async () => {
  let isDone = false
  const answers = new Set<number>()
  const reading = (async () => {
    while (!isDone) {
      answers.add(await status('/api/bible/eng-web/book/JHN/chapters/3'))
      await setTimeout(20)
    }
  })()
  const described = { name: 'Biblia ya Jaribio', abbreviation: 'JAR', language: 'sw', copyright: 'CC BY-SA 4.0' }
  const added = await add({ name: 'swh test.usfm', fields: { ...described } })
  expect([added.status, added.text.includes('swh-test: 1 books, 1 chapters, 1 verses')]).toEqual([200, true])
  expect(added.text).toContain('\\zbar (1)')
  expect(await installed()).toContainEqual({ id: 'swh-test', direction: 'ltr', format: 'USFX', ...described })
  expect((await client().get('/api/bible/swh-test/book/GEN/chapters/1')).text).toContain('Hapo mwanzo')
  const found = await client().get('/api/bible/swh-test/search?q=mbingu')
  expect(found.json().total).toBe(1)
  const removed = await remove('swh-test')
  expect([removed.status, removed.text.includes('swh-test is removed.')]).toEqual([200, true])
  expect((await installed()).map(({ id }) => id)).not.toContain('swh-test')
  // processes look for changes every few seconds
  await expect.poll(() => status('/api/bible/swh-test/book/GEN/chapters/1'), within).toBe(404)
  await expect.poll(() => status('/api/bible/swh-test/search?q=mbingu'), within).toBe(404)
  const left = await stack.database.db
    .selectFrom('text_sections')
    .select('part')
    .where('text_id', '=', 'swh-test')
    .execute()
  expect(left).toEqual([])
  isDone = true
  await reading
  expect([...answers]).toEqual([200])
  expect((await page('/operations')).text).toMatch(/ruth: add <code>swh-test\.usfm<\/code> – done/)
})

test('a zip is added, and the same id replaces the text', async () => {
  const files = [{ name: 'GEN.usfm', text: genesis }]
  expect((await add({ name: 'swh-again.zip', bytes: zip(files) })).status).toBe(200)
  const changed = genesis.replace('mbingu na nchi', 'vitu vyote')
  expect((await add({ name: 'swh-again.usfm', bytes: changed })).status).toBe(200)
  await expect
    .poll(async () => (await client().get('/api/bible/swh-again/book/GEN/chapters/1')).text, within)
    .toContain('vitu vyote')
  expect((await installed()).filter(({ id }) => id === 'swh-again')).toHaveLength(1)
  expect((await remove('swh-again')).status).toBe(200)
})

test.for([
  [
    'no Bible',
    { name: 'eng-no.xml', bytes: '<html></html>' },
    409,
    'eng-no.xml: the file is neither OSIS nor USFX, USX or USFM',
  ],
  ['a document type', { name: 'eng-no.xml', bytes: '<!DOCTYPE a><osis/>' }, 409, 'a document type is not allowed'],
  ['an empty file', { name: 'eng-no.usfm', bytes: '' }, 409, 'eng-no.usfm'],
  ['bytes that are not UTF-8', { name: 'eng-no.usfm', bytes: Buffer.from([0xff, 0xfe, 0]) }, 409, 'not UTF-8'],
  ['a chapter twice', { name: 'eng-no.usfm', bytes: genesis + genesis }, 409, 'GEN 1'],
  ['a broken zip', { name: 'eng-no.zip', bytes: 'PK' }, 409, 'eng-no.zip'],
  ['a zip without a text', { name: 'eng-no.zip', bytes: zip([{ name: 'a.txt', text: 'a' }]) }, 409, 'contains no .xml'],
  ['a wrong language', { name: 'eng-no.usfm', fields: { language: 'English!' } }, 409, 'the language is not a code'],
  ['a name with a line break', { name: 'eng-no.usfm', fields: { name: 'a\nb' } }, 409, 'control characters'],
  ['a name that is too long', { name: 'eng-no.usfm', fields: { name: 'a'.repeat(121) } }, 409, 'longer than 120'],
  ['a name without letters', { name: '…', bytes: genesis }, 400, 'Choose a file.'],
  ['a path as a name', { name: '../../etc/eng-no', bytes: 'root' }, 409, 'eng-no: the file is neither'],
  ['an argument as a name', { name: '--name=eng-no', bytes: 'root' }, 409, 'name-eng-no: the file is neither'],
  ['an old token', { name: 'eng-no.usfm', token: 'old' }, 403, 'This form is too old'],
  ['no token', { name: 'eng-no.usfm', token: '' }, 403, 'This form is too old'],
  ['another site', { name: 'eng-no.usfm', more: { Origin: 'https://evil.example' } }, 403, 'not from this page'],
  [
    'another site in a frame',
    { name: 'eng-no.usfm', more: { 'Sec-Fetch-Site': 'cross-site' } },
    403,
    'not from this page',
  ],
  ['no secret', { name: 'eng-no.usfm', more: { Authorization: '' } }, 401, 'secret is required'],
  ['too many bytes', { name: 'eng-no.usfm', bytes: Buffer.alloc(64 * 1024 * 1024 + 1, 32) }, 413, 'larger than 64 MB'],
] satisfies [string, Sent, number, string][])('%s is refused, and nothing changes', async ([, sent, code, says]) => {
  const before = await installed()
  const refused = await add(sent)
  expect([refused.status, refused.text.includes(says)], refused.text.slice(0, 2000)).toEqual([code, true])
  expect(await installed()).toEqual(before)
  expect(kept()).toEqual([])
})

test('a form without a file, of another type or broken off is refused', async () => {
  const post = (body: object) =>
    askOperations(stack.api.adminPort, '/operations/texts', { method: 'POST', headers, ...body })
  const token = tokenOf(await page())
  expect((await post({ form: { token } })).status).toBe(400)
  const parts = new FormData()
  parts.set('token', token)
  expect((await post({ parts })).text).toBe('Choose a file.')
  const brokenOff = { ...headers, 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': 0 }
  expect((await post({ headers: brokenOff })).status).toBe(400)
  expect((await askOperations(stack.api.adminPort, '/operations/texts', { method: 'DELETE', headers })).status).toBe(
    405,
  )
  expect(kept()).toEqual([])
})

test('what is not installed is not removed; conversations and plans in a removed text stay', async () => {
  expect((await remove('no-such')).status).toBe(409)
  await add({ name: 'swh-plan.usfm' })
  const { db } = stack.database
  const { planId } = await insertPlan(db, null, { isPublic: true })
  await db.updateTable('reading_plans').set({ bible_id: 'swh-plan' }).where('id', '=', planId).execute()
  await remove('swh-plan')
  expect(await status(`/api/reading-plans/${planId}`)).toBe(200)
})
