import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type Koa from 'koa'
import { SearchQuery } from '#shared/contract/bible.ts'
import { httpSeconds } from '#shared/server/metrics.ts'
import { noteCounted } from '../admission/count-once.ts'
import { countCall } from '../admission/gate.ts'
import type { Context, Deps, State } from '../context.ts'
import { createCounter } from '../http/answer-counter.ts'
import { readQuery } from '../http/body.ts'
import { nextTurn } from '../http/next-turn.ts'
import { type PlainCoding, plainCoding } from '../http/plain-coding.ts'
import type { SearchJson } from './search.ts'
import { answerSearch } from './search-call.ts'
import { createSearchWriter } from './search-writer.ts'
import type { Translation } from './translations.ts'

const SEARCH_ROUTE = '/api/bible/:id/search'

type Call = {
  ctx: Context
  translation: Translation
  query: ReturnType<typeof readQuery<typeof SearchQuery>>
  coding: PlainCoding
}

/**
 * Answers searches before Koa sees the request, with the same limits and the same bytes, and passes everything else on:
 * what is unusual, refused or an error, help for a reader in distress, and translations that are not in memory.
 */
export function searchFirst(app: Koa<State, Deps>, deps: Deps): RequestListener {
  const next = app.callback()
  const write = createSearchWriter(deps.env)
  const count = createCounter(SEARCH_ROUTE)
  const { observe } = httpSeconds.labels(SEARCH_ROUTE)
  return (req, res) => {
    const call = callIn(app, deps, req, res)
    if (!call) return next(req, res)
    const begun = performance.now()
    const span = deps.tracer.start(`GET ${SEARCH_ROUTE}`, 'server')
    const answer = (found: SearchJson) => {
      const status = write(call.ctx, found, call.coding)
      span.set({ 'http.request.method': 'GET', 'http.route': SEARCH_ROUTE, 'http.response.status_code': status })
      span.end()
      count('GET', status)
      observe((performance.now() - begun) / 1000)
    }
    find(call, deps)
      .then((found) => (found === undefined ? next(req, res) : answer(found)))
      .catch((error: unknown) => {
        deps.log.error({ err: error }, 'could not write the response')
        res.destroy()
      })
  }
}

// an id in a word, and a query without a fragment
const shape = /^\/api\/bible\/([\w.-]{1,64})\/search\?[^#\s]*$/

/** The call of a request, if it is an ordinary search of a translation in memory. */
function callIn(app: Koa<State, Deps>, deps: Deps, req: IncomingMessage, res: ServerResponse): Call | undefined {
  const { headers, method, url = '' } = req
  const [, id] = (method === 'GET' && url.length < 1000 && shape.exec(url)) || []
  if (id === undefined || !deps.hosts.isKnown(headers.host) || !isPlain(headers)) return undefined
  const coding = plainCoding(headers['accept-encoding'])
  const translation = deps.translations.known(id)
  if (!coding || !translation || translation.publisher || !deps.searches.isReady(translation)) return undefined
  const ctx = app.createContext(req, res) as Context
  try {
    return { ctx, translation, query: readQuery(ctx, SearchQuery), coding }
  } catch {
    return undefined
  }
}

/** Whether a request has no condition, or only a single tag. */
function isPlain(headers: IncomingHttpHeaders): boolean {
  if (headers['if-modified-since'] !== undefined) return false
  const tag = headers['if-none-match']
  return tag === undefined || (headers['cache-control'] === undefined && /^"[\w-]{22}"$/.test(tag))
}

/** The answer; undefined if Koa has to answer. What was counted then is not counted again. */
async function find({ ctx, translation, query }: Call, { limits, searches }: Deps): Promise<SearchJson | undefined> {
  const counted: Parameters<typeof noteCounted>[1] = { call: countCall(ctx) }
  try {
    await counted.call
    await nextTurn()
    const admit = () => {
      counted.search = limits.search(ctx)
      return counted.search
    }
    const { found, care } = await answerSearch(searches, translation, query, ctx.get('Accept-Language'), admit)
    if (!care) return found
  } catch {
    // Koa answers with the error
  }
  noteCounted(ctx.req, counted)
  return undefined
}
