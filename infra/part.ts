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

const MINUTE = 60_000
const MOST_ENDS = 3

/**
 * Starts the API or a worker as a process and waits until it is ready. One that ends unasked is started again, three
 * times a minute at most. Rejects when it ends before it was ready for the first time.
 */
export async function startPart({
  name,
  file,
  env,
  watch,
  onGivenUp,
}: PartOptions): Promise<{ stop: () => Promise<void> }> {
  const path = join(import.meta.dirname, '..', file)
  const ends: number[] = []
  let isStopping = false
  let child = run()

  function run(): ChildProcess {
    const execArgv = watch ? ['--watch', '--watch-preserve-output'] : []
    // detached: Ctrl-C reaches this process alone, which stops its parts in their order
    const started = fork(path, [], { env, execArgv, detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    started.once('exit', () => {
      if (isStopping) return
      const now = performance.now()
      ends.push(now)
      if (ends.filter((at) => now - at < MINUTE).length >= MOST_ENDS) return onGivenUp()
      child = run()
    })
    return started
  }

  const over = once(child, 'exit').then(() => 'over')
  const first = await Promise.race([once(child, 'message').then(() => 'ready'), over])
  if (first === 'over') {
    isStopping = true
    throw new Error(`${name} ended before it was ready: see the lines above.`)
  }
  return {
    stop() {
      isStopping = true
      return stopProcess(child, 'SIGTERM', 26_000)
    },
  }
}
