import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** One frame of Gemini's stream: a piece of text, with more of its candidate and of the response. */
export function geminiFrame(text: string, candidate: object = {}, response: object = {}): string {
  const candidates = [{ content: { role: 'model', parts: [{ text }] }, index: 0, ...candidate }]
  return `data: ${JSON.stringify({ candidates, ...response })}\r\n\r\n`
}

type Pace = { count: number; everyMs: number; firstMs?: number; usage?: boolean }

/** Sends an answer of `count` pieces, one every `everyMs`; each is made at the moment when it is sent. */
export async function sendAnswer(
  response: ServerResponse,
  { count, everyMs, firstMs = 0, usage = false }: Pace,
  piece: (at: number) => string,
): Promise<void> {
  response.socket?.setNoDelay()
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const begun = performance.now()
  for (let at = 0; at < count && !response.destroyed; at++) {
    await delay(Math.max(0, begun + firstMs + at * everyMs - performance.now()))
    const tokens = { promptTokenCount: 100, candidatesTokenCount: at + 1, totalTokenCount: 101 + at }
    const end = at === count - 1 ? { finishReason: 'STOP' } : {}
    response.write(geminiFrame(piece(at), end, usage ? { usageMetadata: tokens } : {}))
  }
  response.end()
}

/** Serves at PORT until the process is stopped, and reports when it is ready. */
export function serve(listener: RequestListener): void {
  const server = createServer(listener)
  server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
  process.once('SIGTERM', () => process.exit(0))
  process.once('disconnect', () => process.exit(0))
}
