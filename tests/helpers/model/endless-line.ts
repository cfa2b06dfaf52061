import type { Reply } from './reply.ts'

/** Sends an answer that is one line of 200 MB; `onPart` is called for every 100 KB written. */
export async function sendEndlessLine(reply: Reply, onPart: () => void): Promise<void> {
  reply.raw('data: {"text":"')
  for (let i = 0; i < 2000; i++) {
    reply.raw('a'.repeat(100_000))
    onPart()
    await reply.wait(1)
  }
}
