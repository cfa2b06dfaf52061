import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isLoopback } from '../http/address.ts'
import { isSameHost } from '../http/host-name.ts'

/** Whether the request may enter, and the name that the log uses for its sender. */
type Entry = { ok: true; by: string } | { ok: false; status: 401 | 403 | 429; why: string }

const MINUTE = 60_000
const MOST_FAILURES = 20
const TOKEN_MS = 12 * 60 * MINUTE

/**
 * Access to the operators' page. With a secret: HTTP Basic, any name and the secret as password. Without one: only from
 * this machine, under a loopback name and without a proxy.
 */
export function createAccess(secret: string | undefined) {
  const key = secret ?? randomBytes(32).toString('hex')
  const failures = new Map<string, { count: number; since: number }>()

  const tokenOf = (period: number) => createHmac('sha256', key).update(`form ${period}`).digest('base64url')
  const period = () => Math.floor(Date.now() / TOKEN_MS)

  function withSecret(req: IncomingMessage, expected: string): Entry {
    const from = req.socket.remoteAddress ?? ''
    const now = performance.now()
    const failed = failures.get(from)
    const isFresh = failed !== undefined && now - failed.since < MINUTE
    if (isFresh && failed.count >= MOST_FAILURES)
      return { ok: false, status: 429, why: 'Too many attempts. Wait a minute.' }
    const { name, password } = credentials(req.headers.authorization)
    if (password !== undefined && isEqual(password, expected)) return { ok: true, by: name }
    if (password !== undefined) {
      if (failures.size > 1000) failures.clear()
      failures.set(from, isFresh ? { ...failed, count: failed.count + 1 } : { count: 1, since: now })
    }
    return { ok: false, status: 401, why: 'The operators’ secret is required.' }
  }

  return {
    enter: (req: IncomingMessage): Entry => (secret ? withSecret(req, secret) : fromHere(req)),
    /** The token that every form of the page contains. */
    token: () => tokenOf(period()),
    /** Whether a form is from our page: it has a valid token, and no other site's page sent it. */
    isOwnForm(req: IncomingMessage, token: string): boolean {
      const { 'sec-fetch-site': site, origin, host } = req.headers
      if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
      if (origin !== undefined && !isSameHost(origin, host)) return false
      return [period(), period() - 1].some((each) => isEqual(token, tokenOf(each)))
    },
  }
}

function fromHere(req: IncomingMessage): Entry {
  const isNear = isLoopback(req.socket.remoteAddress ?? '')
  const isNamed = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(req.headers.host ?? '')
  const isPassedOn = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => name in req.headers)
  if (isNear && isNamed && !isPassedOn) return { ok: true, by: 'this machine' }
  return { ok: false, status: 403, why: 'Set OPERATORS_SECRET to use this page from elsewhere.' }
}

function credentials(header = ''): { name: string; password?: string } {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]{1,1000})$/i.exec(header) ?? []
  if (!encoded) return { name: '' }
  const [, name = '', password = ''] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? []
  return { name: name.replaceAll(/[^\w.@-]/g, '').slice(0, 40) || 'operator', password }
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(a!, b!)
}
