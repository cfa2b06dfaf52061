import type { IncomingMessage } from 'node:http'
import { openStream } from '../event-stream.ts'
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
  const one = () => openStream(`${api.url}/api/chat/${chatId}/stream`, { visitor }).opened
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
