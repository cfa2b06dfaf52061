import { z } from 'zod'
import { commentaryWorks } from '#shared/bible/commentaries.ts'
import { generalSuggestions } from '#shared/bible/general-suggestions.ts'
import { type SearchAnswer, SearchQuery, TextFormat } from '#shared/contract/bible.ts'
import { DEFAULT_TRANSLATION } from '#shared/limits.ts'
import { findManifest, isCommentary, listCommentaries, listCommentary } from '#shared/server/sql/bibles.ts'
import { listStrongs } from '#shared/server/sql/study.ts'
import { findStepRange, findSuggestions } from '#shared/server/sql/suggestions.ts'
import { findWrittenSuggestions } from '#shared/server/sql/written-suggestions.ts'
import { setHeaders } from '../admission/gate.ts'
import { type Context, createRouter } from '../context.ts'
import { readQuery } from '../http/body.ts'
import { found, notFound } from '../http/errors.ts'
import { isAutomated } from '../visitor/automated.ts'
import { identify, visitorId } from '../visitor/visitor.ts'
import { answerStored, CHAPTER_ROUTE } from './chapters.ts'
import { passagesOf } from './passages.ts'
import { answerJson, answerPublished, answerReading } from './reading-answer.ts'
import type { Searches } from './search.ts'
import { careForSearch } from './search-care.ts'
import { orderSuggestions } from './suggestion-order.ts'
import { booksOf, findNamedBook, parseChapter, type Translation } from './translations.ts'

const PassageQuery = z.object({
  ref: z.string().trim().min(1).max(400),
  /** The translation whose numbering the reference uses; without it that of English Bibles. */
  numbering: z.string().min(1).max(64).optional(),
})
const SuggestionsQuery = z.object({
  planStepId: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
})

/** Reading: the same for every caller. Only suggestions depend on the caller. */
export function biblesRoutes(searches: Searches) {
  const routes = createRouter()

  routes.get('/api/bibles', async (ctx) => answerReading(ctx, { bibles: await ctx.translations.list() }))

  routes.get('/api/bibles/:id/format', async (ctx) => {
    const { format } = await translationOf(ctx)
    answerReading(ctx, { format: TextFormat.catch('USFX').parse(format) })
  })

  routes.get('/api/bibles/:id/manifest', async (ctx) => {
    answerReading(ctx, found(await findManifest(ctx.db, ctx.params.id!)))
  })

  routes.get('/api/bible/:id/toc', async (ctx) => answerReading(ctx, { books: (await translationOf(ctx)).books }))

  // chapters are served before Koa; only missing ones, or an API without that handler, reach this
  routes.get(CHAPTER_ROUTE, async (ctx) => {
    const { translation, book, chapter } = await chapterOf(ctx)
    if (translation.publisher) {
      const { html } = await translation.publisher.chapter(book.id, chapter)
      setHeaders(ctx, 'fragment')
      return answerPublished(ctx, 'html', html)
    }
    await answerStored(ctx, translation, book.id, chapter)
  })

  routes.get(`${CHAPTER_ROUTE}/suggestions`, identify, async (ctx) => {
    const { planStepId } = readQuery(ctx, SuggestionsQuery)
    const { translation, book, chapter } = await chapterOf(ctx)
    const step = planStepId ? await findStepRange(ctx.db, Number(planStepId), visitorId(ctx)) : undefined
    // questions are made from the texts we have; those of another translation fit this one too
    const bibleId = translation.publisher ? DEFAULT_TRANSLATION : translation.id
    const place = { bibleId, book: book.id, chapter, step }
    const ready = await findSuggestions(ctx.db, place, visitorId(ctx))
    const mayOrder = !isAutomated(ctx.req) && (!step || step.is_shared)
    if (!ready.isCurrent && mayOrder) orderSuggestions(ctx, ready.key)
    const suggestions =
      ready.suggestions ??
      (await findWrittenSuggestions(ctx.db, translation.language, book.id, chapter)) ??
      generalSuggestions(translation.language)
    ctx.body = { suggestions }
  })

  routes.get('/api/bible/:id/search', async (ctx) => {
    const { testament, book, ...asked } = readQuery(ctx, SearchQuery)
    const translation = await translationOf(ctx)
    const wanted = { ...asked, books: booksOf(translation, testament, book) }
    const find = (q: string) => searches.answer(translation, { ...wanted, q }, () => ctx.limits.search(ctx))
    const json = await find(wanted.q)
    const reader = { language: translation.language, accept: ctx.get('Accept-Language') }
    const care = await careForSearch(wanted.q, reader, async (q) => JSON.parse(await find(q)))
    if (!care) return translation.publisher ? answerPublished(ctx, 'json', json) : answerJson(ctx, json)
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { ...(JSON.parse(json) as SearchAnswer), care }
  })

  routes.get('/api/bible/:id/passage', async (ctx) => {
    const translation = await translationOf(ctx)
    const { ref, numbering } = readQuery(ctx, PassageQuery)
    const numbered = numbering ? found(await ctx.translations.find(numbering)) : undefined
    const passages = await passagesOf(ctx.db, translation, ref, numbered)
    if (translation.publisher) answerPublished(ctx, 'json', JSON.stringify({ passages }))
    else answerReading(ctx, { passages })
  })

  routes.get('/api/commentaries', async (ctx) => {
    const imported = ctx.env.ENABLE_COMMENTARIES ? await listCommentaries(ctx.db) : []
    const commentaries = commentaryWorks.flatMap(({ module: _, ...work }) => {
      const found = imported.find(({ id }) => id === work.id)
      return found ? [{ ...work, books: found.books }] : []
    })
    answerReading(ctx, { commentaries })
  })

  routes.get('/api/commentary/:source/:book/:n', async (ctx) => {
    const { source, book: name, n } = ctx.params
    const isThere = ctx.env.ENABLE_COMMENTARIES && source!.length < 40 && (await isCommentary(ctx.db, source!))
    const translation = isThere ? await ctx.translations.find(DEFAULT_TRANSLATION) : undefined
    const book = found(translation && findNamedBook(translation, name!))
    const chapter = found(parseChapter(book, n!))
    const entries = await listCommentary(ctx.db, source!, book.id, chapter)
    answerReading(ctx, { source, entries: entries.map(({ text: _, ...entry }) => entry) })
  })

  routes.get('/api/lexicon/:number', async (ctx) => {
    const [, letter = '', digits = ''] = /^([GH])0{0,4}([1-9]\d{0,4})$/i.exec(ctx.params.number!) ?? []
    const [entry] = await listStrongs(ctx.db, [`${letter.toUpperCase()}${digits}`])
    answerReading(ctx, found(entry))
  })

  return routes
}

async function translationOf(ctx: Context): Promise<Translation> {
  return found(await ctx.translations.find(ctx.params.id!))
}

async function chapterOf(ctx: Context) {
  const translation = await translationOf(ctx)
  const book = found(findNamedBook(translation, ctx.params.book!))
  const chapter = parseChapter(book, ctx.params.n!)
  if (!chapter) throw notFound()
  return { translation, book, chapter }
}
