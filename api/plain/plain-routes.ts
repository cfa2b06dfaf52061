import { z } from 'zod'
import { contentEdition } from '#shared/content-edition.ts'
import { contentTitle } from '#shared/content-title.ts'
import type { Care } from '#shared/contract/care.ts'
import { shownCare } from '#shared/distress/care.ts'
import { PUBLISHED_TRANSLATION } from '#shared/limits.ts'
import { careFor } from '#shared/server/distress/care-for.ts'
import { readVerses } from '#shared/server/publisher.ts'
import { findPartner } from '#shared/server/sql/catalog.ts'
import { findChapterPage } from '#shared/server/sql/pages.ts'
import { visibleText } from '#shared/visible-text.ts'
import { countOnce } from '../admission/count-once.ts'
import { findNamedBook, parseChapter } from '../bible/translations.ts'
import type { Context, Deps } from '../context.ts'
import { answerHome } from '../home/answer-home.ts'
import { readQuery } from '../http/body.ts'
import { found } from '../http/errors.ts'
import { type Html, html } from '../http/html.ts'
import { createRouter } from '../http/route.ts'
import { readContent } from '../site/content.ts'
import { pageWords } from '../site/page-words.ts'
import { pageNames } from '../site/site-name.ts'
import { partnerOf } from '../visitor/visitor.ts'
import { chapterName, type PlainEdition } from './book-names.ts'
import { serveChats } from './chat-forms.ts'
import { askForm } from './form-parts.ts'
import { inEnglish, unknown } from './language-html.ts'
import { markdownHtml } from './markdown-html.ts'
import { PLAIN } from './plain-address.ts'
import * as parts from './plain-pages.ts'
import { plainStyle } from './plain-style.ts'
import { readingOf, servePlans } from './plan-forms.ts'
import { readingParts } from './plan-pages.ts'
import { serveVisitor } from './profile-forms.ts'
import { knownLanguage, servePage } from './serve-pages.ts'
import { wordsFor } from './words.ts'

const FOUND_SHOWN = 20
const MOST_TYPED = 400
const Typed = z.object({ q: z.string().overwrite(visibleText).max(MOST_TYPED).optional() })
const id = z.string().max(16).optional()
const Reading = z.object({ plan: id, step: id })

/** The pages that work without scripts. Those for reading and finding know no visitor. */
export function plainRoutes(deps: Deps) {
  const routes = createRouter()
  const { router } = routes
  const content = readContent(deps.contentRoot)

  router.get(`${PLAIN}/style.css`, (ctx) => {
    ctx.set('Cache-Control', 'public, max-age=3600')
    ctx.type = 'text/css; charset=utf-8'
    ctx.body = plainStyle
  })

  servePage(router, '/', async (ctx, edition) => {
    const { site } = await pageNames(ctx)
    const hasProfile = partnerOf(ctx) === null
    return { title: '', body: parts.homePage(edition, { site, bibles: await installed(ctx), hasProfile }) }
  })
  servePage(router, '/books', async (ctx, edition) => ({
    title: wordsFor(ctx)('books'),
    body: parts.booksPage(edition),
  }))
  servePage(router, '/read/:book/:n', chapter)
  // what a visitor typed is stored nowhere
  servePage(router, '/find', find, { isPrivate: true, instead: helpInstead })
  const contentPage = (name = '', { bible, language }: PlainEdition) => {
    const { file, lang } = contentEdition(name, language)
    const text = found(content.get(`${file}.md`))
    const own = lang === 'en' ? inEnglish : html` lang="${lang}"`
    return { title: contentTitle(text) ?? '', body: html`<div${own}>${markdownHtml(text, bible)}</div>` }
  }
  servePage(router, '/site/:page', async (ctx, edition) => contentPage(ctx.params.page, edition))
  servePage(router, '/about', async (ctx, edition) => {
    const partner = partnerOf(ctx)
    return partner === null ? contentPage('about', edition) : aboutPartner(ctx, partner, edition)
  })
  servePlans(router)
  serveChats(router)
  serveVisitor(router)
  return routes
}

