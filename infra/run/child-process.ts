import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Restart } from '#shared/server/restarts.ts'
import { codeOf } from '../../shared/server/store-errors.ts'
import { heapFlags } from './heap-flags.ts'
import { withNodeSettings } from './node-settings.ts'
import { stopProcess } from './process.ts'

type ChildProcessOptions = {
  name: string
  /** The main file, relative to the root of the project. */
  file: string
  env: NodeJS.ProcessEnv
  watch?: boolean
  /** The product cannot start without it: it is not restarted if it ends before it was ready. */
  isNeeded?: boolean
  onRestart: (restart: Restart) => void
  /** For tests: time itself. */
  clock?: Clock
}
type Clock = { now: () => number; wait: (ms: number, signal: AbortSignal) => Promise<void> }

/** `ready` is true once the process is ready, and false if it ended before that. */
export type ChildProcessHandle = { ready: Promise<boolean>; stop: () => Promise<void> }

const SECOND = 1000
/** Before the first restart, the second, …; the last one repeats. */
const PAUSES_MS = [0, 1, 2, 5, 10, 20, 30, 60].map((seconds) => seconds * SECOND)
/** A process that lived this long starts again with the first pause. */
const LIVED_MS = 60 * SECOND

const realClock: Clock = {
  now: () => performance.now(),
  wait: (ms, signal) => delay(ms, undefined, { signal }).catch(() => {}),
}

/** Starts the API or a worker as a process. It is restarted forever after unexpected exits, with growing pauses. */
export function startChildProcess({
  name,
  file,
  env,
  watch,
  isNeeded,
  onRestart,
  clock = realClock,
}: ChildProcessOptions): ChildProcessHandle {
  const path = join(import.meta.dirname, '../..', file)
  const stopping = new AbortController()
  let child = run()
  const ready = firstReady(child)
  void keepAlive()

  function run(): ChildProcess {
    const execArgv = [...(heapFlags[file] ?? []), ...(watch ? ['--watch', '--watch-preserve-output'] : [])]
    // detached: only this process receives Ctrl-C, and it stops its parts in order
    return fork(path, [], {
      env: withNodeSettings(env),
      execArgv,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
  }

  async function keepAlive(): Promise<void> {
    for (let ends = 1; ; ends++) {
      const startedAt = clock.now()
      const how = await ended(child)
      if (stopping.signal.aborted || (isNeeded && !(await ready))) return
      if (clock.now() - startedAt >= LIVED_MS) ends = 1
      const pauseMs = PAUSES_MS[Math.min(ends, PAUSES_MS.length) - 1]!
      onRestart({ name, ends, how, pauseMs })
      await clock.wait(pauseMs, stopping.signal)
      if (stopping.signal.aborted) return
      child = run()
    }
  }

  return {
    ready,
    stop() {
      stopping.abort()
      return stopProcess(child, 'SIGTERM', 26 * SECOND)
    },
  }
}

function firstReady(child: ChildProcess): Promise<boolean> {
  return Promise.race([once(child, 'message').then(() => true), ended(child).then(() => false)])
}

/** How a process ended, or why it could not be started. */
async function ended(child: ChildProcess): Promise<string> {
  try {
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
    return signal ?? `exit code ${code}`
  } catch (error) {
    return codeOf(error) ?? 'an error'
  }
}
