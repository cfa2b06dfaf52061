import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { codeOf } from '../../shared/server/store-errors.ts'
import { commandOf } from '../run-holder.js'

/** A server that we started: its address, and how to end it. */
export type Service = { url: string; pid: number; process: ChildProcess; stop: () => Promise<void> }

/** A free port on the loopback address. */
export async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** Asks a process to end and waits; after 10 s it is killed. Does nothing if it has ended already. */
export async function stopProcess(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
  patienceMs = 10_000,
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  child.kill(signal)
  await ended
  clearTimeout(timer)
}

/**
 * Makes sure that a server does not outlive this process, even if this process is killed: a shell waits for the end of
 * a pipe that only we keep open, and then sends the signal.
 */
export function killOnExit(server: ChildProcess, signal: 'INT' | 'TERM'): void {
  const script = `read -r _; kill -${signal} ${server.pid} 2>/dev/null`
  const guard = spawn('/bin/sh', ['-c', script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'], cwd: '/' })
  guard.unref()
  server.once('exit', () => guard.kill('SIGKILL'))
}

/** Ends a process that a killed run left running, if its command line is the expected one. */
export async function stopLeftover(
  pid: number,
  isExpected: (command: string) => boolean,
  signal: NodeJS.Signals,
): Promise<void> {
  const runs = () => isExpected(commandOf(pid))
  if (!runs()) return
  send(pid, signal)
  if (await becomes(() => !runs(), 10_000)) return
  send(pid, 'SIGKILL')
  await becomes(() => !runs(), 5000)
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    // it ended itself a moment ago
    if (codeOf(error) !== 'ESRCH') throw error
  }
}

/** Whether something is so within a time; it is asked again and again. */
export async function becomes(
  isSo: () => boolean | Promise<boolean>,
  patienceMs: number,
  everyMs = 50,
): Promise<boolean> {
  const end = performance.now() + patienceMs
  while (!(await isSo())) {
    if (performance.now() > end) return false
    await delay(everyMs)
  }
  return true
}

/** Calls `ready` every 25 ms until it returns true. Throws if the process ends first or after 30 s. */
export async function waitUntil(
  name: string,
  ready: () => Promise<boolean>,
  child: ChildProcess,
  lastWords: () => string,
): Promise<void> {
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const isReady = await becomes(() => hasEnded() || ready(), 30_000, 25)
  if (hasEnded()) throw new Error(`${name} ended at once: ${lastWords()}`)
  if (!isReady) throw new Error(`${name} does not answer: ${lastWords()}`)
}

/** Whether a port of an address of this machine is free. Port 0 always is. */
export async function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  const server = createServer()
  const outcome = Promise.race([
    once(server, 'listening').then(() => true),
    once(server, 'error').then(() => false),
  ]).catch(() => false)
  server.listen(port, host)
  const free = await outcome
  if (free) {
    server.close()
    await once(server, 'close')
  }
  return free
}
