/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching'
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { renewKept } from './data/kept-renewal.ts'
import { FINDER_CACHE, isCommon, keptCache, mayBeKept, noteChange, READ_CACHE, textOf } from './data/readable.ts'
import { UNREACHABLE } from './data/unreachable.ts'

declare const self: ServiceWorkerGlobalScope
/** The files of this build, injected by it: the page, its scripts and styles, and the fonts of the first screen. */
declare const SHELL_FILES: { url: string; revision: string | null }[]
/** What answers questions without a network. */
declare const FINDER_FILES: { url: string; revision: string | null }[]

const CHAPTERS_READ = 500
const PATIENCE_SECONDS = 4

void self.skipWaiting()
clientsClaim()
cleanupOutdatedCaches()
precache(SHELL_FILES)

const tellPages = async () => {
  for (const page of await self.clients.matchAll()) page.postMessage(UNREACHABLE)
}

const onlyPublic = {
  fetchDidFail: tellPages,
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    mayBeKept(request, response) ? response : null,
}
// a page that fills a cache itself bypasses this one
const isAnonymous = ({ method, headers, cache }: Request) =>
  method === 'GET' && !headers.has('X-User-ID') && cache !== 'reload'

// pages come from the server, which has the newest build and the chapter; offline, the shell opens every screen
const patientFetch = async (request: Request, preloaded: Promise<Response | undefined>): Promise<Response> =>
  (await preloaded) ?? fetch(request)
registerRoute(
  new NavigationRoute(
    async ({ event, request }) => {
      const { preloadResponse } = event as FetchEvent
      const answer = patientFetch(request, Promise.resolve(preloadResponse))
      answer.catch(() => {})
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_SECONDS * 1000))
      const first = await Promise.race([answer, late]).catch(() => undefined)
      return first ?? (await matchPrecache('/offline')) ?? answer
    },
    { denylist: [/^\/(?:api|web-content|assets)(?:\/|$)/, /^[^?]*\.[a-z0-9]+$/i] },
  ),
)

registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && request.mode !== 'navigate' && getCacheKeyForURL(url.href) !== undefined,
  async ({ request }) => (await matchPrecache(request)) ?? fetch(request),
)

// fonts of other alphabets and the words of other languages are cached when a page first needs them
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/(?:.*\.woff2|language-\w\w-.*\.js)$/.test(url.pathname),
  new CacheFirst({ cacheName: 'letters', plugins: [onlyPublic, new ExpirationPlugin({ maxEntries: 20 })] }),
)

const read = new StaleWhileRevalidate({
  cacheName: READ_CACHE,
  plugins: [onlyPublic, new ExpirationPlugin({ maxEntries: CHAPTERS_READ, purgeOnQuotaError: true })],
})
type Update = { cacheName: string; oldResponse?: Response | null; newResponse: Response }
const notingChanges = {
  cacheDidUpdate: async ({ cacheName, oldResponse, newResponse }: Update) => {
    const [before, now] = [oldResponse, newResponse].map((response) => response?.headers.get('ETag'))
    if (before !== now && (await caches.has(cacheName))) await noteChange(await caches.open(cacheName))
  },
}
/** The kept translations that were compared with the server's since this worker started. */
const compared = new Set<string>()
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isAnonymous(request) && textOf(url.pathname) !== null,
  async ({ event, request, url }) => {
    const bible = textOf(url.pathname)!
    const name = keptCache(bible)
    if (!(await caches.has(name))) return read.handle({ event, request })
    if (!compared.has(bible)) {
      compared.add(bible)
      event.waitUntil(renewKept(bible).catch(() => compared.delete(bible)))
    }
    const kept = new StaleWhileRevalidate({ cacheName: name, plugins: [onlyPublic, notingChanges] })
    return (await (await caches.open(name)).match(request))
      ? kept.handle({ event, request })
      : read.handle({ event, request })
  },
)

registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isAnonymous(request) && isCommon(url.pathname),
  new NetworkFirst({
    cacheName: 'common',
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [onlyPublic, new ExpirationPlugin({ maxEntries: 200 })],
  }),
)

/** The finder's files by their paths in the cache, where one without a hash in its name has its revision. */
const finderKeys = new Map(FINDER_FILES.map(({ url, revision }) => [url, revision ? `${url}?${revision}` : url]))

// cached when a page first loads the finder, for a translation that is kept; a new build then replaces it
async function finderFile(path: string): Promise<Response> {
  const [key, cache] = [finderKeys.get(path)!, await caches.open(FINDER_CACHE)]
  const cached = await cache.match(key)
  if (cached) return cached
  const response = await fetch(path, { cache: 'no-cache' })
  if (response.ok) await cache.put(key, response.clone())
  return response
}
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && finderKeys.has(url.pathname),
  ({ url }) => finderFile(url.pathname),
)
async function renewFinder(): Promise<void> {
  if (await caches.has(FINDER_CACHE)) await Promise.all([...finderKeys.keys()].map(finderFile))
}
async function dropOldFinder(): Promise<void> {
  if (!(await caches.has(FINDER_CACHE))) return
  const cache = await caches.open(FINDER_CACHE)
  const wanted = new Set([...finderKeys.values()].map((key) => new URL(key, location.origin).href))
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url)
}
// without the finder, questions wait for the network, as they do without a kept translation
self.addEventListener('install', (event) => event.waitUntil(renewFinder().catch(() => undefined)))
self.addEventListener('activate', (event) => event.waitUntil(dropOldFinder()))

setCatchHandler(async () => Response.error())

self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve())
})
