import { randomBytes } from 'node:crypto'

/**
 * The permissions, written by hand beside the contract rather than derived from the program. A route without a row
 * fails the test: decide first, then build.
 */
export type ChatPolicy = {
  /** The owner's status, whether the chat is public or not. */
  owner: number
  /** Other visitors' status while the chat is public; a private chat does not exist for them. */
  ofPublic: number
  /** The owner's status while it is private, if it is another one. */
  ofPrivate?: number
  body?: (ids: { chatId: number }) => object
}

export type UserPolicy = {
  body?: object
  ok: number
  /** The status for a caller without data, if it is another one. */
  withoutData?: number
}

const ask = { bible_id: 'eng-web', bookId: 'JHN', chapter: 3, prompt: 'And who is Nicodemus?' }

/** Calls about a chat: `:id` is the chat's id, `:mid` an answer's. */
export const chatPolicies: Record<string, ChatPolicy> = {
  'GET /api/chat/:id': { owner: 200, ofPublic: 200 },
  'GET /api/chat/:id/handout.pdf': { owner: 200, ofPublic: 200 },
  // the picture of a link shows only what is public, for its owner too
  'GET /api/preview/chat/:id': { owner: 200, ofPublic: 200, ofPrivate: 404 },
  'GET /api/chat/:id/messages': { owner: 200, ofPublic: 200 },
  'GET /api/chat/:id/stream': { owner: 200, ofPublic: 200 },
  'POST /api/chat/:id/stop': { owner: 202, ofPublic: 403 },
  'POST /api/chat/:id/retry': { owner: 409, ofPublic: 403 },
  'PATCH /api/chat/:id': { owner: 200, ofPublic: 403, body: () => ({ title: 'Another title' }) },
  // only other visitors can report something public
  'POST /api/chat/:id/report': { owner: 409, ofPublic: 204, body: () => ({ reason: 'spam' }) },
  'POST /api/chat/:id/message/:mid/choose': { owner: 200, ofPublic: 403 },
  'PUT /api/chat/:id/message/:mid/rating': { owner: 200, ofPublic: 403, body: () => ({ thumb: 'up' }) },
  'DELETE /api/chat/:id/message/:mid/rating': { owner: 204, ofPublic: 403 },
  'POST /api/chat/:id/copy': { owner: 201, ofPublic: 201 },
  'POST /api/chat/:id/publish': { owner: 200, ofPublic: 403 },
  'POST /api/chat/:id/unpublish': { owner: 200, ofPublic: 403 },
  'DELETE /api/chat/:id': { owner: 204, ofPublic: 403 },
  // an audit contains the owner's profile, so it is not published with the chat
  'GET /api/chat/:id/message/:mid/audit': { owner: 200, ofPublic: 404 },
  'POST /api/chat': { owner: 200, ofPublic: 403, body: ({ chatId }) => ({ ...ask, chat_id: chatId }) },
}

export type PlanPolicy = {
  /** The status for the creator, who follows the plan. */
  owner: number
  /** Other visitors' status while the plan is public; a private plan does not exist for them. */
  ofPublic: number
  /** The owner's status while it is private, if it is another one. */
  ofPrivate?: number
  body?: (ids: { planId: number }) => object
}

/** Calls about a reading plan: `:id` is the plan's id, `:step_id` one of its steps'. */
export const planPolicies: Record<string, PlanPolicy> = {
  'GET /api/reading-plans/:id': { owner: 200, ofPublic: 200 },
  'GET /api/reading-plans/:id/calendar.ics': { owner: 200, ofPublic: 200 },
  'GET /api/reading-plans/:id/days/:day/handout.pdf': { owner: 200, ofPublic: 200 },
  'GET /api/preview/reading-plans/:id': { owner: 200, ofPublic: 200, ofPrivate: 404 },
  'PUT /api/reading-plans/:id': { owner: 200, ofPublic: 403, body: () => ({ name: 'Another name' }) },
  'DELETE /api/reading-plans/:id': { owner: 200, ofPublic: 403 },
  'POST /api/reading-plans/:id/report': { owner: 409, ofPublic: 204, body: () => ({ reason: 'spam' }) },
  'POST /api/reading-plans/:id/retry': { owner: 409, ofPublic: 403 },
  'POST /api/user/plans/current': { owner: 200, ofPublic: 200, body: ({ planId }) => ({ plan_id: planId }) },
  // these three require following the plan, which other visitors do not
  'PUT /api/user/plans/:id/steps/:step_id': { owner: 200, ofPublic: 404, body: () => ({ done: true }) },
  'POST /api/user/plans/:id/schedule': { owner: 200, ofPublic: 404, body: () => ({ choice: 'catch_up' }) },
  'DELETE /api/user/plans/:id': { owner: 204, ofPublic: 404 },
}

