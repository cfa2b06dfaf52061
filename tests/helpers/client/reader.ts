import type { ClientRequest, IncomingMessage } from 'node:http'
import { openStream, readEvents } from '../../../infra/measure/event-stream.ts'

export type SeenEvent = {
  event: string
  id: string | undefined
  data: Record<string, unknown>
  at: number
  connection: number
}

export type Following = {
  events: SeenEvent[]
  /** What the reader shows now: the streamed text, or the final one. */
  text: () => string
  chatId: () => number
  messageId: () => number
  /** The id that the server gave this visitor. */
  visitor: () => string
  /** Breaks the connection; the reader reconnects with its cursor. */
  drop: () => void
  /** Disconnects for good. */
  leave: () => void
  /** Resolves with the first matching event, past ones included; rejects if the question was refused. */
  until: (fits: (event: SeenEvent) => boolean) => Promise<SeenEvent>
  /** Resolves after stream_end, or rejects with the refusal of the question. */
  ended: Promise<SeenEvent>
}

export type Question = {
  prompt: string
  bible_id?: string
  bookId?: string
  chapter?: number
  verses?: number[]
  chat_id?: number
  replaces?: number
  answered_offline?: boolean
}
type Options = {
  /** The port of the API; a function if it may change. */
  port: number | (() => number)
  visitor?: string
  key?: string
  retryMs?: number
  /** Retries when a busy machine responds with 503; pass a key as well. */
  isPatient?: boolean
}

/** Asks a question as the browser does and follows its answer over as many connections as needed. */
export function ask(question: Question, options: Options): Following {
  const body = { bible_id: 'eng-web', bookId: 'JHN', chapter: 3, ...question }
  return follow({ path: '/api/chat', body }, options)
}

/** Follows the answer in progress of a chat. */
export function watch(chatId: number, options: Options & { cursor?: string }): Following {
  return follow({ path: `/api/chat/${chatId}/stream`, cursor: options.cursor }, options)
}

type First = { path: string; body?: unknown; cursor?: string }

function follow(first: First, options: Options): Following {
  const events: SeenEvent[] = []
  const waiting: { fits: (event: SeenEvent) => boolean; resolve: (event: SeenEvent) => void }[] = []
  let visitor = options.visitor ?? ''
  let lastId = first.cursor ?? ''
  let connection = 0
  let over = false
  let outgoing: ClientRequest | undefined
  const { promise: ended, resolve, reject } = Promise.withResolvers<SeenEvent>()
  ended.catch(() => {})

  const see = (event: SeenEvent) => {
    events.push(event)
    if (event.id) lastId = event.id
    for (const each of waiting.filter(({ fits }) => fits(event))) each.resolve(event)
    if (event.event === 'stream_end') {
      over = true
      resolve(event)
    }
  }
  const info = () => events.find((event) => event.event === 'chat_info')?.data
  const connect = () => {
    if (over) return
    connection += 1
    const mine = connection
    const port = typeof options.port === 'number' ? options.port : options.port()
    const resumes = info() !== undefined
    const path = resumes ? `/api/chat/${info()?.chat_id}/stream` : first.path
    const body = resumes ? undefined : first.body
    const asked = body ? { visitor, key: options.key, body } : { visitor, cursor: lastId }
    const stream = openStream(`http://127.0.0.1:${port}${path}`, asked)
    outgoing = stream.outgoing
    stream.opened.then((incoming) => read(incoming, mine), again)
  }
  const again = () => {
    if (!over) setTimeout(connect, options.retryMs ?? 20)
  }
  const read = (incoming: IncomingMessage, mine: number) => {
    const given = incoming.headers['x-user-id']
    if (given) visitor = String(given)
    incoming.setEncoding('utf8')
    if (incoming.statusCode !== 200) {
      let text = ''
      incoming.on('data', (chunk) => (text += chunk))
      incoming.on('end', () => {
        if (incoming.statusCode! >= 500 && (info() || options.isPatient)) return again()
        over = true
        reject(Object.assign(new Error(`${incoming.statusCode}: ${text}`), { status: incoming.statusCode, body: text }))
      })
      return
    }
    const seen = readEvents(incoming, ({ event = 'message', id, data }) =>
      see({ event, id, data: JSON.parse(data), at: performance.now(), connection: mine }),
    )
    void seen.then(again)
  }
  connect()
  return {
    events,
    text: () => shownText(events),
    chatId: () => Number(info()?.chat_id),
    messageId: () => Number(info()?.message_id),
    visitor: () => visitor,
    drop: () => outgoing?.destroy(),
    leave() {
      over = true
      outgoing?.destroy()
    },
    until: (fits) => {
      const seen = events.find(fits)
      if (seen) return Promise.resolve(seen)
      return new Promise((found, refused) => {
        waiting.push({ fits, resolve: found })
        ended.catch(refused)
      })
    },
    ended,
  }
}

/** The text on the screen after these events. */
export function shownText(events: SeenEvent[]): string {
  let text = ''
  for (const { event, data } of events) {
    if (event === 'content') text += data.content
    if (event === 'reset') text = ''
    if (event === 'final_content') text = String(data.content)
  }
  return text
}

/** The text that was streamed since the last reset, before the final one replaced it. */
export function streamedText(events: SeenEvent[]): string {
  return shownText(events.filter((event) => event.event !== 'final_content'))
}

/** Errors in the order of the ids: none may repeat or go back. */
export function disorder(events: SeenEvent[]): string[] {
  const wrong: string[] = []
  let last = [0, -1]
  for (const { id } of events) {
    if (!id) continue
    const [fence = 0, seq = 0] = id.split('-').map(Number)
    if (fence < last[0]! || (fence === last[0] && seq <= last[1]!)) wrong.push(`${id} after ${last.join('-')}`)
    last = [fence, seq]
  }
  return wrong
}

/** The pieces of text that a reader has received so far. */
export const contents = ({ events }: Following): SeenEvent[] => events.filter(({ event }) => event === 'content')

/** Resolves when a reader has this many pieces of text. */
export const begun = (reader: Following, count = 5): Promise<SeenEvent> =>
  reader.until(() => contents(reader).length >= count)
