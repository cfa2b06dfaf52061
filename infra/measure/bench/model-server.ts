import { createServer } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * Implements as much of Gemini's protocol as a measurement needs: CHUNKS pieces, one every EVERY ms, the first
 * immediately. A piece is the time at which it was sent, so that its reader can compute its latency.
 */
const chunks = Number(process.env.CHUNKS)
const every = Number(process.env.EVERY)

const server = createServer(async (request, response) => {
  request.resume()
  response.socket?.setNoDelay()
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const begun = performance.now()
  for (let sent = 1; sent <= chunks && !response.destroyed; sent++) {
    const candidate = {
      content: { role: 'model', parts: [{ text: `@${process.hrtime.bigint()}@ ` }] },
      index: 0,
      ...(sent === chunks && { finishReason: 'STOP' }),
    }
    const usageMetadata = { promptTokenCount: 100, candidatesTokenCount: sent, totalTokenCount: 100 + sent }
    response.write(`data: ${JSON.stringify({ candidates: [candidate], usageMetadata })}\r\n\r\n`)
    await delay(Math.max(0, begun + sent * every - performance.now()))
  }
  response.end()
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
process.once('SIGTERM', () => process.exit(0))
