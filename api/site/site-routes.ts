import { z } from 'zod'
import { setHeaders } from '../admission/gate.ts'
import type { Deps } from '../context.ts'
import { readBytes } from '../http/body.ts'
import { found } from '../http/errors.ts'
import { createRouter } from '../http/route.ts'
import { readContent } from './content.ts'

/** A site's routes besides its screens: the build's hash, whether the process responds, content pages, robots.txt, and the browsers' reports. */
export function siteRoutes(deps: Deps) {
  const routes = createRouter()
  const content = readContent(deps.contentRoot)

  routes.get('/version.json', 'The hash of the build', { answer: z.object({ buildHash: z.string() }) }, (ctx) => {
    ctx.set('Cache-Control', 'no-cache')
    return { buildHash: deps.buildHash }
  })

  // a cached answer would speak for a process that has stopped
  routes.get('/healthz', 'Whether the process responds', { answer: z.object({ status: z.string() }) }, () => ({
    status: 'ok',
  }))

  routes.get('/web-content/:file', 'A content page', { answer: 'markdown', errors: [404] }, (ctx) => {
    const text = found(content.get(ctx.params.file!))
    setHeaders(ctx, 'fragment')
    ctx.set('Cache-Control', 'public, max-age=60, stale-while-revalidate=600')
    ctx.type = 'text/markdown; charset=utf-8'
    ctx.body = text
  })

  routes.router.get('/robots.txt', (ctx) => {
    ctx.set('Cache-Control', 'public, max-age=3600')
    ctx.type = 'text/plain; charset=utf-8'
    // the programs that show a link's preview obey this file too
    ctx.body = 'User-agent: *\nAllow: /api/preview\nDisallow: /api/\n'
  })

  const mayLog = atMost(REPORTS_A_MINUTE)
  // only the name of the rule is logged: the addresses in a report can contain a visitor's question
  routes.post(
    '/api/csp-report',
    'Receives browsers’ reports of policy violations',
    { answer: 'nothing', errors: [413] },
    async (ctx) => {
      const report = (await readBytes(ctx.req, 8192)).toString('latin1')
      const directive = /"effective-?directive"\s*:\s*"([a-z-]{1,40})"/i.exec(report)?.[1]
      if (mayLog()) ctx.log.warn({ directive }, 'a browser reported a violation of the content security policy')
    },
  )

  return routes
}

/** Limits the logged reports per minute: browsers send one for each page, and any client can send more. */
const REPORTS_A_MINUTE = 20

function atMost(count: number): () => boolean {
  let [left, since] = [count, performance.now()]
  return () => {
    if (performance.now() - since > 60_000) [left, since] = [count, performance.now()]
    return left-- > 0
  }
}
