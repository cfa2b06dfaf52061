import type { Problem } from '#shared/contract/error.ts'
import { reach, readBody } from './reach.ts'

/** Where the visitor's id is kept between visits. It is a secret: it goes into one request header and nowhere else. */
export const VISITOR_KEY = 'philip_user_id'

/** A call that the server refused, in the server's own words. A lost network is a ConnectionError. */
export class CallError extends Error {
  readonly status: number
  readonly error: string
  readonly problem: Problem
  /** Seconds to wait, where the server named them. */
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

/** A refusal to begin an answer: a plain problem before the first event. */
export class AnswerError extends CallError {
  constructor(problem: Problem, retryAfter: string | null) {
    super(problem.detail, problem, retryAfter)
    this.name = 'AnswerError'
  }
}

export type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  /** False for the calls that need no visitor: they stay cacheable and do not wait for an id. */
  visitor?: boolean
  /** True for what must reach the server although the page is left. */
  keepalive?: boolean
  /** The words of an error: "{action} not found", "{action} failed". */
  action: string
}

/** Sends one call and reads its JSON. A 204 gives undefined. Throws CallError or ConnectionError. */
export async function call<Answer>(path: string, options: Call): Promise<Answer> {
  const response = await send(path, options)
  return response.status === 204 ? (undefined as Answer) : readBody(response.json() as Promise<Answer>)
}

/** Like `call`, for the answers that are text: a chapter, a page. */
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

/** The problem that a refused response carries; one made from its status where the body is no problem document. */
export async function problemOf(response: Response): Promise<Problem> {
  const { status } = response
  const told: Partial<Problem> = await response.json().catch(() => ({}))
  const { type = 'about:blank', title = '', detail = '', error = '', instance = '', issues } = told ?? {}
  return { type, title, status, detail: detail || `HTTP error! Status: ${status}`, error, instance, issues }
}

/** The header that names the visitor. The first caller fetches an id where none is kept; the others wait for it. */
export async function visitorHeaders(): Promise<Record<string, string>> {
  const id = readVisitor() ?? (await firstVisit())
  return id ? { 'X-User-ID': id } : {}
}

/** Keeps the id that a response issues, in place of the one before it. */
export function keepVisitor(response: Response): void {
  const id = response.headers.get('X-User-ID')
  if (!id || id === readVisitor()) return
  memory = id
  try {
    localStorage.setItem(VISITOR_KEY, id)
  } catch {
    // storage may be closed; the id then lives as long as the page
  }
}

/** Drops the kept id, after the visitor has been erased. */
export function forgetVisitor(): void {
  memory = null
  bootstrap = null
  try {
    localStorage.removeItem(VISITOR_KEY)
  } catch {
    // nothing was kept
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
      // an answer that is not read would keep its connection
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
