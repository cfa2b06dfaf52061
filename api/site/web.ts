import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { finished, type Readable } from 'node:stream'
import type Koa from 'koa'
import sirv from 'sirv'
import { chatAddress } from '#shared/chapter-address.ts'
import { contentEdition } from '#shared/content-edition.ts'
import { contentTitle } from '#shared/content-title.ts'
import { careOf } from '#shared/distress/care.ts'
import { DEFAULT_TRANSLATION } from '#shared/limits.ts'
import { screenAt } from '#shared/screens.ts'
import { seedIn } from '#shared/server/seed-in.ts'
import { findTheology } from '#shared/server/sql/catalog.ts'
import { type ChapterPage, findChapterPage, findPublicChat, type PublicChat } from '#shared/server/sql/pages.ts'
import { findPublicPlan } from '#shared/server/sql/plans.ts'
import { setHeaders } from '../admission/gate.ts'
import { distressIn } from '../bible/search-care.ts'
import type { Deps, State } from '../context.ts'
import { HttpError } from '../http/errors.ts'
import { subdomainOf } from '../http/host-name.ts'
import { allowInline } from '../http/inline-hashes.ts'
import { pageLanguage } from '../http/page-language.ts'
import { readContent } from './content.ts'
import { givenVerses } from './given-verse.ts'
import { type Openings, openingOf, readOpenings } from './opening.ts'
import {
  chapterHead,
  chatHead,
  isUnlisted,
  type PageHead,
  plainHead,
  planHead,
  renderPage,
  versesOfQuery,
} from './page.ts'
import { pageWords } from './page-words.ts'
import { originOf, pageNames } from './site-name.ts'

const POLICY = 'Content-Security-Policy'
const MANIFEST = '/manifest.webmanifest'

type Built = {
  template: string
  /** The policy of the page, with what it contains. */
  allow: (policy: string) => string
  openings: Openings
  content: Map<string, string>
  givenVerse: ReturnType<typeof givenVerses>
}

type PageContext = Koa.ParameterizedContext<State, Deps>

/**
 * The built web app: its files, and its page for every screen. Paths of the API, of content, of pages without scripts and
 * of built files never fall back to a page; an unknown path opened in a browser gets the page with status 404.
 */
export function pages(deps: Deps): Koa.Middleware<State, Deps> {
  const file = deps.webRoot && join(deps.webRoot, 'index.html')
  if (!deps.webRoot || !file || !existsSync(file)) return (_ctx, next) => next()
  const template = readFileSync(file, 'utf8')
  const built = {
    template,
    allow: allowInline(template),
    openings: readOpenings(deps.webRoot),
    content: readContent(deps.contentRoot),
    givenVerse: givenVerses(deps),
  }
  // the first visitor of a process has it, too
  if (Object.values(built.openings).some(({ home }) => home !== '')) built.givenVerse()
  const serve = staticFiles(deps.webRoot, deps.env.PRODUCT_NAME)

  return async (ctx, next) => {
    if (/^\/(?:api|plain|web-content)(?:\/|$)/.test(ctx.path)) return next()
    if (/\.[a-z0-9]+$/i.test(ctx.path) || ctx.path.startsWith('/assets/')) return serve(ctx, next)
    const isKnown = screenAt(ctx.path) !== undefined
    if (!isKnown && !ctx.get('Accept').includes('text/html')) return next()
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      throw new HttpError(405, 'method_not_allowed', 'This method is not allowed here.', {
        headers: { Allow: 'GET, HEAD' },
      })
    }
    await answerPage(ctx, built, isKnown ? 200 : 404)
  }
}

/** The web app manifest, with the product's name on this host. */
function installed(root: string, name: string): string | undefined {
  const file = join(root, MANIFEST)
  return existsSync(file)
    ? JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), name, short_name: name })
    : undefined
}

async function answerPage(ctx: PageContext, built: Built, status: 200 | 404): Promise<void> {
  const { template, allow, openings, content, givenVerse } = built
  const query = new URLSearchParams(ctx.querystring)
  const language = pageLanguage(ctx)
  const { head, chapter, address } = await contentOf(ctx, query, { content, language: language.id })
  const { APEX_HOST: apex, PRODUCT_NAME: productName } = ctx.env
  const verse = ctx.path === '/' ? givenVerse() : undefined
  const asked = { language: language.id, path: ctx.path, query, chapter, verse, address }
  const opening = openingOf(openings, productName, asked)
  const own = originOf(apex, subdomainOf(ctx.req.headers.host ?? '', apex))
  const html = renderPage(
    template,
    head,
    { origin: originOf(apex), own, apex, productName, savesData: ctx.get('Save-Data') === 'on' },
    {
      ...{ language, path: ctx.path, query, chapter, opening, verseDay: opening ? verse?.day : undefined },
    },
  )
  setHeaders(ctx, 'document')
  ctx.set(POLICY, allow(ctx.response.get(POLICY)))
  ctx.vary('Save-Data')
  if (isUnlisted(ctx.path, query)) ctx.set('X-Robots-Tag', 'noindex')
  ctx.set('Cache-Control', 'no-cache')
  ctx.status = status
  ctx.type = 'text/html; charset=utf-8'
  if (status === 200) ctx.etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  if (ctx.fresh) ctx.status = 304
  else ctx.body = html
}

