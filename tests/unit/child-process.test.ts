import { expect, test } from 'vitest'
import { startChildProcess } from '../../infra/run/child-process.ts'
import type { Restart } from '../../shared/server/restarts.ts'

const file = 'tests/helpers/stack/child-process.ts'
/** Ten processes start one after the other, which is slow on a busy machine. */
const timeout = 60_000

/** A manual clock: a pause ends immediately, and a process lives as long as `lives` gives. */
function clockOf(lives: number[] = []) {
  let now = 0
  const waited: number[] = []
  const { promise: enough, resolve } = Promise.withResolvers<void>()
  const asked = { times: 0 }
  return {
    waited,
    enough,
    clock: {
      // called at the start and at the end of each life
      now: () => {
        if (asked.times++ % 2 === 1) now += lives.shift() ?? 0
        return now
      },
      wait: async (ms: number, signal: AbortSignal) => {
        waited.push(ms)
        now += ms
        if (waited.length < 10) return
        resolve()
        await new Promise((over) => signal.addEventListener('abort', over))
      },
    },
  }
}

test('a process that keeps exiting immediately is restarted forever after growing pauses', {
  timeout,
}, async () => {
  const { waited, enough, clock } = clockOf()
  const restarts: Restart[] = []
  const env = { ...process.env, PART_CODE: '7' }
  const child = startChildProcess({
    name: 'The worker',
    file,
    env,
    onRestart: (restart) => restarts.push(restart),
    clock,
  })
  expect(await child.ready).toBe(false)
  await enough
  await child.stop()
  expect(waited).toEqual([0, 1, 2, 5, 10, 20, 30, 60, 60, 60].map((seconds) => seconds * 1000))
  expect(restarts.map(({ pauseMs }) => pauseMs)).toEqual(waited)
  expect(restarts.at(-1)).toEqual({ name: 'The worker', ends: 10, how: 'exit code 7', pauseMs: 60_000 })
})

test('one that ran for a minute starts with the first pause again', { timeout }, async () => {
  const { waited, enough, clock } = clockOf([0, 0, 0, 61_000, 59_000])
  const env = { ...process.env, PART_CODE: '1', PART_READY: 'true' }
  const child = startChildProcess({ name: 'The API', file, env, onRestart: () => {}, clock })
  expect(await child.ready).toBe(true)
  await enough
  await child.stop()
  expect(waited.slice(0, 6)).toEqual([0, 1000, 2000, 0, 1000, 2000])
})

test('a required one that was never ready is not restarted, nor is one that was stopped', async () => {
  const restarts: Restart[] = []
  const onRestart = (restart: Restart) => restarts.push(restart)
  const { clock } = clockOf()
  const needed = startChildProcess({
    ...{ name: 'The API', file, env: { ...process.env, PART_CODE: '1' } },
    ...{ isNeeded: true, onRestart, clock },
  })
  expect(await needed.ready).toBe(false)
  const stopped = startChildProcess({
    name: 'The worker',
    file,
    env: { ...process.env, PART_READY: 'true' },
    onRestart,
    clock,
  })
  expect(await stopped.ready).toBe(true)
  await stopped.stop()
  await needed.stop()
  expect(restarts).toEqual([])
})
