import { useEffect, useMemo } from 'react'
import useSWR, { mutate, SWRConfig, type SWRConfiguration, type SWRResponse } from 'swr'
import { lacksWordLinks } from '#shared/bible/word-links.ts'
import { chapterUrl } from '#shared/chapter-address.ts'
import type { Bible, HomeAnswer, SuggestionsAnswer, TocBook } from '#shared/contract/bible.ts'
import type { Chat } from '#shared/contract/chat.ts'
import type { FeatureFlags, Partner, Settings, UserSettings } from '#shared/contract/user.ts'
import { primaryLanguage } from '#shared/primary-language.ts'
import { pageLanguage } from '../words/language.ts'
import { wordIn } from '../words/words.ts'
import { type Call, CallError, call, callText } from './client.ts'
import { type Given, givenChapter } from './given-chapter.ts'
import { loadSanitizer } from './sanitizer.ts'
import { readStored, WORD_LINKS_KEY } from './stored.ts'
import { useWordLinks } from './useWordLinks.ts'

/** Every cache key is a URL; anything else that a call needs is passed separately. */
const part = encodeURIComponent

export const keys = {
  bibles: '/api/bibles',
  toc: (bible: string) => `/api/bible/${part(bible)}/toc`,
  chapter: chapterUrl,
  suggestions: (bible: string, book: string, chapter: number, step?: number | null) =>
    `${keys.chapter(bible, book, chapter)}/suggestions${step ? `?planStepId=${step}` : ''}`,
  /** where the translation `other` has the verses of a chapter */
  places: (bible: string, book: string, chapter: number, other: string) =>
    `${keys.chapter(bible, book, chapter)}/places?in=${part(other)}`,
  search: (bible: string, query: string, limit: number, among = '') =>
    `/api/bible/${part(bible)}/search?q=${part(query)}&limit=${limit}${among}`,
  commentary: (source: string, book: string, chapter: number) =>
    `/api/commentary/${part(source)}/${part(book)}/${chapter}`,
  user: '/api/user',
  settings: '/api/settings',
  flags: '/api/feature-flags',
  theologies: '/api/theologies',
  theology: (slug: string) => `/api/theology/${part(slug)}`,
  userTheology: '/api/user/theology',
  profiles: '/api/profiles',
  userProfile: '/api/user/profile',
  partner: (slug: string) => `/api/partners/${part(slug)}`,
  chats: '/api/chats',
  chat: (id: number) => `/api/chat/${id}`,
  audit: (chat: number, message: number) => `/api/chat/${chat}/message/${message}/audit`,
  content: (id: string) => `/web-content/${part(id)}.md`,
} as const

/** How a GET behaves: its wording in errors, and whether it identifies the visitor. */
export const open = (action: Call['action']): Call => ({ action, visitor: false })
export const own = (action: Call['action']): Call => ({ action })

/** For data that is fetched again whenever a component that shows it is mounted. */
export const onMount: SWRConfiguration = { revalidateOnFocus: false, revalidateOnReconnect: false }

/** For data that does not change while a page is open. */
export const still: SWRConfiguration = { ...onMount, revalidateIfStale: false }

/** For data that can differ on each call, such as the visitor's list of chats. */
export const lively: SWRConfiguration = { revalidateOnFocus: true, focusThrottleInterval: 30_000 }

/** True for errors that a retry cannot fix. */
export const isFinal = (error: unknown) => error instanceof CallError && error.status < 500 && error.status !== 429

/** The settings of the whole cache, for its provider at the root. */
export const cacheSettings: SWRConfiguration = {
  dedupingInterval: 2000,
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    if (isFinal(error) || retryCount > 4) return
    setTimeout(() => void revalidate({ retryCount }), Math.min(1000 * 2 ** retryCount, 15_000))
  },
}

/** A cached GET. Null for the key requests nothing; `get` fetches the response. */
export function useCall<Answer>(
  key: string | null,
  options: Call,
  config: SWRConfiguration<Answer, Error>,
  get: typeof call = call,
): SWRResponse<Answer, Error> {
  return useSWR<Answer, Error>(key, (path: string) => get<Answer>(path, options), config)
}

export function useBibles() {
  const { data, ...rest } = useCall<{ bibles: Bible[] }>(keys.bibles, open('translations'), still)
  return { bibles: data?.bibles, ...rest }
}

/** A translation by its id; undefined while the translations load, and for an id that none of them has. */
export const useBible = (bible: string | null): Bible | undefined => useBibles().bibles?.find(({ id }) => id === bible)

export function useToc(bible: string) {
  const { data, ...rest } = useCall<{ books: TocBook[] }>(keys.toc(bible), open('books'), still)
  const language = useBible(bible)?.language
  const books = useMemo(() => data && named(data.books, language), [data, language])
  return { books, ...rest }
}

