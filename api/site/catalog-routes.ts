import * as user from '#shared/contract/user.ts'
import { providerName } from '#shared/server/model-limits.ts'
import {
  findPartner,
  findTheology,
  listExampleQuestions,
  listProfiles,
  listTheologies,
} from '#shared/server/sql/catalog.ts'
import { found } from '../http/errors.ts'
import { cachePublicly } from '../http/public-caching.ts'
import { createRouter } from '../http/route.ts'
import { editionManifest } from './edition-manifest.ts'

/** Public data that does not depend on the caller. */
export const catalogRoutes = createRouter({ before: cachePublicly })

catalogRoutes.get(
  '/api/theologies',
  'The theological perspectives',
  { answer: user.TheologiesAnswer },
  async (ctx) => ({ theologies: await listTheologies(ctx.db) }),
)

catalogRoutes.get(
  '/api/theology/:slug',
  'One theological perspective',
  { answer: user.Theology, errors: [404] },
  async (ctx) => found(await findTheology(ctx.db, ctx.params.slug!)),
)

catalogRoutes.get('/api/profiles', 'The profiles of readers', { answer: user.ProfilesAnswer }, async (ctx) => ({
  profiles: await listProfiles(ctx.db),
}))

catalogRoutes.get(
  '/api/partners/:slug',
  'A partner edition',
  { answer: user.PartnerAnswer, errors: [404] },
  async (ctx) => ({ partner: found(await findPartner(ctx.db, ctx.params.slug!)) }),
)

catalogRoutes.get(
  '/api/partners/:slug/manifest',
  'The web app manifest of its edition',
  { answer: user.EditionManifest, errors: [404] },
  async (ctx) => editionManifest(found(await findPartner(ctx.db, ctx.params.slug!)), ctx.env.PRODUCT_NAME),
)

catalogRoutes.get(
  '/api/example-questions',
  'Example questions',
  { query: user.ExampleQuestionsQuery, answer: user.ExampleQuestions },
  async (ctx, { query }) => ({ questions: await listExampleQuestions(ctx.db, query().language ?? 'en') }),
)

catalogRoutes.get('/api/feature-flags', 'The feature flags', { answer: user.FeatureFlags }, (ctx) => {
  const { ENABLE_AUDIT, ENABLE_COMMENTARIES, ENABLE_READING_PLANS } = ctx.env
  return {
    enable_audit: ENABLE_AUDIT,
    enable_commentaries: ENABLE_COMMENTARIES,
    enable_reading_plans: ENABLE_READING_PLANS,
  }
})

catalogRoutes.get(
  '/api/settings',
  'The brand, whether audits are shown, and whether a model answers',
  { answer: user.Settings },
  (ctx) => {
    const { ENABLE_AUDIT, PRODUCT_NAME, COPYRIGHT_HOLDER, SOURCE_URL = null } = ctx.env
    return {
      enable_audit: ENABLE_AUDIT,
      product_name: PRODUCT_NAME,
      copyright_holder: COPYRIGHT_HOLDER,
      source_url: SOURCE_URL,
      has_model: providerName(ctx.env) !== 'builtin',
    }
  },
)
