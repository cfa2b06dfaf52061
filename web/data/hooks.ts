import useSWR, { mutate, type SWRConfiguration, type SWRResponse } from 'swr'
import type {
  Bible,
  CommentaryEntry,
  HomeAnswer,
  Passage,
  SearchAnswer,
  Suggestion,
  TocBook,
} from '#shared/contract/bible.ts'
import type { Audit, Chat, ChatListItem } from '#shared/contract/chat.ts'
import type { FeatureFlags, Partner, Profile, Settings, Theology, UserSettings } from '#shared/contract/user.ts'
import { type Call, CallError, call, callText } from './client.ts'
import { givenChapter } from './given-chapter.ts'
import { leavingChats } from './leaving.ts'

/** Every key of the cache is a URL; what else a call needs is passed beside it. */
const part = encodeURIComponent

export const keys = {
  bibles: '/api/bibles',
  toc: (bible: string) => `/api/bible/${part(bible)}/toc`,
  chapter: (bible: string, book: string, chapter: number) =>
    `/api/bible/${part(bible)}/book/${part(book)}/chapters/${chapter}`,
  suggestions: (bible: string, book: string, chapter: number, step?: number | null) =>
    `${keys.chapter(bible, book, chapter)}/suggestions${step ? `?planStepId=${step}` : ''}`,
  passage: (bible: string, ref: string) => `/api/bible/${part(bible)}/passage?ref=${part(ref)}`,
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
  examples: '/api/example-questions',
  chats: '/api/chats',
  chat: (id: number) => `/api/chat/${id}`,
  audit: (chat: number, message: number) => `/api/chat/${chat}/message/${message}/audit`,
  content: (id: string) => `/web-content/${part(id)}.md`,
} as const

/** How a GET behaves: its words in an error, and whether it carries the visitor. */
export const open = (action: string): Call => ({ action, visitor: false })
export const own = (action: string): Call => ({ action })

/** Things that do not change while a page is open. */
export const still: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
}

/** Answers that the server makes for each call, such as the list of the visitor's chats. */
export const lively: SWRConfiguration = { revalidateOnFocus: true, focusThrottleInterval: 30_000 }

/** True for refusals that another attempt cannot change. */
const isFinal = (error: unknown) => error instanceof CallError && error.status < 500 && error.status !== 429

/** The settings of the whole cache, for its provider at the root. */
export const cacheSettings: SWRConfiguration = {
  dedupingInterval: 2000,
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    if (isFinal(error) || retryCount > 4) return
    setTimeout(() => void revalidate({ retryCount }), Math.min(1000 * 2 ** retryCount, 15_000))
  },
}

/** One GET in the cache. Null for the key asks for nothing; `get` is how the answer is fetched. */
export function useCall<Answer>(
  key: string | null,
  options: Call,
  config: SWRConfiguration<Answer, Error>,
  get: typeof call = call,
): SWRResponse<Answer, Error> {
  return useSWR<Answer, Error>(key, (path: string) => get<Answer>(path, options), config)
}

export function useBibles() {
  const { data, ...rest } = useCall<{ bibles: Bible[] }>(keys.bibles, open('Translations'), still)
  return { bibles: data?.bibles, ...rest }
}

export function useToc(bible: string) {
  const { data, ...rest } = useCall<{ books: TocBook[] }>(keys.toc(bible), open('Books'), still)
  return { books: data?.books, ...rest }
}

/** The chapter's HTML. Null for book or chapter asks for nothing. */
export function useChapter(bible: string, book: string | null, chapter: number | null) {
  const key = book && chapter ? keys.chapter(bible, book, chapter) : null
  return useSWR<string, Error>(key, fetchChapter, { ...still, keepPreviousData: true })
}

/** Brings a chapter into the cache before it is asked for, so that turning to it paints at once. */
export function preloadChapter(bible: string, book: string, chapter: number): Promise<string | undefined> {
  const key = keys.chapter(bible, book, chapter)
  const filled = mutate<string>(key, (cached) => cached ?? fetchChapter(key), { revalidate: false })
  // a chapter that could not be brought ahead is asked for again when it is opened
  return filled.catch(() => undefined)
}

async function fetchChapter(key: string): Promise<string> {
  const given = givenChapter()
  const html = given?.url === key ? given.html : await callText(key, open('Chapter'))
  if (!html.trim()) throw new Error('Chapter not found')
  return html
}

/** Errors are ignored on purpose: the list is then empty. */
export function useSuggestions(bible: string, book: string | null, chapter: number | null, step?: number | null) {
  const key = book && chapter ? keys.suggestions(bible, book, chapter, step) : null
  const { data, isLoading } = useCall<{ suggestions: Suggestion[] }>(key, own('Suggestions'), {
    ...still,
    shouldRetryOnError: false,
  })
  return { suggestions: data?.suggestions ?? [], isLoading }
}

export function usePassage(bible: string, ref: string | null) {
  const { data, ...rest } = useCall<{ passages: Passage[] }>(
    ref ? keys.passage(bible, ref) : null,
    open('Passage'),
    still,
  )
  return { passages: data?.passages, ...rest }
}

/** `among` confines the search: `&testament=ot`, `&book=JHN`. */
export function useSearch(bible: string, query: string, limit: number, among = '') {
  const key = query.trim() ? keys.search(bible, query.trim(), limit, among) : null
  return useCall<SearchAnswer>(key, open('Search'), { ...still, keepPreviousData: true })
}