type PageContent = { head: PageHead; chapter?: ChapterPage; address?: string }

async function contentOf(
  ctx: PageContext,
  query: URLSearchParams,
  { content, language }: { content: Built['content']; language: string },
): Promise<PageContent> {
  const { site: product, partner } = await pageNames(ctx)
  const [, area, first = '', second = ''] = ctx.path.split('/')
  // the page still opens when the texts cannot be read: its script shows the error
  if (area === 'read' && /^\w{3}$/.test(first) && /^\d{1,3}$/.test(second)) {
    const [book, number] = [first.toUpperCase(), Number(second)]
    const translation = await ctx.translations.find(DEFAULT_TRANSLATION).catch(() => undefined)
    const verses = versesOfQuery(query, translation?.versification.get(book)?.[number - 1] ?? 0)
    const asked = findChapterPage(ctx.db, DEFAULT_TRANSLATION, book, number, verses)
    const chapter = await asked.catch(() => undefined)
    if (chapter) return { head: chapterHead(language, chapter, product, verses), chapter }
  }
  if (area === 'chat' && /^[1-9]\d{0,15}$/.test(first)) {
    const chat = await findPublicChat(ctx.db, Number(first)).catch(() => undefined)
    if (chat) return { head: chatHead(chat, product, language), ...(await passageOf(ctx, chat)) }
  }
  if ((area === 'reading-plans' || area === 'plans') && ctx.env.ENABLE_READING_PLANS && /^[1-9]\d{0,14}$/.test(first)) {
    const plan = await findPublicPlan(ctx.db, Number(first)).catch(() => undefined)
    if (plan) return { head: planHead(plan, product, language) }
  }
  const title = await titleOf()
  return { head: plainHead(language, ctx.path, product, title) }

  /** The title that the screen takes from its content. */
  async function titleOf(): Promise<string | undefined> {
    if (area === 'search') return searchTitle(query.get('q')?.trim() ?? '', language)
    if (area === 'theologies') {
      const name = (await findTheology(ctx.db, first).catch(() => undefined))?.name
      return name && (seedIn(language, name) ?? name)
    }
    if (area === 'about' && partner) return pageWords(language)('about', { name: partner })
    const page = area === 'site' ? first : area?.startsWith('about') && 'about'
    return page ? contentTitle(content.get(`${contentEdition(page, language).file}.md`)) : undefined
  }
}

/** The words of a search; undefined for words of distress, since the browser keeps titles in its history. */
function searchTitle(words: string, language: string): string | undefined {
  const distress = distressIn(words.slice(0, 400), language)
  return distress && careOf(distress, '', words).response === 'reply' ? undefined : words
}

/** The chapter that a conversation is about, and where the reader shows both. */
async function passageOf(ctx: PageContext, { id, book, chapter, verses }: PublicChat): Promise<Partial<PageContent>> {
  if (!book || !chapter) return {}
  const page = await findChapterPage(ctx.db, DEFAULT_TRANSLATION, book, chapter).catch(() => undefined)
  return page ? { chapter: page, address: chatAddress(book, chapter, verses, id) } : {}
}

/** The scripts of the service worker, and of the worker that answers without a network. */
const WORKERS = ['/service-worker.js', '/finder/worker.js']

// of the text types, sirv sets the charset only for HTML
const textTypes: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
}

function staticFiles(root: string, product: string): Koa.Middleware<State, Deps> {
  const manifest = installed(root, product)
  const serve = sirv(root, { etag: true, brotli: true, gzip: true, extensions: [], setHeaders: setType })
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    if (ctx.path === '/index.html' || /\.(?:br|gz|map)$/.test(ctx.path)) return next()
    // sirv lists the files at the start: a file that a new build removed since would end the process
    if (!existsSync(join(root, ctx.path))) return next()
    // a worker runs under the policy of its script's response
    if (WORKERS.includes(ctx.path)) setHeaders(ctx, 'document')
    ctx.remove('X-Robots-Tag')
    const isHashed = ctx.path.startsWith('/assets/')
    ctx.set('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (ctx.path === MANIFEST) {
      ctx.type = textTypes.webmanifest!
      ctx.body = manifest
      return
    }
    dropUnusualRange(ctx.req.headers)
    if (!(await sendFile(ctx, serve))) return next()
    ctx.respond = false
  }
}

/** Sends the file, and resolves when the response is over; false if there is no such file. */
function sendFile({ req, res }: PageContext, serve: ReturnType<typeof sirv>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    finished(res, () => resolve(true))
    // sirv leaves a file open when its reader leaves, and an error of the file would end the process
    res.once('pipe', (file: Readable) => {
      file.once('error', () => res.destroy())
      finished(res, () => file.destroy())
    })
    try {
      serve(req, res, () => resolve(false))
    } catch (error) {
      // its head may be written already: no other response can follow
      res.destroy()
      reject(error)
    }
  })
}

/** Removes a Range that sirv does not read as RFC 9110 does: the whole file is a correct response, too. */
function dropUnusualRange(headers: IncomingHttpHeaders): void {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? []
  const isRead = first && (last === '' || (Number(last) > 0 && Number(last) >= Number(first)))
  if (!isRead) delete headers.range
}

function setType(res: ServerResponse, path: string): void {
  const type = textTypes[path.slice(path.lastIndexOf('.') + 1)]
  if (type) res.setHeader('Content-Type', type)
}
