import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { readEnv } from '../../../shared/server/env.ts'
import { costOf, modelLimits } from '../../../shared/server/model-limits.ts'
import { geminiFrame } from '../gemini-server.ts'
import type { Bench } from './bench.ts'
import { printTable } from './table.ts'

const QUESTIONS = 12
const OUTPUT_TOKENS = 500
/** For English prose and JSON; the provider's own count differs by a few percent. */
const CHARS_PER_TOKEN = 4
const places = ['JHN 3', 'PSA 23', 'ROM 8', 'GEN 1', 'MAT 5', 'ISA 53'].map((place) => place.split(' '))

/** The tool calls that a model makes in sequence before it writes. */
const calls = [
  { name: 'search_scripture', args: { query: 'love' } },
  { name: 'get_passage', args: { reference: 'Romans 5:1-11' } },
  { name: 'get_commentary', args: { reference: 'John 3:16' } },
]

/**
 * The cost of 1,000 answers: the characters actually sent to the model for one answer, by the number of lookups before
 * it, at the configured prices. Option: the tokens of an answer.
 */
export const bill: Bench = {
  about: 'what is sent to the model for an answer, and the bill for 1,000 of them',
  async run({ start, databaseUrl, redisUrl }, [output = String(OUTPUT_TOKENS)]) {
    let rounds = 0
    let sent: { chars: number; turn: number }[] = []
    const model = createServer(async (request, response) => {
      const body = await text(request)
      const { contents } = JSON.parse(body) as { contents: { parts: object[] }[] }
      const turn = contents.filter(({ parts }) => parts.some((part) => 'functionResponse' in part)).length
      sent.push({ chars: body.length, turn })
      speak(response, turn < rounds ? { functionCall: calls[turn] } : { text: 'It is so.' })
    }).listen(0, '127.0.0.1')
    await once(model, 'listening')
    const url = `http://127.0.0.1:${(model.address() as AddressInfo).port}`
    const settings = { LLM_PROVIDER: 'gemini', GEMINI_API_KEY: 'bench', GEMINI_BASE_URL: url }
    const api = await start('api/main.ts', settings)
    await start('workers/main.ts', settings)
    const secret = randomBytes(32).toString('hex')
    const prices = { ...process.env, DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, ID_SECRET: secret, ...settings }
    const limits = modelLimits(readEnv(prices))
    const rows: string[][] = []
    for (rounds = 0; rounds <= calls.length; rounds++) {
      sent = []
      for (let at = 0; at < QUESTIONS; at++) await ask(api.url, at)
      const chars = sent.reduce((sum, call) => sum + call.chars, 0) / QUESTIONS
      const input = Math.round(chars / CHARS_PER_TOKEN)
      const money = (costOf(limits, { input, output: Number(output) }) * 1000) / 1e6
      rows.push([
        `${rounds} look-ups`,
        (sent.length / QUESTIONS).toFixed(1),
        chars.toFixed(0),
        String(input),
        output,
        money.toFixed(2),
      ])
    }
    printTable(['an answer with', 'calls', 'characters sent', 'tokens in', 'tokens out', '1,000 answers'], rows)
    process.stdout.write(
      `\nat ${limits.inputPricePerMillion} and ${limits.outputPricePerMillion} for a million tokens in and out\n`,
    )
    model.closeAllConnections()
    model.close()
  },
}

function speak(response: ServerResponse, part: object): void {
  const content = { role: 'model', parts: [part] }
  const usageMetadata = { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.end(geminiFrame('', { content, finishReason: 'STOP' }, { usageMetadata }))
}

async function ask(url: string, at: number): Promise<void> {
  const lines = readFileSync(new URL('../../seed/example-questions.en.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const [book, chapter] = places[at % places.length]!
  const body = { bible_id: 'eng-web', bookId: book, chapter: Number(chapter), prompt: lines[at % lines.length] }
  const answer = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const events = await answer.text()
  if (!events.includes('"status":"complete"')) throw new Error(`no answer: ${events.slice(0, 300)}`)
}
