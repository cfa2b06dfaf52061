import { z } from 'zod'
import { commentaryWorks } from '#shared/bible/commentaries.ts'
import { generalLanguage, generalSuggestions } from '#shared/bible/general-suggestions.ts'
import * as bible from '#shared/contract/bible.ts'
import { SearchQuery, TextFormat } from '#shared/contract/bible.ts'
import { DEFAULT_TRANSLATION } from '#shared/limits.ts'
import { findManifest, isCommentary, listCommentaries, listCommentary } from '#shared/server/sql/bibles.ts'
import { listStrongs } from '#shared/server/sql/study.ts'
import { findStepRange, findSuggestions } from '#shared/server/sql/suggestions.ts'
import { findWrittenSuggestions } from '#shared/server/sql/written-suggestions.ts'
import { countOnce } from '../admission/count-once.ts'
import { setHeaders } from '../admission/gate.ts'
import type { Context } from '../context.ts'
import { found, notFound } from '../http/errors.ts'
import { createRouter } from '../http/route.ts'
import { isAutomated } from '../visitor/automated.ts'
import { partnerOf, visitorId } from '../visitor/visitor.ts'
import { answerStored, CHAPTER_ROUTE } from './chapters.ts'
import { passagesOf } from './passages.ts'
import { answerJson, answerPublished, answerReading } from './reading-answer.ts'
import { muchRelated, relatedPassages } from './related.ts'
import { parsedSearch } from './search.ts'
import { answerSearch } from './search-call.ts'
import { tagOf } from './strong-tag.ts'
import { orderSuggestions } from './suggestion-order.ts'
import { findNamedBook, parseChapter, type Translation } from './translations.ts'
import { versePlaces } from './verse-places.ts'

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
export const biblesRoutes = createRouter()

biblesRoutes.get(
  '/api/bibles',
  'The translations, the default first; with a book, those that have it',
  { query: bible.BiblesQuery, answer: bible.BiblesAnswer },
  async (ctx, { query }) => {
    const { book } = query()
    answerReading(ctx, { bibles: await (book ? ctx.translations.having(book) : ctx.translations.list()) })
  },
)

biblesRoutes.get(
  '/api/bibles/:id/format',
  'The format of a translation’s source',
  { answer: bible.FormatAnswer, errors: [404] },
  async (ctx) => {
    const { format } = await translationOf(ctx)
    answerReading(ctx, { format: TextFormat.catch('USFX').parse(format) })
  },
)

biblesRoutes.get(
  '/api/bibles/:id/manifest',
  'Where a translation comes from, and its counts',
  { answer: bible.Manifest, errors: [404] },
  async (ctx) => {
    const [{ version }, manifest] = await Promise.all([translationOf(ctx), findManifest(ctx.db, ctx.params.id!)])
    const json = JSON.stringify(found(manifest))
    // devices that keep the text see from the tag that it was imported again, possibly from the same source
    answerJson(ctx, json, tagOf(`${version} ${json}`))
  },
)

biblesRoutes.get(
  '/api/bible/:id/toc',
  'The books of a translation in their order',
  { answer: bible.TocAnswer, errors: [404] },
  async (ctx) => answerReading(ctx, { books: (await translationOf(ctx)).books }),
)

// chapters are served before Koa; only missing ones, or an API without that handler, reach this
biblesRoutes.get(CHAPTER_ROUTE, 'A chapter as HTML', { answer: 'html', errors: [404] }, async (ctx) => {
  const { translation, book, chapter } = await chapterOf(ctx)
  if (translation.publisher) {
    const { html } = await translation.publisher.chapter(book.id, chapter)
    setHeaders(ctx, 'fragment')
    return answerPublished(ctx, 'html', html)
  }
  await answerStored(ctx, translation, book.id, chapter)
})

biblesRoutes.get(
  `${CHAPTER_ROUTE}/suggestions`,
  'Suggested questions for a chapter, as far as they are ready',
  { needsVisitor: true, query: SuggestionsQuery, answer: bible.SuggestionsAnswer, errors: [404] },
  async (ctx, { query }) => {
    const { planStepId } = query()
    const { translation, book, chapter } = await chapterOf(ctx)
    const step = planStepId ? await findStepRange(ctx.db, Number(planStepId), visitorId(ctx)) : undefined
    // questions are made from the texts we have; those of another translation fit this one too
    const bibleId = translation.publisher ? DEFAULT_TRANSLATION : translation.id
    const place = { bibleId, book: book.id, chapter, step }
    const ready = await findSuggestions(ctx.db, place, { visitorId: visitorId(ctx), partner: partnerOf(ctx) })
    const mayOrder = !isAutomated(ctx.req) && (!step || step.is_shared)
    if (!ready.isCurrent && mayOrder) orderSuggestions(ctx, ready.key)
    const { language } = translation
    const own = ready.suggestions ?? (await findWrittenSuggestions(ctx.db, language, book.id, chapter))
    ctx.body = own
      ? { suggestions: own, language }
      : { suggestions: generalSuggestions(language), language: generalLanguage(language) }
  },
)

