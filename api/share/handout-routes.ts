import { z } from 'zod'
import { readerAddress } from '#shared/chapter-address.ts'
import { chatAnswer } from '#shared/server/sql/chat-answer.ts'
import { readableChat } from '#shared/server/sql/chats.ts'
import { readablePlan } from '#shared/server/sql/plans.ts'
import { visibleLine } from '#shared/visible-text.ts'
import { translationOrDefault } from '../bible/translations.ts'
import { parseId } from '../chat/chat-access.ts'
import type { Context } from '../context.ts'
import { found, notFound } from '../http/errors.ts'
import { createRouter } from '../http/route.ts'
import { printedOrigin, siteNames } from '../site/site-name.ts'
import { visitorId } from '../visitor/visitor.ts'
import { answerFile, FOR_A_DAY } from './answer-file.ts'
import { chatParts } from './handout-chat.ts'
import { noticeOf, readingParts } from './handout-passages.ts'
import type { Handout } from './thread/handout/handout.ts'

const print = {
  paper: z.enum(['a4', 'letter']).default('a4'),
  /** Letters for people with low vision. */
  large: z.stringbool().default(false),
}
const texts = {
  /** A second translation beside the first. */
  with: z.string().min(1).max(64).optional(),
  /** Questions for a group, with room to write. */
  questions: z.stringbool().default(true),
}
const PassageQuery = z.object({
  ...{ ...print, ...texts },
  ref: z.string().trim().min(1).max(400),
  /** The translation whose numbering the reference uses; without it that of English Bibles. */
  numbering: z.string().min(1).max(64).optional(),
})
const DayQuery = z.object({ ...print, ...texts, bible: z.string().min(1).max(64).optional() })
const ChatQuery = z.object(print)

/** Files to print and hand out, whose words are those of the stored texts. */
export const handoutRoutes = createRouter()

handoutRoutes.get(
  '/api/bible/:id/handout.pdf',
  'A passage to print',
  { query: PassageQuery, answer: 'pdf', errors: [403, 404, 409, 503] },
  async (ctx, { query }) => {
    const asked = query()
    const translation = found(await ctx.translations.find(ctx.params.id!))
    const readings = await readingParts(ctx, {
      references: [{ ref: asked.ref }],
      numbering: asked.numbering ? found(await ctx.translations.find(asked.numbering)) : undefined,
      ...{ translation, second: await secondOf(ctx, asked.with), hasQuestions: asked.questions },
    })
    const { refs, path, editions: about, parts, notices } = readings
    const { language } = translation
    const head = { ...(await headOf(ctx, asked, path)), title: refs.join('; '), about, language }
    await answerHandout(ctx, { ...head, parts, notices }, FOR_A_DAY)
  },
)

handoutRoutes.get(
  '/api/reading-plans/:id/days/:day/handout.pdf',
  'The readings of a day of a plan to print',
  { needsVisitor: true, query: DayQuery, answer: 'pdf', errors: [403, 404, 409, 503] },
  async (ctx, { query }) => {
    if (!ctx.env.ENABLE_READING_PLANS) throw notFound()
    const plan = found(await readablePlan(ctx.db, parseId(ctx.params.id), visitorId(ctx)))
    const day = parseId(ctx.params.day)
    const asked = query()
    const numbering = await ctx.translations.find(plan.bible_id)
    const { steps } = await ctx.planSteps.find(plan, numbering)
    const references = steps
      .filter((step) => step.day === day)
      .map(({ verse_range: ref, title }) => ({ ref, ...(title !== ref && { heading: title }) }))
    if (references.length === 0) throw notFound()
    const translation = await translationOrDefault(ctx.translations, asked.bible)
    const second = await secondOf(ctx, asked.with)
    const readings = { references, numbering, translation, second, hasQuestions: asked.questions }
    const { path, parts, notices } = await readingParts(ctx, readings)
    const head = await headOf(ctx, asked, plan.is_public ? `/reading-plans/${plan.id}` : path)
    const about = `Day ${day} of ${plan.estimated_days}`
    const { language } = translation
    await answerHandout(ctx, { ...head, title: visibleLine(plan.name), about, language, parts, notices }, 'no-store')
  },
)

handoutRoutes.get(
  '/api/chat/:id/handout.pdf',
  'A conversation to print, each quotation with its sign',
  { needsVisitor: true, query: ChatQuery, answer: 'pdf', errors: [404, 409, 503] },
  async (ctx, { query }) => {
    const row = found(await readableChat(ctx.db, parseId(ctx.params.id), visitorId(ctx)))
    const asked = query()
    const chat = await chatAnswer(ctx.db, row, false)
    const { reference } = chat
    const translation = reference ? await ctx.translations.find(reference.translation) : undefined
    const passage = reference && readerAddress(reference.book_id, reference.chapter)
    const head = await headOf(ctx, asked, chat.is_public ? `/chat/${chat.chat_id}` : (passage ?? '/'))
    const [place = '', title = ''] = visibleLine(chat.title).split(/: ?(.*)/s)
    await answerHandout(
      ctx,
      {
        ...{ ...head, title: title || place, about: title && place, language: translation?.language ?? 'en' },
        parts: chatParts(chat, translation?.name ?? 'your translation'),
        notices: translation ? [noticeOf(translation)] : [],
      },
      'no-store',
    )
  },
)

async function secondOf(ctx: Context, id: string | undefined) {
  return id ? found(await ctx.translations.find(id)) : undefined
}

type Asked = { paper: Handout['paper']; large: boolean }

async function headOf(ctx: Context, { paper, large }: Asked, path: string) {
  const origin = printedOrigin(ctx.req.headers.host ?? '', ctx.state.isSecure, ctx.env.APEX_HOST)
  return { paper, isLarge: large, link: `${origin}${path}`, site: (await siteNames(ctx)).site }
}

async function answerHandout(ctx: Context, handout: Handout, caching: string): Promise<void> {
  await answerFile(ctx, ctx.renderer.rendering({ kind: 'handout', handout }), 'application/pdf', caching)
  if (ctx.status === 200) ctx.attachment('handout.pdf')
  ctx.type = 'application/pdf'
}
