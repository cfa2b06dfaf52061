import type { TocBook } from '#shared/contract/bible.ts'
import { keys } from './hooks.ts'
import { reach } from './reach.ts'
import { FINDER_CACHE, KEPT_INDEX, keptCache, keptTranslation, manifestOf, mayBeKept, noteChange } from './readable.ts'

/** How many of a translation's chapters are on this device, and its total. */
export type Kept = { bible: string; done: number; total: number }

const AT_ONCE = 6
/** A generous estimate of one chapter's size in the store. */
const CHAPTER_BYTES = 16_000

/** True if the browser can store anything at all. */
export const canKeep = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator

/** The addresses of all chapters of a translation. */
function chaptersOf(bible: string, books: readonly TocBook[]): string[] {
  return books.flatMap(({ id, chapter_count }) =>
    Array.from({ length: chapter_count }, (_, index) => keys.chapter(bible, id, index + 1)),
  )
}

/** A translation of which this device stores some chapters. `isIndexed`: it can answer questions, too. */
type Stored = { bible: string; done: number; isIndexed: boolean }

/** How much of each translation is stored on this device, completely or partly. */
export async function listKept(): Promise<Stored[]> {
  const bibles = (await caches.keys()).map(keptTranslation).filter((bible) => bible !== null)
  return Promise.all(
    bibles.map(async (bible) => {
      const [chapters, isIndexed] = await Promise.all([keptChapters(bible), hasIndex(bible)])
      return { bible, done: chapters.size, isIndexed }
    }),
  )
}

/** Whether this device can answer questions from a translation without a network. */
export async function hasIndex(bible: string): Promise<boolean> {
  if (!('caches' in globalThis) || !(await caches.has(keptCache(bible)))) return false
  return (await (await caches.open(keptCache(bible))).match(`${KEPT_INDEX}head`)) !== undefined
}

/** The translations on this device that have a chapter. */
export async function translationsWith(book: string, chapter: number): Promise<string[]> {
  const bibles = (await caches.keys()).map(keptTranslation).filter((bible) => bible !== null)
  const have = await Promise.all(bibles.map((bible) => keptChapters(bible)))
  return bibles.filter((bible, i) => have[i]?.has(keys.chapter(bible, book, chapter)))
}

/**
 * Downloads every chapter that is not yet on this device. Rejects with a ConnectionError, a QuotaExceededError if
 * storage is full, or an AbortError; chapters downloaded so far are kept.
 */
export async function keepTranslation(
  bible: string,
  books: readonly TocBook[],
  { signal, onProgress }: { signal: AbortSignal; onProgress: (kept: Kept) => void },
): Promise<void> {
  const all = chaptersOf(bible, books)
  const have = await keptChapters(bible)
  const missing = all.filter((path) => !have.has(path))
  await findRoom(missing.length * CHAPTER_BYTES)
  const cache = await caches.open(keptCache(bible))
  const failed = new AbortController()
  const either = AbortSignal.any([signal, failed.signal])
  let done = all.length - missing.length
  onProgress({ bible, done, total: all.length })
  // first: an import during the download is then noticed later
  if (have.size === 0) await cache.put(manifestOf(bible), await fetchKept(manifestOf(bible), either))
  const lists = await fetchKept(keys.toc(bible), either)
  await cache.put(keys.toc(bible), lists)
  if (missing.length > 0) await noteChange(cache)
  const fill = async () => {
    for (let path = missing.shift(); path; path = missing.shift()) {
      await cache.put(path, await fetchKept(path, either))
      done += 1
      onProgress({ bible, done, total: all.length })
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, fill))
  } catch (error) {
    failed.abort()
    throw error
  }
}

/** Removes a stored translation from this device; with the last one, what answers questions too. */
export async function dropTranslation(bible: string): Promise<void> {
  await caches.delete(keptCache(bible))
  if ((await listKept()).length === 0) await caches.delete(FINDER_CACHE)
}

async function keptChapters(bible: string): Promise<Set<string>> {
  const name = keptCache(bible)
  if (!(await caches.has(name))) return new Set()
  const requests = await (await caches.open(name)).keys()
  return new Set(requests.map(({ url }) => new URL(url).pathname).filter((path) => path.includes('/chapters/')))
}

async function fetchKept(path: string, signal: AbortSignal): Promise<Response> {
  // bypasses the service worker, which would count these as chapters that were read
  const request = new Request(path, { cache: 'reload', signal })
  const response = await reach(request)
  if (!mayBeKept(request, response)) throw new Error(`HTTP error! status: ${response.status}`)
  return response
}

async function findRoom(bytes: number): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false)
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  if (quota !== undefined && quota - usage < bytes) throw new DOMException('No room', 'QuotaExceededError')
}
