import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** A server that we started: where it is reached, and how it ends. */
export type Service = { url: string; pid: number; process: ChildProcess; stop: () => Promise<void> }

/** A port on the loopback address that nobody listens on now. */
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

/** Asks a process to end and waits; after 10 s it is killed. Nothing happens when it has ended already. */
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

/** Asks `ready` every 25 ms until it says yes. Throws when the process ends first or 30 s have gone. */
export async function waitUntil(
  name: string,
  ready: () => Promise<boolean>,
  child: ChildProcess,
  lastWords: () => string,
): Promise<void> {
  const end = performance.now() + 30_000
  while (performance.now() < end) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${name} ended at once: ${lastWords()}`)
    if (await ready()) return
    await new Promise((done) => setTimeout(done, 25))
  }
  throw new Error(`${name} does not answer: ${lastWords()}`)
}

/** Whether nobody listens on a port of the loopback address. Port 0 is always free. */
export async function isPortFree(port: number): Promise<boolean> {
  const server = createServer()
  server.listen(port, '127.0.0.1')
  const free = await Promise.race([
    once(server, 'listening').then(() => true),
    once(server, 'error').then(() => false),
  ]).catch(() => false)
  if (free) {
    server.close()
    await once(server, 'close')
  }
  return free
}
