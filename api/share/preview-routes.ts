import { z } from 'zod'
import { nameOfOne } from '#shared/bible/name-of-one.ts'
import { CHAPTER_END } from '#shared/bible/versification.ts'
import { DEFAULT_TRANSLATION } from '#shared/limits.ts'
import { cutText } from '#shared/picture/set-text.ts'
import { versesOf } from '#shared/server/sql/bibles.ts'
import { findPublicChat } from '#shared/server/sql/pages.ts'
import { findPublicPlan } from '#shared/server/sql/plans.ts'
import { visibleLine } from '#shared/visible-text.ts'
import { findNamedBook, parseChapter } from '../bible/translations.ts'
import { parseId } from '../chat/chat-access.ts'
import type { Context } from '../context.ts'
import { found, notFound } from '../http/errors.ts'
import { createRouter } from '../http/route.ts'
import { homeDescription } from '../site/page.ts'
import { siteNames } from '../site/site-name.ts'
import { answerFile, BRIEFLY, FOR_A_DAY } from './answer-file.ts'

/** A preview shows the beginning of a longer passage. */
const MOST_LETTERS = 300
const MOST_VERSES = 12

const VerseQuery = z.object({
  verse: z
    .string()
    .regex(/^\d{1,3}(-\d{1,3})?$/)
    .optional(),
})

/** The pictures that other programs show beside a link: 1200 × 630, the same for everyone. */
export const previewRoutes = createRouter()

previewRoutes.get(
  '/api/preview',
  'The picture of a link to the home page, a partner’s on its host',
  { answer: 'picture', errors: [503] },
  async (ctx) => {
    const { site } = await siteNames(ctx)
    await answerCard(ctx, { kind: 'Read. Ask. Check.', title: site, about: homeDescription('en') }, FOR_A_DAY)
  },
)

previewRoutes.get(
  '/api/preview/read/:book/:n',
  'The picture of a link to a chapter or its verses',
  { query: VerseQuery, answer: 'picture', errors: [404, 503] },
  async (ctx, { query }) => {
    const [first = 1, until = query().verse ? first : CHAPTER_END] = (query().verse?.split('-') ?? []).map(Number)
    const translation = found(await ctx.translations.find(DEFAULT_TRANSLATION))
    const book = found(findNamedBook(translation, ctx.params.book!))
    const chapter = found(parseChapter(book, ctx.params.n!))
    const end = translation.versification.get(book.id)?.[chapter - 1] ?? 0
    const last = until === CHAPTER_END ? until : Math.min(until, end)
    const range = { book: book.id, start_chapter: chapter, start_verse: first, end_chapter: chapter }
    const end_verse = Math.min(last, first + MOST_VERSES - 1)
    const verses = await versesOf(ctx.db, translation.id, { ...range, end_verse })
    if (verses.length === 0 || first < 1 || last < first) throw notFound()
    const name = nameOfOne(book.name)
    const shown = last === CHAPTER_END ? '' : `:${first}${last === first ? '' : `–${last}`}`
    const rendering = ctx.renderer.rendering({
      ...{ kind: 'verse', shape: 'wide', theme: 'light', direction: translation.direction },
      text: cutText(visibleLine(verses.map(({ text }) => text).join(' ')), MOST_LETTERS),
      reference: `${name} ${chapter}${shown}`,
      edition: translation.name,
      site: (await siteNames(ctx)).site,
    })
    await answerFile(ctx, rendering, 'image/png', FOR_A_DAY)
  },
)

previewRoutes.get(
  '/api/preview/chat/:id',
  'The picture of a link to a public conversation',
  { answer: 'picture', errors: [404, 503] },
  async (ctx) => {
    const { title } = found(await findPublicChat(ctx.db, parseId(ctx.params.id)))
    const [place = '', question = ''] = title.split(/:(.*)/s)
    const about = 'A question about the Bible and its answer, with every quotation checked against the text.'
    const card = question ? { kind: place, title: question } : { kind: '', title }
    await answerCard(ctx, { ...card, about }, BRIEFLY)
  },
)

previewRoutes.get(
  '/api/preview/reading-plans/:id',
  'The picture of a link to a public reading plan',
  { answer: 'picture', errors: [404, 503] },
  async (ctx) => {
    if (!ctx.env.ENABLE_READING_PLANS) throw notFound()
    const plan = found(await findPublicPlan(ctx.db, parseId(ctx.params.id)))
    const days = plan.estimated_days === 1 ? '1 day' : `${plan.estimated_days} days`
    await answerCard(ctx, { kind: `Reading plan · ${days}`, title: plan.name, about: plan.description }, BRIEFLY)
  },
)

async function answerCard(
  ctx: Context,
  { kind, title, about }: { kind: string; title: string; about: string },
  caching: string,
): Promise<void> {
  const { site } = await siteNames(ctx)
  const [shownKind, shownTitle, shownAbout] = [kind, title, about].map(visibleLine)
  const card = { kind: shownKind!, title: shownTitle!, about: shownAbout!, site, theme: 'light' as const }
  await answerFile(ctx, ctx.renderer.rendering({ kind: 'card', card }), 'image/png', caching)
}
