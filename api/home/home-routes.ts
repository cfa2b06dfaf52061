import * as bible from '#shared/contract/bible.ts'
import { DEFAULT_TRANSLATION } from '#shared/limits.ts'
import { findSettings } from '#shared/server/sql/visitors.ts'
import type { Translation } from '../bible/translations.ts'
import type { Context } from '../context.ts'
import { unavailable } from '../http/errors.ts'
import { createRouter } from '../http/route.ts'
import { visitorId } from '../visitor/visitor.ts'
import { answerHome } from './answer-home.ts'

/** The search box of the home page. */
export const homeRoutes = createRouter()

homeRoutes.post(
  '/api/home',
  'The passage for a question or a reference',
  { needsVisitor: true, body: bible.HomeRequest, answer: bible.HomeAnswer },
  async (ctx, { body }) => {
    const { prompt } = await body()
    const admit = () => ctx.limits.search(ctx)
    return answerHome(ctx, await chosenTranslation(ctx), prompt, { mayUseModel: true, admit })
  },
)

/** The visitor's translation if it exists, else the default, else any other. */
async function chosenTranslation(ctx: Context): Promise<Translation> {
  const { translation_id } = await findSettings(ctx.db, visitorId(ctx))
  for (const id of [translation_id, DEFAULT_TRANSLATION]) {
    const translation = id ? await ctx.translations.find(id) : undefined
    if (translation) return translation
  }
  const [first] = await ctx.translations.ids()
  const translation = first ? await ctx.translations.find(first) : undefined
  if (!translation) throw unavailable('No translation has been imported yet.')
  return translation
}
