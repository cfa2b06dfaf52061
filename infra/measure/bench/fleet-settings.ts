import type pg from 'pg'
import { withClient } from '../../run/with-client.ts'
import type { Services, Started } from './services.ts'

/** The settings of API and workers with a loopback model server, limited only by the queue itself. */
export function modelSettings(model: Started, more: Record<string, string> = {}): Record<string, string> {
  return {
    ...{ LLM_PROVIDER: 'gemini', GEMINI_API_KEY: 'bench', GEMINI_BASE_URL: model.url },
    ...{ QUEUE_MAX_WAITING: '1000000', CHAT_CONCURRENCY: '20', LOG_LEVEL: 'error', ...more },
  }
}

/** A model that sends `pieces` pieces, one every few ms. */
export function startModel({ start }: Services, pieces: number, everyMs: number): Promise<Started> {
  return start('infra/measure/bench/seeded-model.ts', { PIECES: String(pieces), EVERY: String(everyMs) })
}

export const chatQueue = { args: ['--queues', 'chat-answer'] }

/** Runs a statement of a measurement and returns its rows. */
export async function query<Row extends pg.QueryResultRow>(
  { databaseUrl }: Pick<Services, 'databaseUrl'>,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { rows } = await withClient(databaseUrl, (client) => client.query<Row>(text, values))
  return rows
}

/** Waits until no work accepted since then is open; returns the milliseconds that it took. */
export async function waitUntilDone(services: Pick<Services, 'databaseUrl'>, since: Date, patienceMs: number) {
  const begun = performance.now()
  for (;;) {
    const [open] = await query<{ count: number }>(
      services,
      `select count(*)::int from work_item where state in ('queued', 'running') and created_at >= $1`,
      [since],
    )
    const waited = performance.now() - begun
    if (open?.count === 0 || waited > patienceMs) return waited
    await new Promise((done) => setTimeout(done, 200))
  }
}

/** A metric that a program reports at its operators' port. */
export async function metricOf({ adminUrl }: Started, name: string): Promise<number> {
  const text = await (await fetch(`${adminUrl}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}

/** Resident memory in bytes, and processor time in seconds, of a program so far. */
export const memoryOf = (program: Started): Promise<number> => metricOf(program, 'process_resident_memory_bytes')
export const cpuOf = (program: Started): Promise<number> => metricOf(program, 'process_cpu_seconds_total')
