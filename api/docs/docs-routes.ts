import { z } from 'zod'
import { setHeaders } from '../admission/gate.ts'
import type { Deps } from '../context.ts'
import { createRouter, type Operation } from '../http/route.ts'
import { docsPage, docsStyle } from './docs-page.ts'
import { describeApi } from './openapi.ts'

/** The API description, for programs and for people. It is generated once, at the start. */
export function docsRoutes(deps: Deps, others: Operation[]) {
  const routes = createRouter()
  const caching = 'public, max-age=300'

  routes.get('/api/openapi.json', 'This description', { answer: z.record(z.string(), z.unknown()) }, (ctx) => {
    ctx.set('Cache-Control', caching)
    ctx.type = 'application/json; charset=utf-8'
    ctx.body = json
  })

  routes.get('/api/docs', 'This description as a page', { answer: 'html' }, (ctx) => {
    setHeaders(ctx, 'document')
    ctx.set('Cache-Control', caching)
    ctx.type = 'text/html; charset=utf-8'
    ctx.body = page
  })

  routes.router.get('/api/docs.css', (ctx) => {
    ctx.set('Cache-Control', caching)
    ctx.type = 'text/css; charset=utf-8'
    ctx.body = docsStyle
  })

  const document = describeApi(deps.env.PRODUCT_NAME, [...others, ...routes.operations])
  const json = JSON.stringify(document)
  const page = docsPage(document)
  return routes
}
