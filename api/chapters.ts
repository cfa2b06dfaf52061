import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Env } from '#shared/server/env.ts'
import { httpRequests } from '#shared/server/metrics.ts'
import { findChapter } from '#shared/server/sql/bibles.ts'
import { type Coding, coded, codingFor, isUnchanged, type StoredChapter } from './chapter-bytes.ts'
import { type ChapterTable, chapterPath, createChapterTable, PREFIX } from './chapter-table.ts'
import type { Deps } from './context.ts'
import { securityHeaders, type Transport, transportOf } from './headers.ts'
import { bookNamed, chapterNamed } from './translations.ts'

export const CHAPTER_ROUTE = '/api/bible/:id/book/:book/chapters/:n'

/** A CDN and a browser may cache a chapter; its tag changes when it is imported again. */
export const CHAPTER_CACHING = 'public, max-age=3600, stale-while-revalidate=86400'

type ChapterDeps = Pick<Deps, 'db' | 'log' | 'env' | 'hosts' | 'translations'>

/**
 * Answers chapters from memory before Koa sees the request, with the same headers, and hands everything else on:
 * other paths and methods, what does not exist, names that are not ours. What is in memory is answered while Postgres
 * and Redis are away.
 */
export function chapterFirst(next: RequestListener, deps: ChapterDeps): RequestListener {
  const table = createChapterTable(deps)
  const answer = createAnswer(deps.env)
  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next(req, res)
    const url = req.url ?? ''
    const stored = table.get(url)
    if (stored && deps.hosts.isKnown(req.headers.host)) return answer(req, res, stored)
    if (!isChapterPath(url)) return next(req, res)
    find(url, req.headers.host, table, deps).then(
      (found) => (found ? answer(req, res, found) : next(req, res)),
      () => next(req, res),
    )
  }
}

const shape = /^\/api\/bible\/([^/?]+)\/book\/([^/?]+)\/chapters\/([^/?]+)(?:\?.*)?$/

function isChapterPath(url: string): boolean {
  return url.startsWith(PREFIX) && url.length < 400 && shape.test(url)
}

/** The chapter of an address that is not written as in the table, or not in memory yet. */
async function find(
  url: string,
  host: string | undefined,
  table: ChapterTable,
  deps: ChapterDeps,
): Promise<StoredChapter | undefined> {
  const [, id = '', name = '', number = ''] = (shape.exec(url) ?? []).map((part) => decodeURIComponent(part ?? ''))
  if (!(await deps.hosts.isOurs(host))) return undefined
  const translation = deps.translations.known(id) ?? (await deps.translations.find(id))
  const book = translation && bookNamed(translation, name)
  const chapter = book && chapterNamed(book, number)
  // what a publisher hands out is never among the bytes that we keep
  if (!translation || translation.publisher || !book || !chapter) return undefined
  const stored = table.get(chapterPath(translation.id, book.id, chapter))
  if (stored) return stored
  table.load(translation)
  const row = await findChapter(deps.db, translation.id, book.id, chapter)
  return row && { etag: row.etag, br: row.html_brotli, gzip: row.html_gzip }
}

type Answer = (req: IncomingMessage, res: ServerResponse, chapter: StoredChapter) => void

/** The heads of one chapter in one coding, written out once; the request's id is put into its slot. */
type Heads = { tag: string; found: string[]; unchanged: string[] }

const ID_SLOT = 1

function createAnswer({ TRUSTED_PROXIES, HSTS_WHOLE_DOMAIN }: Env): Answer {
  const behindProxy = TRUSTED_PROXIES > 0
  const written = { plain: createHeads('plain'), secure: createHeads(transportOf(true, HSTS_WHOLE_DOMAIN)) }
  const count = createCounter()
  return (req, res, chapter) => {
    const { headers, method } = req
    const coding = codingFor(headers['accept-encoding'])
    const isSecure = behindProxy && forwardedProto(req) === 'https'
    const heads = (isSecure ? written.secure : written.plain)(chapter, coding)
    const known = headers['if-none-match']
    const isKnown = known !== undefined && (known === heads.tag || isUnchanged(known, chapter))
    const head = isKnown ? heads.unchanged : heads.found
    // the head is copied to the socket before the next request can write its own id
    head[ID_SLOT] = randomUUID()
    count(method, isKnown ? 304 : 200)
    res.writeHead(isKnown ? 304 : 200, head)
    if (isKnown || method === 'HEAD') res.end()
    else res.end(coded(chapter, coding))
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
    // a strong tag names the bytes, so each coding has its own
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
      String(coded(chapter, coding).length),
    ]
    if (coding !== 'identity') found.push('Content-Encoding', coding)
    const heads = { tag, found, unchanged }
    kept[coding].set(chapter, heads)
    return heads
  }
}

// read as Koa reads it for every other answer
function forwardedProto(req: IncomingMessage): string | undefined {
  const given = req.headers['x-forwarded-proto']
  return String(given ?? '').split(/\s*,\s*/)[0]
}

const FLUSH_MS = 1000

/** Counts here and tells the metrics once a second: their labels cost more than the answer. */
function createCounter(): (method: string | undefined, status: number) => void {
  const counts = { GET: { 200: 0, 304: 0 }, HEAD: { 200: 0, 304: 0 } }
  let isWaiting = false
  const flush = () => {
    isWaiting = false
    for (const method of ['GET', 'HEAD'] as const) {
      for (const status of [200, 304] as const) {
        if (counts[method][status] > 0)
          httpRequests.inc({ method, route: CHAPTER_ROUTE, status }, counts[method][status])
        counts[method][status] = 0
      }
    }
  }
  return (method, status) => {
    counts[method === 'HEAD' ? 'HEAD' : 'GET'][status === 304 ? 304 : 200]++
    if (isWaiting) return
    isWaiting = true
    setTimeout(flush, FLUSH_MS).unref()
  }
}
