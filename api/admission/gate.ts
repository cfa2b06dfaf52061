import { randomUUID } from 'node:crypto'
import type Router from '@koa/router'
import type Koa from 'koa'
import { httpRequests, httpSeconds } from '#shared/server/metrics.ts'
import type { Context, Deps, State } from '../context.ts'
import { asHttpError, HttpError, notFound, problem } from '../http/errors.ts'
import { type AnswerKind, securityHeaders, transportOf } from '../http/headers.ts'
import { isSameHost } from '../http/host-name.ts'
import { renderUnknownHostPage } from '../http/unknown-host-page.ts'
import { wantsPage } from '../http/wants-page.ts'
import { PLAIN } from '../plain/plain-address.ts'
import { sentCookieId } from '../visitor/id-cookie.ts'
import { USER_HEADER } from '../visitor/visitor.ts'
import { countOnce } from './count-once.ts'

type Gate = Koa.Middleware<State, Deps>

/** Sets the security headers for this kind of response. */
export function setHeaders(ctx: Koa.ParameterizedContext<State, Deps>, kind: AnswerKind): void {
  ctx.set(securityHeaders(kind, transportOf(ctx.state.isSecure, ctx.env.HSTS_WHOLE_DOMAIN)))
  if (kind !== 'api') ctx.remove('X-Robots-Tag')
}

/** The first middleware: request id, the headers of every response, and the metrics. */
export const observe: Gate = async (ctx, next) => {
  const startedAt = performance.now()
  ctx.state.requestId = randomUUID()
  ctx.state.isSecure = ctx.secure
  ctx.set('X-Request-Id', ctx.state.requestId)
  setHeaders(ctx, 'api')
  ctx.set('Cache-Control', 'no-store')
  // always a new trace: the caller's parent could be any visitor's
  const span = ctx.tracer.start(ctx.method, 'server')
  ctx.state.span = span
  await next()
  const route = routeOf(ctx)
  span.rename(`${ctx.method} ${route}`)
  span.set({ 'http.request.method': ctx.method, 'http.route': route, 'http.response.status_code': ctx.status })
  span.end(ctx.status >= 500 ? String(ctx.status) : undefined)
  const seconds = (performance.now() - startedAt) / 1000
  httpRequests.inc({ method: ctx.method, route, status: ctx.status })
  httpSeconds.observe({ route }, seconds)
  ctx.log.debug(
    { request_id: ctx.state.requestId, route, status: ctx.status, ms: Math.round(seconds * 1000) },
    'answered',
  )
}

/** Turns any thrown value into a problem document. Unexpected errors are logged and not explained to the caller. */
export const answerErrors: Gate = async (ctx, next) => {
  try {
    await next()
    if (ctx.status === 404 && ctx.body === undefined && ctx.respond !== false) throw notFound()
  } catch (thrown) {
    if (ctx.headerSent) throw thrown
    const error = asHttpError(thrown)
    if (error.status >= 500 && !(thrown instanceof HttpError)) {
      ctx.log.error({ err: thrown, request_id: ctx.state.requestId, route: routeOf(ctx) }, 'request failed')
    }
    setHeaders(ctx, 'api')
    for (const name of ['ETag', 'Last-Modified', 'Content-Encoding', 'Content-Length']) ctx.remove(name)
    ctx.set('Cache-Control', 'no-store')
    ctx.set(error.extra.headers ?? {})
    ctx.status = error.status
    ctx.type = 'application/problem+json; charset=utf-8'
    ctx.body = JSON.stringify(problem(error, routeOf(ctx)))
  }
}

/**
 * 400 for no host name or two, or an unreadable address; 421 for a name that is not ours. /healthz is not checked:
 * probes use the address.
 */
export const checkHost: Gate = async (ctx, next) => {
  const { headers, httpVersion } = ctx.req
  const path = readPath(ctx)
  if (headers.host === undefined && httpVersion !== '1.0') {
    throw new HttpError(400, 'invalid', 'The request has no Host.')
  }
  if (headers.host?.includes(',')) throw new HttpError(400, 'invalid', 'The request has more than one Host.')
  if (path !== '/healthz' && !(await ctx.hosts.isOurs(headers.host))) {
    const error = new HttpError(421, 'misdirected', 'This host is not served here.')
    if (path.startsWith('/api/') || !wantsPage(ctx)) throw error
    ctx.status = error.status
    ctx.type = 'html'
    const origin = `${ctx.state.isSecure ? 'https' : 'http'}://${ctx.env.APEX_HOST}`
    const withPort = `${origin}${/:\d{1,5}$/.exec(ctx.get('Host'))?.[0] ?? ''}`
    ctx.body = renderUnknownHostPage(URL.canParse(withPort) ? withPort : origin)
    return
  }
  return next()
}

