import { keptCache, manifestOf, mayBeKept, noteChange } from './readable.ts'

const AT_ONCE = 6

/**
 * Fetches the chapters of a kept translation that have changed, if it was imported again since. Rejects if one cannot be
 * fetched; the next call then tries again.
 */
export async function renewKept(bible: string): Promise<void> {
  const manifest = await fetchPublic(manifestOf(bible))
  const tag = manifest.headers.get('ETag')
  // the reader may have removed it
  if (!(await caches.has(keptCache(bible)))) return
  const cache = await caches.open(keptCache(bible))
  const known = await cache.match(manifestOf(bible))
  if (!tag || known?.headers.get('ETag') === tag) return
  const chapters = (await cache.keys()).filter(({ url }) => url.includes('/chapters/'))
  let isChanged = false
  const renew = async () => {
    for (let chapter = chapters.shift(); chapter; chapter = chapters.shift()) {
      const old = (await cache.match(chapter))?.headers.get('ETag')
      // an address that no cache on the way has from before the import
      const address = `${new URL(chapter.url).pathname}?import=${encodeURIComponent(tag)}`
      const response = await fetchPublic(address, old ? { 'If-None-Match': old } : {})
      if (response.status === 304) continue
      await cache.put(chapter, response)
      isChanged = true
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, renew))
    await cache.put(manifestOf(bible), manifest)
  } finally {
    if (isChanged) await noteChange(cache)
  }
}

async function fetchPublic(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(path, { headers })
  const isKnown = response.status === 304 && 'If-None-Match' in headers
  if (!isKnown && !mayBeKept(new Request(path), response)) throw new Error(`HTTP error! status: ${response.status}`)
  return response
}
