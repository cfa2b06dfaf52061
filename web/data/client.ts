import type { Problem } from '#shared/contract/error.ts'
import type missing from '#shared/words/en/missing.json'
import { reach, readBody } from './reach.ts'

/** Where the visitor's id is kept between visits. It is a secret, sent only in one request header. */
const VISITOR_KEY = 'philip_user_id'

/** A call that the server refused. A lost network is a ConnectionError. */
export class CallError extends Error {
  readonly status: number
  readonly error: string
  readonly problem: Problem
  /** Seconds to wait, if the server reported them. */
  readonly retryAfter: number | undefined

  constructor(message: string, problem: Problem, retryAfter: string | null = null) {
    super(message)
    this.name = 'CallError'
    this.status = problem.status
    this.error = problem.error
    this.problem = problem
    this.retryAfter = Number(retryAfter) > 0 ? Number(retryAfter) : undefined
  }
}

/** A refusal to start an answer: a plain problem response before the first event. */
export class AnswerError extends CallError {
  constructor(problem: Problem, retryAfter: string | null) {
    super(problem.detail, problem, retryAfter)
    this.name = 'AnswerError'
  }
}

export type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  /** False for calls that need no visitor: they stay cacheable and do not wait for an id. */
  visitor?: boolean
  /** True for calls that must reach the server even if the page is left. */
  keepalive?: boolean
  /** What is called: the key of the words of a 404, "… not found". */
  action: keyof typeof missing
}

/** Sends one call and parses its JSON. A 204 returns undefined. Throws CallError or ConnectionError. */
export async function call<Answer>(path: string, options: Call): Promise<Answer> {
  const response = await send(path, options)
  return response.status === 204 ? (undefined as Answer) : readBody(response.json() as Promise<Answer>)
}

/** Like `call`, for text responses: a chapter, a page. */
export async function callText(path: string, options: Call): Promise<string> {
  return readBody((await send(path, options)).text())
}

async function send(path: string, options: Call): Promise<Response> {
  const { method = 'GET', body, visitor = true, keepalive, action } = options
  const headers: Record<string, string> = visitor ? { ...(await visitorHeaders()) } : {}
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const sent = body === undefined ? undefined : JSON.stringify(body)
  const response = await reach(path, { method, headers, body: sent, keepalive }, visitor || method !== 'GET')
  keepVisitor(response)
  if (response.ok) return response
  throw await errorOf(response, action)
}

async function errorOf(response: Response, action: Call['action']): Promise<CallError> {
  const problem = await problemOf(response)
  const words = response.status === 404 ? await loadWords() : null
  return new CallError(words?.missing(action) ?? problem.detail, problem, response.headers.get('Retry-After'))
}

/** The words of refusals, which the first one loads; null without a network. */
const loadWords = () => import('./problem-words.ts').catch(() => null)

/** The problem in an error response, in words of the page's language; built from the status if there is no document. */
export async function problemOf(response: Response): Promise<Problem> {
  const { status } = response
  const none = { type: 'about:blank', title: '', detail: '', error: '', instance: '' }
  const told: Problem = { ...none, ...(await response.json().catch(() => null)), status }
  const words = await loadWords()
  return words ? { ...told, detail: words.detailOf(told, Number(response.headers.get('Retry-After'))) } : told
}

/** The header that identifies the visitor. The first caller fetches an id if none is stored; the others wait for it. */
export async function visitorHeaders(): Promise<Record<string, string>> {
  const id = readVisitor() ?? (await firstVisit())
  return id ? { 'X-User-ID': id } : {}
}

/** Stores the id that a response issues, replacing the previous one. */
export function keepVisitor(response: Response): void {
  const id = response.headers.get('X-User-ID')
  if (!id || id === readVisitor()) return
  memory = id
  try {
    localStorage.setItem(VISITOR_KEY, id)
  } catch {
    // storage may be disabled; the id then lives as long as the page
  }
}

/** Deletes the stored id after the visitor has been erased. */
export function forgetVisitor(): void {
  memory = null
  bootstrap = null
  try {
    localStorage.removeItem(VISITOR_KEY)
  } catch {
    // nothing was stored
  }
}

let memory: string | null = null
let bootstrap: Promise<string | null> | null = null

function readVisitor(): string | null {
  try {
    return localStorage.getItem(VISITOR_KEY) ?? memory
  } catch {
    return memory
  }
}

function firstVisit(): Promise<string | null> {
  bootstrap ??= reach('/api/user').then(
    async (response) => {
      bootstrap = null
      keepVisitor(response)
      if (!response.ok) throw await errorOf(response, 'user')
      // an unread response would keep its connection busy
      await response.arrayBuffer()
      if (!readVisitor()) throw new Error((await loadWords())?.problems('noVisitor'))
      return readVisitor()
    },
    (error: unknown) => {
      bootstrap = null
      throw error
    },
  )
  return bootstrap
}
