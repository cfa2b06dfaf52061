import { CheckTextRequest, type SpanCounts } from '#shared/contract/check.ts'
import { SpanVerdict } from '#shared/contract/spans.ts'
import { DEFAULT_TRANSLATION } from '#shared/limits.ts'
import { checkText } from '#shared/server/check-text.ts'
import { atOnce } from '../at-once.ts'
import { readBody } from '../body.ts'
import { createRouter } from '../context.ts'
import { found, unavailable } from '../errors.ts'

/** The check of a pasted text: it knows nobody, and nothing of the text is stored or logged. */
export const checkRoutes = createRouter()

/** A text of 10,000 words takes half a second; one that is made to take longer ends here. */
const BUDGET_MS = 3000
/** One text at a time: the others wait, for as long as one may take and a little more. */
const turns = atOnce(1, 5000)

checkRoutes.post('/api/check', async (ctx) => {
  await ctx.limits.check(ctx)
  const { text, bible_id } = await readBody(ctx, CheckTextRequest)
  const id = bible_id ?? (await defaultId(ctx.translations))
  const bible = found(await ctx.translations.find(id))
  const { spans, isComplete } = await turns(() => checkText({ db: ctx.db, text, bible, budgetMs: BUDGET_MS }))
  const counts = Object.fromEntries(SpanVerdict.options.map((verdict) => [verdict, 0])) as SpanCounts
  for (const { verdict } of spans) counts[verdict]++
  ctx.body = { text, bible_id: bible.id, spans, counts, is_complete: isComplete }
})

async function defaultId({ ids }: { ids: () => Promise<string[]> }): Promise<string> {
  const [first] = await ids()
  if (!first) throw unavailable('No translation has been imported yet.')
  return (await ids()).includes(DEFAULT_TRANSLATION) ? DEFAULT_TRANSLATION : first
}
