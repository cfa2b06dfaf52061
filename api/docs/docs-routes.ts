import { setHeaders } from '../admission/gate.ts'
import { createRouter, type Deps } from '../context.ts'
import { docsPage, docsStyle } from './docs-page.ts'
import { describeApi } from './openapi.ts'

/** The API description, for programs and for people. It is generated once, at the start. */
export function docsRoutes(deps: Deps) {
  const routes = createRouter()
  const document = describeApi(deps.env.PRODUCT_NAME)
  const json = JSON.stringify(document)
  const page = docsPage(document)
  const caching = 'public, max-age=300'

  routes.get('/api/openapi.json', (ctx) => {
    ctx.set('Cache-Control', caching)
    ctx.type = 'application/json; charset=utf-8'
    ctx.body = json
  })

  routes.get('/api/docs', (ctx) => {
    setHeaders(ctx, 'document')
    ctx.set('Cache-Control', caching)
    ctx.type = 'text/html; charset=utf-8'
    ctx.body = page
  })

  routes.get('/api/docs.css', (ctx) => {
    ctx.set('Cache-Control', caching)
    ctx.type = 'text/css; charset=utf-8'
    ctx.body = docsStyle
  })

  return routes
}
