import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '#shared/server/log.ts'

const EVERY_MS = 1000

/**
 * Waits until the migrations of this version were run: before that, every answer would fail after the model wrote it.
 * Never ends in a worker that stops meanwhile.
 */
export async function waitForSchema(
  hasSchema: () => Promise<boolean>,
  log: Logger,
  isStopping: () => boolean,
): Promise<void> {
  if (await hasSchema()) return
  log.warn('waiting for Postgres and the migrations of this version')
  while (isStopping() || !(await hasSchema())) await delay(EVERY_MS)
}
