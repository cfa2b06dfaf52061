import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Draws } from './draws.ts'

type Step = { [field: string]: unknown }
type Way = (response: ServerResponse, days: number) => void

/** A local Gemini server that answers every call for a plan wrongly, each time in one of many ways. */
export async function startWrongModel(random: Draws): Promise<{ url: string; calls: () => number; close: () => void }> {
  let calls = 0
  const names = Object.keys(ways)
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const days = Number(/plan has (\d+) days/.exec(body)?.[1] ?? 1)
    // use every way, whatever the order of the calls
    const way = ways[calls < names.length ? names[calls]! : random.pick(names)]!
    calls++
    way(response, days)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    calls: () => calls,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const good = (day: number): Step => ({
  ...{ day, title: `Psalm ${day}`, book: 'PSA', start_chapter: day, start_verse: 1, end_chapter: day, end_verse: 3 },
})
const plan = (days: number, change: (step: Step, index: number) => Step | Step[] = (step) => step) => ({
  theme: 'Hope',
  steps: Array.from({ length: days }, (_, index) => change(good(index + 1), index)).flat(),
})
const value = (make: (days: number) => unknown): Way => {
  return (response, days) => say(response, JSON.stringify(make(days)))
}
const changed = (change: Step): Way => value((days) => plan(days, (step) => ({ ...step, ...change })))
const refusal =
  (code: number): Way =>
  (response) => {
    response.writeHead(code, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { code, message: 'no', status: 'UNAVAILABLE' } }))
  }

const ways: Record<string, Way> = {
  'no JSON': (response) => say(response, 'Here is your plan: read the Psalms!'),
  'half of it': (response) => say(response, '{"theme":"Hope","steps":[{"day":1,'),
  null: value(() => null),
  list: value(() => []),
  'other keys': value(() => ({ plan: { monday: 'Genesis' } })),
  'no steps': value(() => ({ theme: 'Hope', steps: [] })),
  'steps of words': value((days) => ({ theme: 'Hope', steps: Array(days).fill('Psalm 23') })),
  'numbers in words': changed({ start_chapter: 'twenty-three' }),
  'numbers as text': changed({ start_chapter: '1', end_chapter: '1' }),
  fractions: changed({ start_verse: 1.5 }),
  'unknown book': changed({ book: 'XYZ' }),
  'name of a book': changed({ book: 'Psalms' }),
  'no such chapter': changed({ start_chapter: 151, end_chapter: 152 }),
  'no such verse': changed({ end_verse: 400 }),
  'chapter 0': changed({ start_chapter: 0 }),
  'verse 0': changed({ start_verse: 0 }),
  'negative verse': changed({ start_verse: -3 }),
  'very large': changed({ end_chapter: 1e15, end_verse: 1e300 }),
  backwards: changed({ start_verse: 3, end_verse: 1 }),
  'chapters backwards': changed({ start_chapter: 9, end_chapter: 2 }),
  'all on day 1': changed({ day: 1 }),
  'day 0': changed({ day: 0 }),
  'a day too late': value((days) => plan(days, (step, index) => ({ ...step, day: index + 2 }))),
  'a day left out': value((days) => plan(days, (step, index) => (index === 0 ? [] : step))),
  'the same every day': changed({ start_chapter: 23, end_chapter: 23 }),
  'overlap by one verse': value((days) =>
    plan(days, (_, index) => ({
      ...good(index + 1),
      ...{ start_chapter: 119, end_chapter: 119, start_verse: index * 3 + 1, end_verse: index * 3 + 4 },
    })),
  ),
  uneven: value((days) =>
    plan(days, (step, index) => (index === 0 ? { ...step, book: 'GEN', end_chapter: 50, end_verse: 26 } : step)),
  ),
  'no title': changed({ title: ' \u202e\u0000 ' }),
  'a title without end': changed({ title: 'Psalm '.repeat(5000) }),
  'script in the title': changed({ title: '<script>alert(1)</script>' }),
  'too many steps': value((days) => ({ theme: 'Hope', steps: Array(4000).fill(good(days)) })),
  'deep nonsense': (response) => say(response, `${'['.repeat(20_000)}${']'.repeat(20_000)}`),
  silence: (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
  },
  cut: (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(frame('{"theme":"Ho'))
    setImmediate(() => response.destroy())
  },
  'too long': (response) => say(response, '{"theme":"Hope","steps":[', 'MAX_TOKENS'),
  blocked: (response) => say(response, '', 'SAFETY'),
  'a bad request': refusal(400),
  'a wrong key': refusal(403),
  busy: refusal(429),
  broken: refusal(500),
}

function frame(text: string, finishReason?: string): string {
  const candidate = { content: { role: 'model', parts: [{ text }] }, ...(finishReason && { finishReason }), index: 0 }
  return `data: ${JSON.stringify({ candidates: [candidate], usageMetadata: {} })}\r\n\r\n`
}

function say(response: ServerResponse, text: string, finishReason = 'STOP'): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.end(frame(text, finishReason))
}
