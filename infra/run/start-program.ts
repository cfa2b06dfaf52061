import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { heapFlags } from './heap-flags.ts'
import { withNodeSettings } from './node-settings.ts'

type Exit = number | NodeJS.Signals | null

/** A program of ours in a separate process. */
export type Program = {
  child: ChildProcess
  pid: number
  /** Sends a signal and waits for the exit; returns the exit code or the signal. */
  end: (signal: NodeJS.Signals) => Promise<Exit>
  /** Resolves when the process has ended, however it did. */
  exited: Promise<Exit>
}

export type ProgramOptions = {
  args?: string[]
  /** Receives each line of the program's output, instead of the terminal. */
  onLine?: (line: string) => void
  /** Ends it with SIGKILL, even before it is ready. */
  signal?: AbortSignal
}

const root = join(import.meta.dirname, '../..')

/** Starts a program, such as `api/main.ts`, for a measurement or a test, and waits until it is ready. */
export async function startProgram(
  file: string,
  env: NodeJS.ProcessEnv,
  { args = [], onLine, signal: abort }: ProgramOptions = {},
): Promise<Program> {
  const output = onLine ? 'pipe' : 'inherit'
  const stdio = ['ignore', output, output, 'ipc'] as const
  const options = { cwd: root, env: withNodeSettings(env), execArgv: heapFlags[file] ?? [] }
  const child = fork(join(root, file), args, { ...options, stdio: [...stdio] })
  abort?.addEventListener('abort', () => void child.kill('SIGKILL'), { once: true })
  for (const stream of [child.stdout, child.stderr]) {
    if (stream && onLine) createInterface({ input: stream }).on('line', onLine)
  }
  const exited = once(child, 'close').then(([code, by]): Exit => code ?? by)
  await Promise.race([
    once(child, 'message'),
    exited.then((exit) => Promise.reject(new Error(`${file} ended before it was ready: ${exit}`))),
  ])
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return exited
  }
  return { child, pid: child.pid ?? 0, end, exited }
}