/** The books with their names in the interface's language, unless the translation's own names are in it. */
function named(books: TocBook[], language = ''): TocBook[] {
  if (primaryLanguage(language) === pageLanguage()) return books
  return books.map((book) => ({ ...book, name: wordIn('books', book.id) ?? book.name }))
}

/**
 * The chapter's HTML. Null for book or chapter requests nothing. A chapter without the links of its words is requested
 * again for a reader who wants them, and when the network is back.
 */
export function useChapter(bible: string, book: string | null, chapter: number | null) {
  const key = book && chapter ? keys.chapter(bible, book, chapter) : null
  const answer = useSWR<string, Error>(key, fetchChapter, still)
  const { data = '', mutate } = answer
  const lacksLinks = useWordLinks() && lacksWordLinks(data)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each chapter
  useEffect(() => {
    if (!lacksLinks) return
    const request = () => void mutate()
    request()
    addEventListener('online', request)
    return () => removeEventListener('online', request)
  }, [key, lacksLinks])
  return answer
}

/** Preloads a chapter into the cache, so that turning to it paints immediately. */
export async function preloadChapter(bible: string, book: string, chapter: number): Promise<string | undefined> {
  const key = keys.chapter(bible, book, chapter)
  const cached = SWRConfig.defaultValue.cache.get(key)?.data as string | undefined
  // a failed preload is retried when the chapter is opened
  const html = cached ?? (await fetchChapter(key).catch(() => undefined))
  // an open change of the cache would discard what the page itself requests meanwhile
  return cached ?? (html && mutate<string>(key, (now) => now ?? html, { revalidate: false }))
}

/**
 * Puts a delivered chapter into the cache. A fallback of the library would not do: it would be missing when the reader
 * returns to the chapter.
 */
export function keepChapter({ url, html }: Given): Promise<string | undefined> {
  return mutate<string>(url, html, { revalidate: false })
}

/** The server has the chapter, but no text in it. */
export class EmptyChapter extends Error {}

async function fetchChapter(key: string): Promise<string> {
  const given = givenChapter()
  const isWhole = given && !(lacksWordLinks(given.html) && readStored(WORD_LINKS_KEY) === 'on')
  const text = isWhole && given.url === key ? given.html : callText(key, open('chapter'))
  const [html] = await Promise.all([text, loadSanitizer()])
  if (!html.trim()) throw new EmptyChapter()
  return html
}

/** Errors are ignored on purpose: the list is then empty. */
export function useSuggestions(bible: string, book: string | null, chapter: number | null, step?: number | null) {
  const key = book && chapter ? keys.suggestions(bible, book, chapter, step) : null
  const { data, isLoading } = useCall<SuggestionsAnswer>(key, own('suggestions'), {
    ...still,
    shouldRetryOnError: false,
  })
  return { suggestions: data?.suggestions ?? [], suggestionLanguage: data?.language ?? '', isLoading }
}

export const useUser = () => useCall<UserSettings>(keys.user, own('user'), still)
export const useSettings = () => useCall<Settings>(keys.settings, open('settings'), still)
export const useFlags = () => useCall<FeatureFlags>(keys.flags, open('featureFlags'), still)

export function usePartner(slug: string | null) {
  const { data, ...rest } = useCall<{ partner: Partner }>(slug ? keys.partner(slug) : null, open('partner'), still)
  return { partner: data?.partner, ...rest }
}

/** Loads the lists of chats again, with the older ones that are shown. */
export const refreshChats = () => mutate((key) => `${key}`.startsWith(keys.chats))

/** The chat as currently stored. */
export const fetchChat = (id: number): Promise<Chat> => call(keys.chat(id), own('chat'))

/** Asks the server to stop the answer in progress. Errors are ignored on purpose. */
export function stopAnswer(id: number): Promise<void> {
  return call<void>(`${keys.chat(id)}/stop`, { method: 'POST', action: 'stop' }).catch(() => undefined)
}

/** Deletes a chat permanently and updates the lists. Rejects on failure. */
export async function deleteChat(id: number): Promise<void> {
  await call(keys.chat(id), { method: 'DELETE', keepalive: true, action: 'delete' })
  await refreshChats()
}

/** Deletes a chat that its visitor does not keep. A failure is ignored: the server deletes it after a day. */
export function forgetChat(id: number): Promise<void> {
  return deleteChat(id).catch(() => undefined)
}

/** Reloads the visitor's settings, and all plan data wherever it is shown: its verse numbers follow the translation. */
export const refreshUser = () => mutate((key) => key === keys.user || isPlanKey(key))

/** Reloads all plan data, wherever it is shown. */
export const refreshPlans = () => mutate(isPlanKey)

const isPlanKey = (key: unknown) => typeof key === 'string' && /^\/api\/(?:user\/plans|reading-plans)\b/.test(key)

/** Where the text of Home's box leads: a passage, a question and the passage to ask it about, or nowhere. */
export function findPassage(prompt: string): Promise<HomeAnswer> {
  return call('/api/home', { method: 'POST', body: { prompt }, action: 'passage' })
}
