import { createServer } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * Implements as much of Gemini's protocol as checking the chat needs: an answer of WORDS words in paragraphs of about
 * ninety, including a quotation and a list, PER_SECOND words each second.
 */
const words = Number(process.env.WORDS ?? 2000)
const perSecond = Number(process.env.PER_SECOND ?? 100)

const SENTENCE =
  'Nicodemus comes by night and asks how a man can be born when he is old and the answer speaks of water and of wind that blows where it wants to and nobody knows from where it comes'
const QUOTATION = '> For God so loved the world, that he gave his only born Son (John 3:16)'
const LIST = '- what is born of flesh is flesh\n- what is born of the Spirit is spirit'

/** Complete pieces of markdown, one after the other, until there are enough words. */
function pieces(): string[] {
  const text: string[] = []
  for (let count = 0; count < words; ) {
    const sentence = SENTENCE.split(' ').map((word) => `${word} `)
    const place = Math.floor(count / 90)
    const isEnd = Math.floor((count + sentence.length) / 90) > place
    text.push(...sentence.slice(0, -1), `${SENTENCE.split(' ').at(-1)}${isEnd ? '.\n\n' : '. '}`)
    if (isEnd && place % 4 === 1) text.push(`${QUOTATION}\n\n`)
    if (isEnd && place % 4 === 3) text.push(`${LIST}\n\n`)
    count += sentence.length
  }
  return text
}

const server = createServer(async (request, response) => {
  request.resume()
  response.socket?.setNoDelay()
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const all = pieces()
  const begun = performance.now()
  for (const [at, text] of all.entries()) {
    if (response.destroyed) return
    const isLast = at === all.length - 1
    const candidate = {
      content: { role: 'model', parts: [{ text }] },
      index: 0,
      ...(isLast && { finishReason: 'STOP' }),
    }
    const usageMetadata = { promptTokenCount: 100, candidatesTokenCount: at, totalTokenCount: 100 + at }
    response.write(`data: ${JSON.stringify({ candidates: [candidate], usageMetadata })}\r\n\r\n`)
    await delay(Math.max(0, begun + (at * 1000) / perSecond - performance.now()))
  }
  response.end()
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
process.once('SIGTERM', () => process.exit(0))
