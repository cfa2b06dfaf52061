import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { englishVerses } from '../../../shared/bible/english-verses.ts'

export type EsvCall = { passage: string; parameters: URLSearchParams; headers: IncomingHttpHeaders }
/** A response instead of a chapter. `passage` is the requested one, such as `43003001-43003036`. */
export type EsvScenario = (response: ServerResponse, passage: string) => void

export const ESV_KEY = 'loopback-esv-key'

/** The text of a verse, with no words of the ESV. */
export const placeholder = (chapter: number, verse: number) =>
  `Placeholder sentence ${verse} of chapter ${chapter} speaks of lamps and rivers.`

/** A chapter in the API's HTML, with placeholder sentences. */
export function chapterHtml(book: number, chapter: number, last: number): string {
  const verses = Array.from({ length: last }, (_, index) => {
    const id = `v${pad(book, 2)}${pad(chapter, 3)}${pad(index + 1, 3)}-1`
    const number =
      index === 0
        ? `<b class="chapter-num" id="${id}">${chapter}:1&nbsp;</b>`
        : `<b class="verse-num" id="${id}">${index + 1}&nbsp;</b>`
    return `${number}${placeholder(chapter, index + 1)} `
  })
  return `<h3 id="p1">A heading</h3>\n<p class="starts-chapter">${verses.join('')}</p>`
}

/** The API's JSON around some HTML. */
export function passageJson(passage: string, ...passages: string[]): string {
  const parsed = passages.map(() => passage.split('-').map(Number))
  return JSON.stringify({ query: passage, canonical: passage, parsed, passage_meta: [], passages })
}

/** Responds with this HTML. */
export const html =
  (text: string): EsvScenario =>
  (response, passage) =>
    json(response, passageJson(passage, text))

/** Responds with this status and these headers. */
export const status =
  (code: number, headers: Record<string, string> = {}): EsvScenario =>
  (response) => {
    response.writeHead(code, { 'Content-Type': 'application/json', ...headers })
    response.end(JSON.stringify({ detail: 'as the scenario wants it' }))
  }

/** Responds with this body. */
export const body =
  (text: string): EsvScenario =>
  (response) =>
    json(response, text)

/** Never responds. */
export const silence: EsvScenario = () => {}

function json(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.end(text)
}

const pad = (number: number, length: number) => String(number).padStart(length, '0')
const lastVerses = [...englishVerses.values()]

/**
 * A server on loopback that implements the API of the ESV's publisher; pass `url` as ESV_BASE_URL. Each call gets the
 * next scenario of the script, then a chapter of placeholder sentences. It rejects a wrong key as the real one does.
 */
export async function startEsvServer() {
  const scripted: EsvScenario[] = []
  const calls: EsvCall[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams: parameters } = new URL(request.url ?? '', 'http://loopback')
    if (pathname !== '/v3/passage/html/') return status(404)(response, '')
    if (request.headers.authorization !== `Token ${ESV_KEY}`) return status(401)(response, '')
    const passage = parameters.get('q') ?? ''
    calls.push({ passage, parameters, headers: request.headers })
    const scenario = scripted.shift() ?? whole
    scenario(response, passage)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    script: (...entries: EsvScenario[]) => void scripted.push(...entries),
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

const whole: EsvScenario = (response, passage) => {
  const first = Number(passage.split('-')[0])
  const [book, chapter] = [Math.floor(first / 1_000_000), Math.floor(first / 1000) % 1000]
  html(chapterHtml(book, chapter, lastVerses[book - 1]?.[chapter - 1] ?? 1))(response, passage)
}
