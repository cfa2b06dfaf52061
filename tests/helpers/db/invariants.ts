import { expect } from 'vitest'
import { z } from 'zod'
import { Problem } from '../../../shared/contract/error.ts'
import type { Answer } from '../answers/answer.ts'

const TOKEN = /u1\.[A-Za-z0-9_-]{32}\.[A-Za-z0-9_-]{16}/
/** The only cookie: of the pages without scripts. Empty when the visitor has deleted everything. */
const COOKIE = new RegExp(
  `^visitor=(?:${TOKEN.source})?; path=/plain; expires=[^;]+; samesite=lax;(?: secure;)? httponly$`,
)
const INSIDES =
  /node_modules|\/[\w-]+\.ts:\d+|\bat [\w.]+ \(|\bselect .+ from |relation "|violates|ECONNREFUSED|kysely|ioredis/i

const everywhere: [string, RegExp][] = [
  ['x-request-id', /^[0-9a-f-]{36}$/],
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/],
  ['referrer-policy', /^no-referrer$/],
  ['permissions-policy', /geolocation=\(\)/],
  ['content-security-policy', /^default-src 'none'/],
  ['cross-origin-resource-policy', /^same-origin$/],
  ['cache-control', /./],
]

/** Checks what must be true for every response. Fails the running test otherwise. */
export function checkAnswer(method: string, path: string, answer: Pick<Answer, 'status' | 'headers' | 'text'>): void {
  const { status, headers, text } = answer
  const asked = `${method} ${path.slice(0, 100)} → ${status}`
  for (const [name, shape] of everywhere) expect(String(headers[name]), `${asked}: ${name}`).toMatch(shape)
  for (const name of ['access-control-allow-origin', 'x-powered-by', 'server']) {
    expect(headers[name], `${asked}: ${name}`).toBeUndefined()
  }
  checkCookie(asked, path, headers)
  checkVisitor(asked, answer)
  const type = headers['content-type'] ?? ''
  if (/text|json/.test(type)) expect(type, asked).toMatch(/charset=utf-8$/)
  const isProtocol = /^\/mcp(?:\?|$)/.test(path) && type.startsWith('application/json')
  if (status >= 400 && isProtocol) checkProtocolError(asked, answer)
  else if (status >= 400 && method !== 'HEAD' && !type.startsWith('text/html')) checkProblem(asked, answer)
  if (status === 405) expect(headers.allow, asked).toMatch(/^[A-Z, ]+$/)
  if (status === 429 || status === 503) expect(headers['retry-after'], asked).toMatch(/^[1-9]\d*$/)
  if (status >= 500) expect(status, `${asked}: ${text}`).toBe(503)
}

function checkCookie(asked: string, path: string, headers: Answer['headers']): void {
  const cookies = headers['set-cookie']
  if (!cookies) return
  expect(path, `${asked}: a cookie`).toMatch(/^\/plain\//)
  expect(cookies.length, asked).toBe(1)
  expect(cookies[0], asked).toMatch(COOKIE)
  expect(headers['cache-control'], asked).toBe('no-store')
}

function checkVisitor(asked: string, { headers, text }: Pick<Answer, 'headers' | 'text'>): void {
  const id = headers['x-user-id']
  const caching = String(headers['cache-control'])
  if (id !== undefined) {
    expect(id, asked).toMatch(new RegExp(`^${TOKEN.source}$`))
    expect(caching, `${asked}: an answer with an id is never stored`).toMatch(/no-store|no-cache, no-transform/)
  }
  if (caching.includes('public')) expect(id, `${asked}: a stored answer carries no id`).toBeUndefined()
  expect(text, `${asked}: an id in the body`).not.toMatch(TOKEN)
}

function checkProblem(asked: string, { status, headers, text }: Pick<Answer, 'status' | 'headers' | 'text'>): void {
  expect(headers['content-type'], asked).toBe('application/problem+json; charset=utf-8')
  const parsed = Problem.strict().safeParse(JSON.parse(text))
  expect(parsed.error, `${asked}: ${text}`).toBeUndefined()
  expect(parsed.data?.status, asked).toBe(status)
  expect(text, `${asked}: the insides of the program`).not.toMatch(INSIDES)
}

const ProtocolError = z.strictObject({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number(), z.null()]),
  error: z.strictObject({ code: z.int().negative(), message: z.string().min(1) }),
})

/** The Model Context Protocol has its own error format. */
function checkProtocolError(asked: string, { text }: Pick<Answer, 'text'>): void {
  expect(ProtocolError.safeParse(JSON.parse(text)).error, `${asked}: ${text}`).toBeUndefined()
  expect(text, `${asked}: the insides of the program`).not.toMatch(INSIDES)
}
