import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { stopProcess } from './process.ts'

type PartOptions = {
  name: string
  /** The main file, from the root of the project. */
  file: string
  env: NodeJS.ProcessEnv
  watch: boolean
  onGivenUp: () => void
}

/** `ready` rejects when the process ends before it was ready for the first time. */
export type Part = { ready: Promise<void>; stop: () => Promise<void> }

const MINUTE = 60_000
const MOST_ENDS = 3

/** Starts the API or a worker as a process. One that ends unasked is started again, three times a minute at most. */
export function startPart({ name, file, env, watch, onGivenUp }: PartOptions): Part {
  const path = join(import.meta.dirname, '..', file)
  const ends: number[] = []
  let wasReady = false
  let isStopping = false
  let child = run()
  const ready = firstReady(child)

  function run(): ChildProcess {
    const execArgv = watch ? ['--watch', '--watch-preserve-output'] : []
    // detached: Ctrl-C reaches this process alone, which stops its parts in their order
    const started = fork(path, [], { env, execArgv, detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    started.once('exit', () => {
      if (isStopping || !wasReady) return
      const now = performance.now()
      ends.push(now)
      if (ends.filter((at) => now - at < MINUTE).length >= MOST_ENDS) return onGivenUp()
      child = run()
    })
    return started
  }

  async function firstReady(first: ChildProcess): Promise<void> {
    const over = once(first, 'exit').then(() => false)
    wasReady = await Promise.race([once(first, 'message').then(() => true), over])
    if (!wasReady && !isStopping) throw new Error(`${name} ended before it was ready: see the lines above.`)
  }

  return {
    ready,
    stop() {
      isStopping = true
      return stopProcess(child, 'SIGTERM', 26_000)
    },
  }
}
