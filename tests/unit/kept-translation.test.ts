import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deviceParts } from '../../shared/builtin/device-text.ts'
import { readKeptIndex, readKeptText, writeKeptIndex } from '../../web/data/device-files.ts'
import { renewKept } from '../../web/data/kept-renewal.ts'
import { keepTranslation } from '../../web/data/kept-translation.ts'
import { keptCache, manifestOf } from '../../web/data/readable.ts'
import { prepareAnswers, removeKept } from '../../web/offline/keeping.ts'
import { fakeCaches, PageRequest, pathOf } from '../helpers/client/fake-caches.ts'

const BIBLE = 'eng-web'
const NAME = keptCache(BIBLE)
const chapter = (number: number) => `/api/bible/eng-web/book/JUD/chapters/${number}`
const books = (chapter_count: number) => [{ id: 'JUD', name: 'Jude', abbreviation: 'Jude', chapter_count }]

/** The server: what each address has, the tag being its words; an address in `down` fails. */
let server: { has: Map<string, string>; down: Set<string>; asked: string[] }
const say = (path: string, words: string) => server.has.set(path, words)

beforeEach(() => {
  server = { has: new Map(), down: new Set(), asked: [] }
  say(manifestOf(BIBLE), 'first')
  say('/api/bible/eng-web/toc', JSON.stringify({ books: books(2) }))
  say('/api/bibles', JSON.stringify({ bibles: [{ id: BIBLE, name: 'World', abbreviation: 'WEB', language: 'en' }] }))
  for (const number of [1, 2, 3]) say(chapter(number), `old ${number}`)
  vi.stubGlobal('caches', fakeCaches())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('Request', PageRequest)
  vi.stubGlobal('fetch', async (of: Request | string, init?: RequestInit) => respond(of, init))
})
afterEach(() => vi.unstubAllGlobals())

function respond(of: Request | string, { headers }: RequestInit = {}): Response {
  const path = pathOf(of).replace(/\?.*/, '')
  server.asked.push(path)
  const words = server.has.get(path)
  if (server.down.has(path) || words === undefined) return new Response('', { status: 503 })
  const ETag = `"${words.replace(/\W/g, '')}"`
  if (new Headers(headers).get('If-None-Match') === ETag) return new Response(null, { status: 304, headers: { ETag } })
  return new Response(words, { headers: { ETag } })
}

const keep = (count: number) =>
  keepTranslation(BIBLE, books(count), { signal: new AbortController().signal, onProgress() {} })
const index = () => Object.fromEntries(deviceParts.map((part) => [part, new Uint8Array([1])])) as never
/** Builds the index, as the worker does. */
async function buildIndex(): Promise<void> {
  const { entries: _entries, ...described } = await readKeptText(BIBLE)
  await writeKeptIndex(BIBLE, described, index())
}
const hasIndex = async () => (await readKeptIndex(BIBLE)) !== null
const keptWords = async (path: string) => (await (await caches.open(NAME)).match(path))?.text()

describe('a translation that is imported again', () => {
  beforeEach(async () => {
    await keep(2)
    await buildIndex()
    server.asked = []
  })
  const importAgain = () => {
    say(manifestOf(BIBLE), 'second')
    say(chapter(2), 'new 2')
  }

  test('is not fetched again if it is the same', async () => {
    await renewKept(BIBLE)
    expect(server.asked).toEqual([manifestOf(BIBLE)])
    expect(await hasIndex()).toBe(true)
  })

  test('is renewed where it has changed, and its index is built again', async () => {
    importAgain()
    await renewKept(BIBLE)
    expect([await keptWords(chapter(1)), await keptWords(chapter(2))]).toEqual(['old 1', 'new 2'])
    expect(await hasIndex()).toBe(false)
    await buildIndex()
    expect(await hasIndex()).toBe(true)
    server.asked = []
    await renewKept(BIBLE)
    expect(server.asked).toEqual([manifestOf(BIBLE)])
  })

  test('keeps its index if no chapter has changed', async () => {
    say(manifestOf(BIBLE), 'second')
    await renewKept(BIBLE)
    expect(await hasIndex()).toBe(true)
  })

  test('is renewed later if a chapter cannot be fetched', async () => {
    importAgain()
    server.down.add(chapter(1))
    await expect(renewKept(BIBLE)).rejects.toThrow('503')
    server.down.clear()
    await renewKept(BIBLE)
    expect(await keptWords(chapter(2))).toBe('new 2')
    expect(await hasIndex()).toBe(false)
  })

  test('gets its new chapters into the index', async () => {
    say('/api/bible/eng-web/toc', JSON.stringify({ books: books(3) }))
    await keep(3)
    expect(await hasIndex()).toBe(false)
  })
})

describe('a translation that is removed', () => {
  test('is not there again when its index is ready', async () => {
    await keep(2)
    const { entries: _entries, ...described } = await readKeptText(BIBLE)
    await removeKept(BIBLE)
    await writeKeptIndex(BIBLE, described, index())
    expect(await readKeptIndex(BIBLE)).toBeNull()
    expect(await caches.keys()).toEqual([])
  })

  test('is not there again when it is compared with the server’s', async () => {
    await keep(2)
    const renewed = renewKept(BIBLE)
    await removeKept(BIBLE)
    await renewed
    expect(await caches.keys()).toEqual([])
  })

  test('is not prepared any longer', async () => {
    await keep(2)
    const { promise: isPreparing, resolve } = Promise.withResolvers<void>()
    const ended: boolean[] = []
    class FakeWorker {
      addEventListener() {}
      postMessage = () => resolve()
      terminate = () => void caches.has(NAME).then((isThere) => ended.push(isThere))
    }
    vi.stubGlobal('Worker', FakeWorker)
    const prepared = prepareAnswers(BIBLE)
    await isPreparing
    await removeKept(BIBLE)
    await prepared
    expect(ended[0]).toBe(true)
    expect(await caches.keys()).toEqual([])
  })
})
