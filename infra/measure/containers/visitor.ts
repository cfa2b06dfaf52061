import { randomBytes } from 'node:crypto'
import { request } from 'node:https'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'

type Reply = { status: number; headers: Record<string, unknown>; body: string }
type Call = { method?: string; path: string; body?: object; visitor?: string }

/** `visitors` collects the secrets that the product gave out; `refused` counts the questions that it asked to repeat. */
export type Site = { call: (call: Call) => Promise<Reply>; visitors: string[]; refused: number }
export type VisitorConversation = { visitor: string; question: string }

/** A word in every question here, which no log may contain. */
export const CANARY = `quernstone-${randomBytes(6).toString('hex')}`
/** The address of a chapter, which the log of a failed request contains. */
export const CHAPTER = '/api/bible/eng-web/book/JHN/chapters/3'
const PATIENCE_MS = 150_000

/** The product behind Caddy, over HTTPS, with a certificate verified by Caddy's own authority. */
export function openSite(port: number, authority: string): Site {
  const call = ({ method = 'GET', path, body, visitor }: Call) =>
    new Promise<Reply>((resolve, reject) => {
      const headers = {
        ...(body && { 'Content-Type': 'application/json' }),
        ...(visitor && { 'X-User-ID': visitor }),
        Host: 'localhost',
      }
      const options = { host: '127.0.0.1', port, servername: 'localhost', ca: authority, method, path, headers }
      const outgoing = request({ ...options, agent: false, signal: AbortSignal.timeout(PATIENCE_MS) }, (response) => {
        const { statusCode = 0, headers } = response
        text(response).then((body) => resolve({ status: statusCode, headers, body }), reject)
      })
      outgoing.on('error', reject)
      outgoing.end(body && JSON.stringify(body))
    })
  return { call, visitors: [], refused: 0 }
}

/** A new visitor's secret. */
export async function newVisitor(site: Site): Promise<string> {
  const { headers } = await site.call({ path: '/api/user' })
  const visitor = headers['x-user-id']
  if (typeof visitor !== 'string') throw new Error('The product gave no visitor id.')
  site.visitors.push(visitor)
  return visitor
}

/**
 * Asks about John 3 and reads the answer to its end. Asks again after a 503, as its Retry-After says, which a process
 * sends that is still loading or very busy. Throws if the answer is not complete.
 */
export async function ask(site: Site, visitor: string): Promise<VisitorConversation> {
  const question = `What does it mean to be born again? ${CANARY} ${randomBytes(3).toString('hex')}`
  const body = { bible_id: 'eng-web', bookId: 'JHN', chapter: 3, prompt: question }
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const reply = await site.call({ method: 'POST', path: '/api/chat', body, visitor })
    if (/event: stream_end[\s\S]*complete/.test(reply.body)) return { visitor, question }
    const seconds = Number(reply.headers['retry-after'])
    if (reply.status !== 503 || !seconds || performance.now() > until)
      throw new Error(`A question was not answered: ${reply.status} ${reply.body.slice(-300)}`)
    site.refused += 1
    await delay(seconds * 1000)
  }
}

/** Whether a visitor still has a conversation. */
export async function has(site: Site, { visitor, question }: VisitorConversation): Promise<boolean> {
  const { status, body } = await site.call({ path: '/api/user/export', visitor })
  if (status !== 200) throw new Error(`The export answered ${status}.`)
  return body.includes(question)
}

/** The status of a chapter, with a question in the address as pages have it; 0 if nothing responds. */
export async function read(site: Site, visitor: string): Promise<number> {
  return site.call({ path: `${CHAPTER}?question=${CANARY}`, visitor }).then(
    ({ status }) => status,
    () => 0,
  )
}