const device = { client: 'c'.repeat(32), proof: 'd'.repeat(64) }

/** Calls about the caller: they show and change only the caller's data. */
export const userPolicies: Record<string, UserPolicy> = {
  'GET /api/user': { ok: 200 },
  'GET /api/user/export': { ok: 200 },
  'DELETE /api/user': { ok: 204 },
  'GET /api/user/theology': { ok: 200 },
  'PUT /api/user/theology': { ok: 200, body: { theology_slug: 'catholic' } },
  'GET /api/user/profile': { ok: 200 },
  'PUT /api/user/profile': { ok: 200, body: { profile_slug: 'new' } },
  'PUT /api/user/commentary': { ok: 200, body: { commentary: 'none' } },
  'PUT /api/user/translation': { ok: 200, body: { translation_id: 'eng-web' } },
  'GET /api/user/study/updates': { ok: 200 },
  'POST /api/user/study/updates': { ok: 200, body: { ...device, updates: [{ seq: 1, data: 'AAAA' }] } },
  'PUT /api/user/study/snapshot': { ok: 200, body: { ...device, seq: 9, through: 0, data: 'AAAA' } },
  'DELETE /api/user/study': { ok: 204 },
  'GET /api/user/device': { ok: 200 },
  // each actor with data is the only device of its visitor
  'DELETE /api/user/device': { ok: 409, withoutData: 204 },
  'POST /api/user/device-codes': {
    ok: 201,
    // a code is stored once
    get body() {
      return { code_hash: randomBytes(32).toString('hex'), parcel: 'AAAA' }
    },
  },
  'DELETE /api/user/device-codes': { ok: 204 },
  'POST /api/user/device-codes/redeem': { ok: 404, body: { code: 'e'.repeat(32) } },
  'GET /api/users/onboarding_hints': { ok: 200 },
  'POST /api/users/onboarding_hints/dismiss': { ok: 200, body: { hint_name: 'install_app' } },
  'GET /api/chats': { ok: 200 },
  'GET /api/bible/:id/book/:book/chapters/:n/suggestions': { ok: 200 },
  'POST /api/reading-plans': {
    ok: 201,
    body: { name: 'Hope', description: 'Hope in hard days', estimated_days: 3, is_public: false },
  },
  'GET /api/reading-plans/suggested': { ok: 200 },
  'GET /api/reading-plans/search': { ok: 200 },
  'GET /api/user/plans': { ok: 200 },
  'GET /api/user/plans/current': { ok: 204 },
  'GET /api/user/plans/current/reading': { ok: 204 },
  'PUT /api/user/plans/current/next-step': { ok: 404 },
  'PUT /api/user/plans/current/previous-step': { ok: 404 },
  'POST /api/home': { ok: 200, body: { prompt: 'John 3:16' } },
}

export type PlainPolicy = {
  /** The owner's status, whether it is public or not. */
  owner: number
  /** Other visitors' status while it is public; what is private does not exist for them. */
  ofPublic: number
  /** The fields of the form; `id` is the chat's or a step's. */
  form?: (id: number) => Record<string, string>
}

/** Pages without scripts about a chat, whose visitor is in a cookie. */
export const plainChatPolicies: Record<string, PlainPolicy> = {
  'GET /plain/chat/:id': { owner: 200, ofPublic: 200 },
  'POST /plain/chat/:id/stop': { owner: 303, ofPublic: 403 },
  'POST /plain/chat/:id/retry': { owner: 409, ofPublic: 403 },
  'POST /plain/chat/:id/publish': { owner: 303, ofPublic: 403 },
  'POST /plain/chat/:id/unpublish': { owner: 303, ofPublic: 403 },
  'POST /plain/chat/:id/delete': { owner: 303, ofPublic: 403 },
  'POST /plain/ask': {
    ...{ owner: 303, ofPublic: 403 },
    form: (chat) => ({ prompt: 'And who is Nicodemus?', book: 'JHN', chapter: '3', chat: String(chat) }),
  },
}

