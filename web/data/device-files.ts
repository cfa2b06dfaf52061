import { versesOfHtml } from '#shared/bible/rendered-verses.ts'
import { type DeviceHead, type DeviceIndex, deviceParts } from '#shared/builtin/device-text.ts'
import { chapterUrl } from '#shared/chapter-address.ts'
import type { Bible, TocBook } from '#shared/contract/bible.ts'
import type { WrittenFile } from '#shared/finder/written-files.ts'
import { INDEX_FORMAT } from '#shared/seals/index-format.ts'
import type { Entry } from '#shared/seals/text-index.ts'
import { KEPT_INDEX, KEPT_TEXT, keptCache } from './readable.ts'

/** Where the finder's data is; the build puts the addresses in. */
declare const FINDER_DATA: { written: string; meaning: string }

/** The written index and the word vectors. The service worker has them without a network. */
export async function fetchFinderData(): Promise<{ written: WrittenFile[]; meaning: Uint8Array }> {
  const [written, meaning] = await Promise.all([fetchFile(FINDER_DATA.written), fetchFile(FINDER_DATA.meaning)])
  return { written: (await written.json()) as WrittenFile[], meaning: new Uint8Array(await meaning.arrayBuffer()) }
}

async function fetchFile(path: string): Promise<Response> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  return response
}

/**
 * What describes the index of a kept translation. An index of another format, or of a text whose chapters have changed
 * since, is built again.
 */
type IndexHead = { head: DeviceHead; books: TocBook[]; format: number; text: string }

/** The index of a kept translation; null if it has none that is still right. */
export async function readKeptIndex(bible: string): Promise<(IndexHead & { index: DeviceIndex }) | null> {
  const cache = await openKept(bible)
  const said = await cache?.match(`${KEPT_INDEX}head`)
  const described = said && ((await said.json()) as IndexHead)
  if (!cache || described?.format !== INDEX_FORMAT || (described.text ?? '') !== (await versionIn(cache))) return null
  const parts = await Promise.all(
    deviceParts.map(async (part) => {
      const stored = await cache.match(`${KEPT_INDEX}${part}`)
      return [part, stored && new Uint8Array(await stored.arrayBuffer())] as const
    }),
  )
  if (parts.some(([, bytes]) => !bytes)) return null
  return { ...described, index: Object.fromEntries(parts) as DeviceIndex }
}

/**
 * Stores the index of a kept translation; its description last, so that it is never partly there. Does nothing if the
 * reader has removed the translation.
 */
export async function writeKeptIndex(bible: string, described: Omit<IndexHead, 'format'>, index: DeviceIndex) {
  const cache = await openKept(bible)
  if (!cache) return
  for (const part of deviceParts) await cache.put(`${KEPT_INDEX}${part}`, new Response(index[part] as BufferSource))
  await cache.put(`${KEPT_INDEX}head`, Response.json({ ...described, format: INDEX_FORMAT }))
}

/** A kept translation with its verses in order. Rejects if a part of it is missing. */
export async function readKeptText(bible: string): Promise<Omit<IndexHead, 'format'> & { entries: Entry[] }> {
  const cache = await openKept(bible)
  if (!cache) throw new Error('The translation is not kept')
  // first: a chapter that changes meanwhile then makes the index an old one
  const text = await versionIn(cache)
  const list = (await cache.keys()).find(({ url }) => url.endsWith('/toc'))
  const { books } = (await textIn(cache, list).then(JSON.parse)) as { books: TocBook[] }
  const entries: Entry[] = []
  for (const { id: book, chapter_count } of books) {
    const chapters = Array.from({ length: chapter_count }, (_, i) => i + 1)
    const pages = await Promise.all(chapters.map((chapter) => textIn(cache, chapterUrl(bible, book, chapter))))
    for (const [i, html] of pages.entries())
      for (const verse of versesOfHtml(html)) entries.push({ book, chapter: i + 1, ...verse })
  }
  return { head: await headOf(bible), books, text, entries }
}

/** The cache of a kept translation; undefined without one, which opening it would create. */
async function openKept(bible: string): Promise<Cache | undefined> {
  return (await caches.has(keptCache(bible))) ? caches.open(keptCache(bible)) : undefined
}

/** Names the present state of the kept text; empty if it is as it was downloaded at first. */
const versionIn = async (cache: Cache): Promise<string> => (await (await cache.match(KEPT_TEXT))?.text()) ?? ''

async function textIn(cache: Cache, of: Request | string | undefined): Promise<string> {
  const stored = of && (await cache.match(of))
  if (!stored) throw new Error('A part of the kept translation is missing')
  return stored.text()
}

async function headOf(bible: string): Promise<DeviceHead> {
  const { bibles } = (await (await fetchFile('/api/bibles')).json()) as { bibles: Bible[] }
  const found = bibles.find(({ id }) => id === bible)
  if (!found) throw new Error('The kept translation is in no list')
  const { id, name, abbreviation, language } = found
  return { id, name, abbreviation, language }
}
