/*
 * How a call is written (<noun>/<noun>-routes.ts exports `<noun>Routes`, made by `createRouter()`, listed in routes.ts):
 *
 *   export const chatsRoutes = createRouter({ needsVisitor: true })
 *   chatsRoutes.get('/api/chats', 'The visitor’s chats, newest first', { answer: ChatsAnswer }, async (ctx) => {
 *     return listChats(ctx.db, visitorId(ctx))   // null: a visitor who has written nothing
 *   })
 *
 * - The description of the API, the parsing of `query()` and `body()`, and all their types follow from that one line.
 * - `ctx.db .redis .env .log .limits .stopping` are the `Deps` of context.ts; patterns are full paths with `:names`.
 * - With `needsVisitor`, `visitorId(ctx)` reads and `await ensureVisitor(ctx)` writes.
 * - `await ctx.limits.ai(ctx, visitorOf(ctx))` before model work.
 * - Errors are thrown: `found(row)`, `notFound()`, `new HttpError(409, 'answer_in_progress', 'A sentence.')`.
 * - A response is `no-store` data unless the route changes that; `setHeaders(ctx, 'fragment')` for HTML and markdown.
 */
import Koa from 'koa'
import compress from 'koa-compress'
import { codeOf } from '#shared/server/store-errors.ts'
import {
  answerErrors,
  checkHost,
  checkLimits,
  checkOrigin,
  checkPath,
  keepPlain,
  methodNotAllowed,
  observe,
  writeJson,
} from './admission/gate.ts'
import type { Deps, State } from './context.ts'
import { brotli, COMPRESSED_FROM } from './http/compression.ts'
import { serveUnknown } from './plain/serve-pages.ts'
import { createRoutes } from './routes.ts'
import { pages } from './site/web.ts'

/** The application without a port. The order of its middleware is the order in which a request is checked. */
export function createApp(deps: Deps): Koa<State, Deps> {
  const app = new Koa<State, Deps>({ proxy: deps.env.TRUSTED_PROXIES > 0, maxIpsCount: deps.env.TRUSTED_PROXIES })
  Object.assign(app.context, deps)
  app.on('error', (error: unknown) => {
    // a reader who leaves a stream is not an error
    if (['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'].includes(codeOf(error) ?? '')) return
    deps.log.error({ err: error }, 'could not write the response')
  })
  const routers = createRoutes(deps).map(({ router }) => router)
  app.use(observe)
  app.use(answerErrors)
  app.use(checkHost)
  app.use(keepPlain)
  app.use(
    compress({
      threshold: COMPRESSED_FROM,
      filter: (type) => !/event-stream/.test(type) && /text|json|javascript|svg|xml/.test(type),
      br: brotli,
    }),
  )
  app.use(writeJson)
  app.use(checkPath)
  app.use(checkLimits(routers))
  app.use(checkOrigin())
  app.use(serveUnknown as Koa.Middleware<State, Deps>)
  for (const router of routers) app.use(router.routes() as Koa.Middleware<State, Deps>)
  app.use(methodNotAllowed(routers))
  app.use(pages(deps))
  return app
}