/** Who is behind a partner's edition. */
async function aboutPartner(ctx: Context, partner: string, { bible, language }: PlainEdition) {
  const { name, about_text } = found(await findPartner(ctx.db, partner))
  const pages = pageWords(language)
  const title = pages('about', { name })
  const text = about_text.trim()
    ? html`<div${unknown}>${markdownHtml(about_text, bible)}</div>`
    : html`<p>${pages('noAbout')}</p>`
  return { title, body: html`<h1>${title}</h1>${text}` }
}

async function installed(ctx: Context) {
  return (await ctx.translations.list()).filter(({ id }) => id !== PUBLISHED_TRANSLATION)
}

async function chapter(ctx: Context, edition: PlainEdition) {
  const { translation, bible } = edition
  const book = found(findNamedBook(translation, ctx.params.book!))
  const number = found(parseChapter(book, ctx.params.n!))
  const stored = found(await findChapterPage(ctx.db, translation.id, book.id, number))
  const name = chapterName({ id: book.id, name: stored.book_name }, number, edition)
  const asked = readQuery(ctx, Reading)
  const reading = asked.plan && asked.step ? await readingOf(ctx, edition, asked.plan, asked.step) : undefined
  const place = { bible: translation.id, book: book.id, chapter: number, step: reading?.step.id }
  const body = parts.chapterPage(edition, {
    ...{ book, chapter: number, name, text: stored.html, bibles: await installed(ctx) },
    ask: askForm(ctx, place, { label: wordsFor(ctx)('askAbout', { place: name }), bible }),
    ...(reading && { reading: readingParts(ctx, reading.plan, reading.step, edition) }),
  })
  return { title: name, body, hasStyle: true }
}

async function find(ctx: Context, edition: PlainEdition) {
  const { translation } = edition
  const { q = '' } = readQuery(ctx, Typed)
  const typed = q.trim()
  const say = wordsFor(ctx)
  if (!typed) return { title: say('books'), body: parts.booksPage(edition), app: '/' }
  await countOnce(ctx.req, 'search', () => ctx.limits.search(ctx))
  // no model is asked: any link can lead here
  const answer = await answerHome(ctx, translation, typed, { mayUseModel: false })
  const { care } = answer
  // a visitor in danger gets help, and nothing else
  if (care?.response === 'reply') return helpPage(ctx, care)
  const passage = await passageOf(ctx, edition, answer)
  const words = await ctx.searches.find(translation, { q: typed, limit: FOUND_SHOWN, offset: 0 })
  const heading = html`<h1${unknown}>${typed}</h1>${care && parts.carePart(care)}`
  const shown = passage ?? html`<p role="status">${parts.reasonOf(answer, edition.language)}</p>`
  return {
    title: typed,
    body: html`${heading}${shown}${askPart(ctx, edition, answer, typed)}${parts.resultsPart(edition, words)}`,
    app: '/',
  }
}

const helpPage = (ctx: Context, care: Care) => ({
  ...{ title: wordsFor(ctx)('help'), body: parts.carePart(care), app: '/' },
})

/** The help for a visitor in danger whose words cannot be looked up: a limit is reached, or the database is away. */
function helpInstead(ctx: Context) {
  const { q, in: asked } = ctx.query
  const typed = visibleText([q].flat().join(' ')).slice(0, MOST_TYPED)
  const care = careFor(typed, knownLanguage(ctx, [asked].flat()[0]), ctx.get('Accept-Language'))
  return care?.response === 'reply' ? helpPage(ctx, shownCare(care)) : undefined
}

type Answer = Awaited<ReturnType<typeof answerHome>>

/** Asks what was typed, about the passage that was found; without one the server finds it when the form is sent. */
function askPart(ctx: Context, { translation, bible }: PlainEdition, answer: Answer, typed: string): Html {
  const { book, chapter, verses = [], ask_question } = answer
  const place = book && chapter ? { book, chapter, verses: verses.join() } : {}
  const asked = { bible: translation.id, ...place }
  const prompt = ask_question || !book ? typed : ''
  return askForm(ctx, asked, { label: wordsFor(ctx)('askAssistant'), prompt, bible })
}

async function passageOf(ctx: Context, edition: PlainEdition, answer: Answer): Promise<Html | undefined> {
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