/** The same about a plan, which its owner follows. */
export const plainPlanPolicies: Record<string, PlainPolicy> = {
  'GET /plain/plans/:plan': { owner: 200, ofPublic: 200 },
  'POST /plain/plans/:plan/start': { owner: 303, ofPublic: 303 },
  'POST /plain/plans/:plan/steps': { owner: 303, ofPublic: 404, form: (step) => ({ read: String(step) }) },
  'POST /plain/plans/:plan/next': { owner: 303, ofPublic: 404, form: (step) => ({ step: String(step) }) },
  'POST /plain/plans/:plan/leave': { owner: 303, ofPublic: 404 },
}

/** Pages without scripts about the visitor of the cookie. */
export const plainVisitorRoutes = [
  'GET /plain/chats',
  'GET /plain/profile',
  'POST /plain/profile',
  'POST /plain/delete',
]

/** Calls without a visitor: no id is read or issued. */
export const openRoutes = [
  'GET /api/bibles',
  'GET /api/bibles/:id/format',
  'GET /api/bibles/:id/manifest',
  'GET /api/bible/:id/toc',
  'GET /api/bible/:id/book/:book/chapters/:n',
  'GET /api/bible/:id/book/:book/chapters/:n/places',
  'GET /api/bible/:id/book/:book/chapters/:n/related',
  'GET /api/bible/:id/search',
  'GET /api/bible/:id/passage',
  'GET /api/bible/:id/related',
  'GET /api/commentaries',
  'GET /api/commentary/:source/:book/:n',
  'GET /api/lexicon/:number',
  'GET /api/theologies',
  'GET /api/theology/:slug',
  'GET /api/profiles',
  'GET /api/partners/:slug',
  'GET /api/partners/:slug/manifest',
  'GET /api/example-questions',
  'GET /api/settings',
  'GET /api/instructions',
  'GET /api/instructions/:hash',
  'GET /api/trust',
  'GET /api/feature-flags',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs.css',
  'GET /api/bible/:id/handout.pdf',
  'GET /api/preview',
  'GET /api/preview/read/:book/:n',
  'POST /api/check',
  'POST /mcp',
  'POST /api/csp-report',
  'GET /version.json',
  'GET /web-content/:file',
  'GET /robots.txt',
  'GET /plain/about',
  'GET /plain/',
  'GET /plain/style.css',
  'GET /plain/books',
  'GET /plain/read/:book/:n',
  'GET /plain/find',
  'GET /plain/plans',
  'GET /plain/site/:page',
  'GET /healthz',
]

/** The bodies of anonymous calls that need one. */
export const openBodies: Record<string, object> = {
  'POST /api/check': { text: 'Jesus wept.' },
  'POST /mcp': { jsonrpc: '2.0', id: 1, method: 'tools/list' },
}

/** Queries that a call needs. */
export const openQueries: Record<string, string> = {
  'GET /api/bible/:id/search': '?q=light',
  'GET /api/bible/:id/passage': '?ref=John+3:16',
  'GET /api/bible/:id/related': '?ref=John+3:16',
  'GET /api/bible/:id/handout.pdf': '?ref=John+3:16',
  'GET /api/bible/:id/book/:book/chapters/:n/places': '?in=eng-kjv',
}

/** Additional headers that a call needs. */
export const openHeaders: Record<string, Record<string, string>> = {
  'POST /mcp': { Accept: 'application/json, text/event-stream' },
}

/** Path parameters, each with an existing value. */
export const examples: Record<string, string> = {
  id: 'eng-web',
  book: 'JHN',
  n: '3',
  source: 'mhc',
  number: 'G26',
  slug: 'grace',
  file: 'about.md',
  page: 'about',
  step_id: '1',
  day: '1',
  hash: 'f'.repeat(64),
}

/** A route's pattern with its parameters filled in. */
export function fill(pattern: string, parts: Record<string, string | number> = {}): string {
  return pattern.replaceAll(/:(\w+)/g, (_all, name: string) => String(parts[name] ?? examples[name]))
}