export function useCommentary(source: string | null, book: string, chapter: number) {
  const { data, ...rest } = useCall<{ source: string; entries: CommentaryEntry[] }>(
    source ? keys.commentary(source, book, chapter) : null,
    open('Commentary'),
    still,
  )
  return { entries: data?.entries, ...rest }
}

export const useUser = () => useCall<UserSettings>(keys.user, own('User'), still)
export const useSettings = () => useCall<Settings>(keys.settings, open('Settings'), still)
export const useFlags = () => useCall<FeatureFlags>(keys.flags, open('Feature flags'), still)

export function useTheologies() {
  const { data, ...rest } = useCall<{ theologies: Theology[] }>(keys.theologies, open('Perspectives'), still)
  return { theologies: data?.theologies, ...rest }
}

export const useTheology = (slug: string) => useCall<Theology>(keys.theology(slug), open('Perspective'), still)

export function useUserTheology() {
  const { data, ...rest } = useCall<{ theology: Theology }>(keys.userTheology, own('Perspective'), still)
  return { theology: data?.theology, ...rest }
}

export function useProfiles() {
  const { data, ...rest } = useCall<{ profiles: Profile[] }>(keys.profiles, open('Profiles'), still)
  return { profiles: data?.profiles, ...rest }
}

export function useUserProfile() {
  const { data, ...rest } = useCall<{ profile: Profile }>(keys.userProfile, own('Profile'), still)
  return { profile: data?.profile, ...rest }
}

export function usePartner(slug: string | null) {
  const { data, ...rest } = useCall<{ partner: Partner }>(slug ? keys.partner(slug) : null, open('Partner'), still)
  return { partner: data?.partner, ...rest }
}

/** Errors are ignored on purpose: the list is then empty. */
export function useExampleQuestions() {
  const { data, isLoading } = useCall<{ questions: string[] }>(keys.examples, open('Example questions'), still)
  return { questions: data?.questions ?? [], isLoading }
}

/** One's own chats, newest first. The list is empty on error, and the error stays beside it. */
export function useChats() {
  const leaving = leavingChats.useLeaving()
  const { data, ...rest } = useCall<{ chats: ChatListItem[] }>(keys.chats, own('Chats'), lively)
  return { chats: rest.error ? [] : (data?.chats ?? []).filter(({ id }) => !leaving.includes(id)), ...rest }
}

export const refreshChats = () => mutate(keys.chats)

export function useChat(id: number | null) {
  return useCall<Chat>(id ? keys.chat(id) : null, own('Chat'), { ...still, shouldRetryOnError: false })
}

/** The chat as it is stored now. */
export const fetchChat = (id: number): Promise<Chat> => call(keys.chat(id), own('Chat'))

/** Asks to stop the answer in progress. Errors are ignored on purpose. */
export function stopAnswer(id: number): Promise<void> {
  return call<void>(`${keys.chat(id)}/stop`, { method: 'POST', action: 'Stop' }).catch(() => undefined)
}

/** Publishes a chat or makes it private, and updates the lists. Rejects when it could not. */
export async function publishChat(id: number, isPublic: boolean): Promise<void> {
  await call(`${keys.chat(id)}/${isPublic ? 'publish' : 'unpublish'}`, { method: 'POST', action: 'Publish' })
  await refreshChats()
}

/** Deletes a chat for good, and updates the lists. Rejects when it could not. */
export async function deleteChat(id: number): Promise<void> {
  await call(keys.chat(id), { method: 'DELETE', keepalive: true, action: 'Delete' })
  await refreshChats()
}

export function useAudit(chat: number, message: number | null) {
  return useCall<Audit>(message ? keys.audit(chat, message) : null, own('Audit'), {
    ...still,
    shouldRetryOnError: false,
  })
}

/** The markdown of a content page. Null asks for nothing. */
export function useContent(id: string | null) {
  const { data, error, isLoading } = useSWR<string, Error>(
    id ? keys.content(id) : null,
    (path: string) => callText(path, open(`Content not found: ${id}`)),
    { ...still, shouldRetryOnError: false },
  )
  return { text: data, error, isLoading }
}

/** Saves the visitor's profile; a profile outside of Christianity resets the theology on the server. */
export async function saveProfile(slug: string): Promise<Profile> {
  const { profile } = await call<{ profile: Profile }>(keys.userProfile, {
    method: 'PUT',
    body: { profile_slug: slug },
    action: 'Profile',
  })
  await Promise.all([mutate(keys.userProfile), mutate(keys.userTheology), mutate(keys.user)])
  return profile
}

/** Saves the visitor's perspective. */
export async function saveTheology(slug: string): Promise<Theology> {
  const { theology } = await call<{ theology: Theology }>(keys.userTheology, {
    method: 'PUT',
    body: { theology_slug: slug },
    action: 'Perspective',
  })
  await Promise.all([mutate(keys.userTheology), mutate(keys.user)])
  return theology
}

export const refreshUser = () => mutate(keys.user)

/** Saves whether answers may draw on the commentary. */
export function saveCommentary(commentary: 'mhc' | 'none'): Promise<unknown> {
  const saved = call(`${keys.user}/commentary`, { method: 'PUT', body: { commentary }, action: 'Commentary' })
  return mutate<UserSettings>(keys.user, () => saved.then(() => call<UserSettings>(keys.user, own('User'))), {
    optimisticData: (user) => ({ ...user!, commentary: commentary === 'mhc' ? 'mhc' : null }),
  }).catch(() => undefined)
}

/** Where the words of the front door lead: a passage, a question and the passage to ask it of, or nowhere. */
export function findPassage(prompt: string): Promise<HomeAnswer> {
  return call('/api/home', { method: 'POST', body: { prompt }, action: 'Passage' })
}
