import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { chapterUrl } from '#shared/chapter-address.ts'
import type { Env } from '#shared/server/env.ts'
import { findChapter } from '#shared/server/sql/bibles.ts'
import { setHeaders } from '../admission/gate.ts'
import type { Context, Deps } from '../context.ts'
import { type CountAnswer, createCounter } from '../http/answer-counter.ts'
import { found } from '../http/errors.ts'
import { securityHeaders, type Transport, transportOf } from '../http/headers.ts'
import { type Coding, codingFor, encodeChapter, isUnchanged, type StoredChapter } from './chapter-bytes.ts'
import { PREFIX } from './chapter-table.ts'
import { findNamedBook, parseChapter, type Translation } from './translations.ts'

export const CHAPTER_ROUTE = '/api/bible/:id/book/:book/chapters/:n'

/** A CDN and a browser may cache a chapter; its tag changes when it is imported again. */
const CHAPTER_CACHING = 'public, max-age=3600, stale-while-revalidate=86400'

/**
 * Answers chapters from memory before Koa sees the request, with the same headers, and passes everything else on: other
 * paths and methods, unknown host names, what does not exist, and what must be read from Postgres, which counts against
 * the caller's limits. Chapters in memory are served while Postgres and Redis are away.
 */
export function chapterFirst(next: RequestListener, deps: Pick<Deps, 'env' | 'hosts' | 'translations' | 'chapters'>) {
  const answer = createAnswer(deps.env, createCounter(CHAPTER_ROUTE))
  return (req: IncomingMessage, res: ServerResponse) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next(req, res)
    const url = req.url ?? ''
    const stored = deps.chapters.get(url)
    if (stored && deps.hosts.isKnown(req.headers.host)) return answer(req, res, stored)
    const chapter = stored ?? (isChapterPath(url) ? findNamed(url, deps) : undefined)
    if (!chapter) return next(req, res)
    deps.hosts.isOurs(req.headers.host).then(
      (isOurs) => (isOurs ? answer(req, res, chapter) : next(req, res)),
      () => next(req, res),
    )
  }
}

const shape = /^\/api\/bible\/([^/?]+)\/book\/([^/?]+)\/chapters\/([^/?]+)(?:\?.*)?$/

function isChapterPath(url: string): boolean {
  return url.startsWith(PREFIX) && url.length < 400 && shape.test(url)
}

/** The chapter in memory for an address that is not written as in the table. */
function findNamed(
  url: string,
  { translations, chapters }: Pick<Deps, 'translations' | 'chapters'>,
): StoredChapter | undefined {
  try {
    const [, id = '', name = '', number = ''] = (shape.exec(url) ?? []).map((part) => decodeURIComponent(part ?? ''))
    const translation = translations.known(id)
    const book = translation && findNamedBook(translation, name)
    const chapter = book && parseChapter(book, number)
    return chapter ? chapters.get(chapterUrl(id, book.id, chapter)) : undefined
  } catch {
    // not even text
    return undefined
  }
}

/** A chapter that is not in memory, from Postgres, in the same form; its translation is loaded in the background. */
export async function answerStored(ctx: Context, translation: Translation, book: string, chapter: number) {
  ctx.chapters.load(translation)
  const { etag, html_brotli, html_gzip } = found(await findChapter(ctx.db, translation.id, book, chapter))
  setHeaders(ctx, 'fragment')
  ctx.respond = false
  createAnswer(ctx.env)(ctx.req, ctx.res, { etag, br: html_brotli, gzip: html_gzip }, ctx.state.requestId)
}

type Answer = (req: IncomingMessage, res: ServerResponse, chapter: StoredChapter, id?: string) => void

/** The response head of one chapter in one coding, written once; the request's id is put into its slot. */
type Heads = { tag: string; found: string[]; unchanged: string[] }

const ID_SLOT = 1

function createAnswer({ TRUSTED_PROXIES, HSTS_WHOLE_DOMAIN }: Env, count: CountAnswer = () => {}): Answer {
  const behindProxy = TRUSTED_PROXIES > 0
  const written = { plain: createHeads('plain'), secure: createHeads(transportOf(true, HSTS_WHOLE_DOMAIN)) }
  return (req, res, chapter, id = randomUUID()) => {
    const { headers, method } = req
    const coding = codingFor(headers['accept-encoding'])
    const isSecure = behindProxy && forwardedProto(req) === 'https'
    const heads = (isSecure ? written.secure : written.plain)(chapter, coding)
    const known = headers['if-none-match']
    const isKnown = known !== undefined && (known === heads.tag || isUnchanged(known, chapter))
    const head = isKnown ? heads.unchanged : heads.found
    // the head is copied to the socket before the next request can write its id
    head[ID_SLOT] = id
    count(method, isKnown ? 304 : 200)
    res.writeHead(isKnown ? 304 : 200, head)
    if (isKnown || method === 'HEAD') res.end()
    else res.end(encodeChapter(chapter, coding))
  }
}

function createHeads(transport: Transport): (chapter: StoredChapter, coding: Coding) => Heads {
  const kept: Record<Coding, WeakMap<StoredChapter, Heads>> = {
    br: new WeakMap(),
    gzip: new WeakMap(),
    identity: new WeakMap(),
  }
  const security = Object.entries(securityHeaders('fragment', transport)).flat()
  return (chapter, coding) => {
    const known = kept[coding].get(chapter)
    if (known) return known
    // a strong tag identifies the bytes, so each coding has a different one
    const tag = coding === 'identity' ? `"${chapter.etag}"` : `"${chapter.etag}-${coding}"`
    const unchanged = [
      'X-Request-Id',
      '',
      'ETag',
      tag,
      'Cache-Control',
      CHAPTER_CACHING,
      'Vary',
      'Accept-Encoding',
      ...security,
    ]
    const found = [
      ...unchanged,
      'Content-Type',
      'text/html; charset=utf-8',
      'Content-Length',
      String(encodeChapter(chapter, coding).length),
    ]
    if (coding !== 'identity') found.push('Content-Encoding', coding)
    const heads = { tag, found, unchanged }
    kept[coding].set(chapter, heads)
    return heads
  }
}

// read as Koa reads it for every other response
function forwardedProto(req: IncomingMessage): string | undefined {
  const given = req.headers['x-forwarded-proto']
  return String(given ?? '').split(/\s*,\s*/)[0]
}