biblesRoutes.get(
  `${CHAPTER_ROUTE}/places`,
  'Where another translation has the verses of a chapter',
  { query: bible.PlacesQuery, answer: bible.PlacesAnswer, errors: [404] },
  async (ctx, { query }) => {
    const { translation, book, chapter } = await chapterOf(ctx)
    const other = found(await ctx.translations.find(query().in))
    answerReading(ctx, { places: versePlaces(translation, other, book.id, chapter) })
  },
)

biblesRoutes.get(
  `${CHAPTER_ROUTE}/related`,
  'The verses of a chapter that lead to many others',
  { answer: bible.MuchRelatedAnswer, errors: [404] },
  async (ctx) => {
    const { translation, book, chapter } = await chapterOf(ctx)
    answerReading(ctx, await muchRelated(ctx.db, translation, book.id, chapter))
  },
)

biblesRoutes.get(
  '/api/bible/:id/search',
  'Verses by words or by reference',
  { query: SearchQuery, answer: bible.SearchAnswer, errors: [404, 503] },
  async (ctx, { query }) => {
    const asked = query()
    const translation = await translationOf(ctx)
    const admit = () => countOnce(ctx.req, 'search', () => ctx.limits.search(ctx))
    const { found, care } = await answerSearch(ctx.searches, translation, asked, ctx.get('Accept-Language'), admit)
    const { json, tag } = found
    if (!care && translation.publisher) return answerPublished(ctx, 'json', json)
    if (!care) return answerJson(ctx, json, tag)
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { ...parsedSearch(found), care }
  },
)

biblesRoutes.get(
  '/api/bible/:id/passage',
  'The verses of a reference',
  { query: PassageQuery, answer: bible.PassageAnswer, errors: [404] },
  async (ctx, { query }) => {
    const translation = await translationOf(ctx)
    const { ref, numbering } = query()
    const numbered = numbering ? found(await ctx.translations.find(numbering)) : undefined
    const passages = await passagesOf(ctx.db, translation, ref, numbered)
    if (translation.publisher) answerPublished(ctx, 'json', JSON.stringify({ passages }))
    else answerReading(ctx, { passages })
  },
)

biblesRoutes.get(
  '/api/bible/:id/related',
  'The passages that a reference leads to, by the Treasury of Scripture Knowledge',
  { query: bible.RelatedQuery, answer: bible.RelatedAnswer, errors: [404] },
  async (ctx, { query }) => {
    const translation = await translationOf(ctx)
    const related = await relatedPassages(ctx.db, translation, query().ref)
    if (translation.publisher) answerPublished(ctx, 'json', JSON.stringify(related))
    else answerReading(ctx, related)
  },
)

biblesRoutes.get(
  '/api/commentaries',
  'The commentaries that are installed',
  { answer: bible.CommentariesAnswer },
  async (ctx) => {
    const imported = ctx.env.ENABLE_COMMENTARIES ? await listCommentaries(ctx.db) : []
    const commentaries = commentaryWorks.flatMap(({ module: _, ...work }) => {
      const found = imported.find(({ id }) => id === work.id)
      return found ? [{ ...work, books: found.books }] : []
    })
    answerReading(ctx, { commentaries })
  },
)

biblesRoutes.get(
  '/api/commentary/:source/:book/:n',
  'A commentary on a chapter',
  { answer: bible.CommentaryAnswer, errors: [404] },
  async (ctx) => {
    const { source, book: name, n } = ctx.params
    const isThere = ctx.env.ENABLE_COMMENTARIES && source!.length < 40 && (await isCommentary(ctx.db, source!))
    const translation = isThere ? await ctx.translations.find(DEFAULT_TRANSLATION) : undefined
    const book = found(translation && findNamedBook(translation, name!))
    const chapter = found(parseChapter(book, n!))
    const entries = await listCommentary(ctx.db, source!, book.id, chapter)
    answerReading(ctx, { source, entries: entries.map(({ text: _, ...entry }) => entry) })
  },
)

biblesRoutes.get(
  '/api/lexicon/:number',
  'A word of Strong’s dictionaries, such as G26',
  { answer: bible.LexiconEntry, errors: [404] },
  async (ctx) => {
    const [, letter = '', digits = ''] = /^([GH])0{0,4}([1-9]\d{0,4})$/i.exec(ctx.params.number!) ?? []
    const [entry] = await listStrongs(ctx.db, [`${letter.toUpperCase()}${digits}`])
    answerReading(ctx, found(entry))
  },
)

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