/** The path of a request; 400 if its target is no address. */
function readPath(ctx: Koa.ParameterizedContext<State, Deps>): string {
  try {
    // a target like `about://localhost` has none
    if (typeof ctx.path === 'string') return ctx.path
  } catch {
    // thrown for a host that cannot be decoded
  }
  throw new HttpError(400, 'invalid', 'The address of the request is not valid.')
}

/**
 * Leaves a response uncompressed for a caller who accepts no coding of ours, not even identity: a 406 would not help.
 */
export const keepPlain: Gate = (ctx, next) => {
  if (!ctx.acceptsEncodings('zstd', 'br', 'gzip', 'deflate', 'identity')) Object.assign(ctx, { compress: false })
  return next()
}

/** Serialises a JSON response once: Koa would serialise an object a second time just to get its length. */
export const writeJson: Gate = async (ctx, next) => {
  await next()
  const { body } = ctx
  const isObject = typeof body === 'object' && body !== null && !Buffer.isBuffer(body) && !('pipe' in body)
  if (isObject && ctx.type === 'application/json') ctx.body = JSON.stringify(body)
}

/** 404 for a path that does not decode to text; routes never see half a character or a NUL. */
export const checkPath: Gate = async (ctx, next) => {
  let path: string
  try {
    path = decodeURIComponent(ctx.path)
  } catch {
    throw notFound()
  }
  if (path.includes('\0')) throw notFound()
  return next()
}

/** What pages() sends as a built file: it reads no database. The API, content and pages without scripts are none. */
const BUILT_FILE = /^\/assets\/|^(?!\/(?:api|plain|web-content)\/).*\.[a-z0-9]+$/i
/** /mcp counts its messages itself, since it refuses them in its own protocol. */
const UNCOUNTED = /^\/(?:healthz|mcp)$/

/** Counts every call of the API and every page against its caller's limits. */
export function checkLimits(routers: Router<State, Deps>[]): Gate {
  return async (ctx, next) => {
    if (!UNCOUNTED.test(ctx.path) && !BUILT_FILE.test(ctx.path) && !hasPlainWords(ctx, routers)) {
      await countOnce(ctx.req, 'call', () => countCall(ctx as Context, sentId(ctx as Context)))
    }
    return next()
  }
}

/**
 * True for the box and the forms of the pages without scripts. These count themselves: their refusal is a page that
 * keeps the visitor's words, with help for one in danger.
 */
function hasPlainWords({ method, path }: Koa.Context, routers: Router<State, Deps>[]): boolean {
  const mayHave = path === `${PLAIN}/find` || (method === 'POST' && path.startsWith(`${PLAIN}/`))
  return mayHave && routers.some((router) => router.match(path, method).route)
}

/** The id of the caller, as the API or a page without scripts gets it. */
function sentId(ctx: Context): string {
  return ctx.path.startsWith(`${PLAIN}/`) ? sentCookieId(ctx) : ctx.get(USER_HEADER)
}

/** Counts a call against its address, and against its visitor if it names one. */
export async function countCall(ctx: Context, sent = ctx.get(USER_HEADER)): Promise<void> {
  await ctx.limits.call(ctx, ctx.identity.verify(sent)?.hash)
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/**
 * 403 `cross_site` for a writing call that another site's page makes in a reader's browser. Warns once if our own page
 * is refused, since then a proxy in front hides the name that the reader opened.
 */
export function checkOrigin(): Gate {
  let hasWarned = false
  return async (ctx, next) => {
    if (SAFE.has(ctx.method) || ctx.path === '/api/csp-report') return next()
    const { 'sec-fetch-site': site, origin, host } = ctx.req.headers
    const isForeign = typeof site === 'string' && site !== 'same-origin' && site !== 'none'
    const isSame = origin === undefined || isSameHost(origin, host)
    if (!isForeign && isSame) return next()
    if (site === 'same-origin' && !hasWarned) {
      hasWarned = true
      ctx.log.warn(
        { host },
        'a call of our own page was refused, since Host is not the name in Origin: does the proxy pass Host?',
      )
    }
    throw new HttpError(403, 'cross_site', 'Calls from other sites are not accepted.')
  }
}

/** 405 with Allow if the path is a route's and the method is not. Unknown paths continue to the pages. */
export function methodNotAllowed(routers: Router<State, Deps>[]): Gate {
  return async (ctx, next) => {
    const layers = routers.flatMap((router) => router.match(ctx.path, ctx.method).path)
    const methods = [...new Set(layers.flatMap((layer) => layer.methods))]
    if (methods.length === 0 || methods.includes(ctx.method)) return next()
    Object.assign(ctx, { _matchedRoute: layers[0]?.path })
    throw new HttpError(405, 'method_not_allowed', 'This method is not allowed here.', {
      headers: { Allow: methods.sort().join(', ') },
    })
  }
}

/** The pattern of the route that matched a request, `/` if none did. */
function routeOf(ctx: Koa.ParameterizedContext<State, Deps>): string {
  const matched = (ctx as { _matchedRoute?: string | RegExp })._matchedRoute
  return typeof matched === 'string' ? matched : '/'
}
