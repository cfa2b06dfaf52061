import { once } from 'node:events'
import { becomes, freePort } from '../../run/process.ts'
import type { Machine } from './machine.ts'

const PATIENCE_MS = 900_000
const END_MS = 30_000
const QUESTION = { bible_id: 'eng-web', bookId: 'JHN', chapter: 3, prompt: 'What does it mean to be born again?' }

/**
 * Runs `npm start` until it is ready, reads a chapter, asks a question, and presses Ctrl-C. Returns the seconds until
 * it was ready; throws with the last lines if something is not as the README describes.
 */
export async function checkStart(machine: Machine): Promise<number> {
  const [port, adminPort] = [await freePort(), await freePort()]
  const began = performance.now()
  const run = machine.start('npm start 2>&1', { PORT: String(port), ADMIN_PORT: String(adminPort) })
  let output = ''
  run.stdout?.on('data', (chunk: Buffer) => (output += chunk))
  const over = once(run, 'exit')
  try {
    const isReady = () => output.includes('Philip is ready')
    const isOver = () => run.exitCode !== null || run.signalCode !== null
    if (!(await becomes(() => isReady() || isOver(), PATIENCE_MS)) || !isReady())
      throw new Error('`npm start` was never ready')
    const seconds = (performance.now() - began) / 1000
    await readAndAsk(`http://127.0.0.1:${port}`)
    // as a terminal does: to the whole group
    process.kill(-run.pid!, 'SIGINT')
    await within(END_MS, over, 'Ctrl-C did not end `npm start`')
    await nothingRuns(machine)
    return seconds
  } catch (error) {
    throw new Error(`${(error as Error).message}:\n${output.trim().split('\n').slice(-15).join('\n')}`)
  } finally {
    if (run.exitCode === null && run.signalCode === null) process.kill(-run.pid!, 'SIGKILL')
  }
}

async function readAndAsk(url: string): Promise<void> {
  const health = await fetch(`${url}/healthz`)
  if (!health.ok) throw new Error(`/healthz answered ${health.status}`)
  const chapter = await (await fetch(`${url}/api/bible/eng-web/book/JHN/chapters/3`)).text()
  if (!chapter.replaceAll(/<[^>]*>/g, '').includes('For God so loved the world'))
    throw new Error('John 3 was not readable')
  const page = await (await fetch(url)).text()
  if (!page.includes('<div id="root">')) throw new Error('the web app was not there')
  const visitor = (await fetch(`${url}/api/user`)).headers.get('X-User-ID') ?? ''
  const answer = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-User-ID': visitor },
    body: JSON.stringify(QUESTION),
    signal: AbortSignal.timeout(60_000),
  })
  const events = await answer.text()
  if (!/event: stream_end[\s\S]*complete/.test(events))
    throw new Error(`the question was not answered: ${events.slice(-300)}`)
}

/** Servers guarded by a pipe end a moment after the process that started them. */
async function nothingRuns(machine: Machine): Promise<void> {
  if (await becomes(() => machine.running().length === 0, END_MS)) return
  throw new Error(`after Ctrl-C there still runs: ${machine.running().join('; ')}`)
}

async function within<T>(ms: number, done: Promise<T>, otherwise: string): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(otherwise)), ms)
  return Promise.race([done, promise]).finally(() => clearTimeout(timer))
}
