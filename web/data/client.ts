import type { Problem } from '#shared/contract/error.ts'
import { reach, readBody } from './reach.ts'

/** Where the visitor's id is kept between visits. It is a secret, sent only in one request header. */
const VISITOR_KEY = 'philip_user_id'

/** A call that the server refused, in the server's own words. A lost network is a ConnectionError. */
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
  /** The wording of an error: "{action} not found", "{action} failed". */
  action: string
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

async function errorOf(response: Response, action: string): Promise<CallError> {
  const problem = await problemOf(response)
  const message =
    response.status === 404 ? `${action} not found` : problem.detail || problem.error || `${action} failed`
  return new CallError(message, problem, response.headers.get('Retry-After'))
}

/** The problem in an error response; built from the status if the body is not a problem document. */
export async function problemOf(response: Response): Promise<Problem> {
  const { status } = response
  const told: Partial<Problem> = await response.json().catch(() => ({}))
  const { type = 'about:blank', title = '', detail = '', error = '', instance = '', issues } = told ?? {}
  return { type, title, status, detail: detail || `HTTP error! Status: ${status}`, error, instance, issues }
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
      if (!response.ok) throw await errorOf(response, 'User')
      // an unread response would keep its connection busy
      await response.arrayBuffer()
      if (!readVisitor()) throw new Error('User ID not provided in response header.')
      return readVisitor()
    },
    (error: unknown) => {
      bootstrap = null
      throw error
    },
  )
  return bootstrap
}
