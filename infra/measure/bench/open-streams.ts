import { type IncomingMessage, request } from 'node:http'
import { newVisitor, readAnswer } from './read-answer.ts'
import type { Started } from './services.ts'

/** A question that no worker takes: its stream only reports that it is waiting. */
export async function waitingAnswer(api: Started): Promise<{ chatId: number; visitor: string }> {
  const visitor = await newVisitor(api.url)
  const { chatId } = await readAnswer({ prompt: 'seed:1', address: () => api.url, visitor, leaves: true })
  return { chatId, visitor }
}

/** Opens many readers of one answer, who read everything that arrives. */
export async function openStreams(
  api: Started,
  chatId: number,
  visitor: string,
  count: number,
): Promise<IncomingMessage[]> {
  const open: IncomingMessage[] = []
  const one = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const url = `${api.url}/api/chat/${chatId}/stream`
      const outgoing = request(url, { agent: false, headers: { 'X-User-ID': visitor } }, resolve)
      outgoing.on('error', reject)
      outgoing.end()
    })
  while (open.length < count) {
    const some = await Promise.all(Array.from({ length: Math.min(50, count - open.length) }, one))
    for (const each of some) {
      each.on('error', () => {})
      each.resume()
    }
    open.push(...some)
  }
  return open
}
