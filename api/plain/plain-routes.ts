import { z } from 'zod'
import { contentTitle } from '#shared/content-title.ts'
import { PUBLISHED_TRANSLATION } from '#shared/limits.ts'
import { readVerses } from '#shared/server/publisher.ts'
import { findChapterPage } from '#shared/server/sql/pages.ts'
import { listPlanSteps, readablePlan, suggestedPlans } from '#shared/server/sql/plans.ts'
import { visibleText } from '#shared/visible-text.ts'
import { countOnce } from '../admission/count-once.ts'
import { setHeaders } from '../admission/gate.ts'
import { findNamedBook, parseChapter, translationOrDefault } from '../bible/translations.ts'
import type { Context, Deps } from '../context.ts'
import { answerHome } from '../home/answer-home.ts'
import { readQuery } from '../http/body.ts'
import { asHttpError, found } from '../http/errors.ts'
import { type Html, html } from '../http/html.ts'
import { createRouter } from '../http/route.ts'
import { readContent } from '../site/content.ts'
import { bookOf } from '../site/page.ts'
import { siteNames } from '../site/site-name.ts'
import { markdownHtml } from './markdown-html.ts'
import { PLAIN } from './plain-address.ts'
import { plainDocument } from './plain-document.ts'
import * as parts from './plain-pages.ts'
import { plainStyle } from './plain-style.ts'

type Made = { title: string; body: Html }
type Make = (ctx: Context, edition: parts.PlainEdition) => Promise<Made>

const FOUND_SHOWN = 20
const Query = z.object({ in: z.string().max(64).optional(), q: z.string().overwrite(visibleText).max(400).optional() })

/** The pages that work without scripts, for reading, finding and plans. They store nothing, and know no visitor. */
export function plainRoutes(deps: Deps) {
  const routes = createRouter()
  const { router } = routes
  const content = readContent(deps.contentRoot)

  router.get(`${PLAIN}/style.css`, (ctx) => {
    ctx.set('Cache-Control', 'public, max-age=3600')
    ctx.type = 'text/css; charset=utf-8'
    ctx.body = plainStyle
  })

  /** Serves a page; `title` is empty for the site's name alone. */
  const page = (path: string, make: Make) =>
    router.get(`${PLAIN}${path}`, async (ctx: Context) => {
      const { title, body, bible } = await editionOf(ctx)
        .then(async (edition) => ({ ...(await make(ctx, edition)), bible: edition.bible }))
        .catch((error: unknown) => refused(ctx, error))
      const { site } = await siteNames(ctx)
      const own = ctx.path.slice(PLAIN.length)
      setHeaders(ctx, 'page')
      ctx.set('X-Robots-Tag', 'noindex')
      // what a visitor typed is stored nowhere
      ctx.set('Cache-Control', ctx.status === 200 && path !== '/find' ? 'public, max-age=60' : 'no-store')
      ctx.type = 'text/html; charset=utf-8'
      ctx.body = plainDocument({ title, site, path: path === '/find' ? '/' : own, bible, body })
    })

  page('/', async (ctx, edition) => {
    const { site } = await siteNames(ctx)
    return { title: '', body: parts.homePage(site, edition, await installed(ctx)) }
  })
  page('/books', async (_ctx, edition) => ({ title: 'Books', body: parts.booksPage(edition) }))
  page('/read/:book/:n', chapter)
  page('/find', find)
  page('/plans', async (ctx, edition) => {
    return { title: 'Reading plans', body: parts.plansPage(await suggestedPlans(ctx.db, null), edition) }
  })
  page('/plans/:plan', plan)
  page('/site/:page', async (ctx, { bible }) => {
    const text = found(content.get(`${ctx.params.page}.md`))
    return { title: contentTitle(text) ?? '', body: markdownHtml(text, bible) }
  })
  return routes
}

/** An error as a page, with its status; one that is our fault is thrown again. */
function refused(ctx: Context, error: unknown): Made & { bible?: string } {
  const refusal = asHttpError(error)
  if (refusal.status >= 500) throw error
  ctx.status = refusal.status
  for (const [name, value] of Object.entries(refusal.extra.headers ?? {})) ctx.set(name, value)
  const title = refusal.status === 404 ? 'Not found' : 'This did not work'
  return { title, body: html`<h1>${title}</h1><p role="alert">${refusal.message}</p>` }
}

async function installed(ctx: Context) {
  return (await ctx.translations.list()).filter(({ id }) => id !== PUBLISHED_TRANSLATION)
}

/** The translation that the address asks for with `in`. Its publisher's own pages are only in the app. */
async function editionOf(ctx: Context): Promise<parts.PlainEdition> {
  const { in: asked } = readQuery(ctx, Query)
  const translation = await translationOrDefault(ctx.translations, asked === PUBLISHED_TRANSLATION ? undefined : asked)
  return { translation, ...(asked && { bible: translation.id }) }
}

async function chapter(ctx: Context, edition: parts.PlainEdition) {
  const { translation } = edition
  const book = found(findNamedBook(translation, ctx.params.book!))
  const number = found(parseChapter(book, ctx.params.n!))
  const stored = found(await findChapterPage(ctx.db, translation.id, book.id, number))
  const name = `${bookOf(stored)} ${number}`
  const bibles = await installed(ctx)
  return { title: name, body: parts.chapterPage(edition, { book, chapter: number, name, text: stored.html, bibles }) }
}

async function find(ctx: Context, edition: parts.PlainEdition) {
  const { translation } = edition
  const { q = '' } = readQuery(ctx, Query)
  const typed = q.trim()
  if (!typed) return { title: 'Books', body: parts.booksPage(edition) }
  await countOnce(ctx.req, 'search', () => ctx.limits.search(ctx))
  // no model is asked: any link can lead here
  const answer = await answerHome(ctx, translation, typed, { mayUseModel: false })
  const { care } = answer
  // a visitor in danger gets help, and nothing else
  if (care?.response === 'reply') return { title: 'Help', body: parts.carePart(care) }
  const passage = await passageOf(ctx, edition, answer)
  const asked = { q: typed, limit: FOUND_SHOWN, offset: 0 }
  const words = await ctx.searches.find(translation, asked)
  const heading = html`<h1>${typed}</h1>${care && parts.carePart(care)}`
  const results = parts.resultsPart(edition, words)
  return {
    title: typed,
    body: html`${heading}${passage ?? html`<p role="status">${parts.reasonOf(answer)}</p>`}${results}`,
  }
}

type Answer = Awaited<ReturnType<typeof answerHome>>

async function passageOf(ctx: Context, edition: parts.PlainEdition, answer: Answer): Promise<Html | undefined> {
  const { translation } = edition
  const book = translation.books.find(({ id }) => id === answer.book)
  const { chapter } = answer
  if (!book || !chapter) return undefined
  const last = translation.versification.get(book.id)?.[chapter - 1] ?? 1
  const { verses = [] } = answer
  const range = {
    start_chapter: chapter,
    end_chapter: chapter,
    start_verse: verses[0] ?? 1,
    end_verse: verses.at(-1) ?? last,
  }
  const read = await readVerses(ctx.db, translation, { book: book.id, ...range })
  return parts.passagePart(edition, { book, chapter, verses: read })
}

async function plan(ctx: Context, edition: parts.PlainEdition) {
  const id = /^[1-9]\d{0,14}$/.test(ctx.params.plan!) ? Number(ctx.params.plan) : 0
  const read = found(ctx.env.ENABLE_READING_PLANS ? await readablePlan(ctx.db, id, null) : undefined)
  return { title: read.name, body: parts.planPage(read, await listPlanSteps(ctx.db, id, null), edition) }
}
