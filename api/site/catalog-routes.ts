import {
  findPartner,
  findTheology,
  listExampleQuestions,
  listProfiles,
  listTheologies,
} from '#shared/server/sql/catalog.ts'
import { createRouter } from '../context.ts'
import { found } from '../http/errors.ts'
import { cachePublicly } from '../http/public-caching.ts'
import { editionManifest } from './edition-manifest.ts'

/** Public data that does not depend on the caller. */
export const catalogRoutes = createRouter()

catalogRoutes.get('/api/theologies', cachePublicly, async (ctx) => {
  ctx.body = { theologies: await listTheologies(ctx.db) }
})

catalogRoutes.get('/api/theology/:slug', cachePublicly, async (ctx) => {
  ctx.body = found(await findTheology(ctx.db, ctx.params.slug!))
})

catalogRoutes.get('/api/profiles', cachePublicly, async (ctx) => {
  ctx.body = { profiles: await listProfiles(ctx.db) }
})

catalogRoutes.get('/api/partners/:slug', cachePublicly, async (ctx) => {
  ctx.body = { partner: found(await findPartner(ctx.db, ctx.params.slug!)) }
})

catalogRoutes.get('/api/partners/:slug/manifest', cachePublicly, async (ctx) => {
  ctx.body = editionManifest(found(await findPartner(ctx.db, ctx.params.slug!)), ctx.env.PRODUCT_NAME)
})

catalogRoutes.get('/api/example-questions', cachePublicly, async (ctx) => {
  ctx.body = { questions: await listExampleQuestions(ctx.db) }
})

catalogRoutes.get('/api/feature-flags', cachePublicly, (ctx) => {
  const { ENABLE_AUDIT, ENABLE_COMMENTARIES, ENABLE_READING_PLANS } = ctx.env
  ctx.body = {
    enable_audit: ENABLE_AUDIT,
    enable_commentaries: ENABLE_COMMENTARIES,
    enable_reading_plans: ENABLE_READING_PLANS,
  }
})

catalogRoutes.get('/api/settings', cachePublicly, (ctx) => {
  const { ENABLE_AUDIT, PRODUCT_NAME, COPYRIGHT_HOLDER, SOURCE_URL = null } = ctx.env
  ctx.body = {
    enable_audit: ENABLE_AUDIT,
    product_name: PRODUCT_NAME,
    copyright_holder: COPYRIGHT_HOLDER,
    source_url: SOURCE_URL,
  }
})

catalogRoutes.get('/healthz', (ctx) => {
  ctx.body = { status: 'ok' }
})
