import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { redisBinary } from '../needs.js'
import { freePort, killOnExit, type Service, stopLeftover, stopProcess, waitUntil } from './process.ts'

/**
 * Starts the machine's own Redis or Valkey with an append-only file and no eviction, as BullMQ requires. First stops a
 * server that a killed run left on the same folder.
 */
export async function startRedis({ dir, port }: { dir: string; port?: number }): Promise<Service> {
  const binary = redisBinary()
  if (!binary) throw new Error('neither redis-server nor valkey-server is installed')
  mkdirSync(dir, { recursive: true })
  const pidFile = join(dir, 'server.pid')
  await stopKilledRun(pidFile)
  const listen = port ?? (await freePort())
  const settings = { appendonly: 'yes', appendfsync: 'everysec', 'maxmemory-policy': 'noeviction', save: '' }
  const words: string[] = []
  const server = spawn(
    binary,
    [
      '--port',
      String(listen),
      '--bind',
      '127.0.0.1',
      '--dir',
      dir,
      ...Object.entries(settings).flatMap(([k, v]) => [`--${k}`, v]),
    ],
    { stdio: ['ignore', 'pipe', 'ignore'], detached: true },
  )
  killOnExit(server, 'TERM')
  server.stdout.on('data', (chunk: Buffer) => words.splice(0, words.length - 20, String(chunk)))
  writeFileSync(pidFile, `${server.pid} ${listen}`)
  await waitUntil(
    'Redis',
    () => pings(listen),
    server,
    () => words.join(''),
  )
  const stop = async () => {
    await stopProcess(server)
    rmSync(pidFile, { force: true })
  }
  return { url: `redis://127.0.0.1:${listen}`, pid: server.pid ?? 0, process: server, stop }
}

/** The pid file names the process and its port, and the server's own title ends with the port. */
async function stopKilledRun(pidFile: string): Promise<void> {
  if (!existsSync(pidFile)) return
  const [pid, port] = readFileSync(pidFile, 'utf8').split(' ').map(Number)
  const isOurs = (command: string) => /redis|valkey/.test(command) && command.includes(String(port))
  await stopLeftover(pid ?? 0, isOurs, 'SIGTERM')
}

/** True once the server replies PONG: while it loads its data it replies LOADING. */
function pings(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const done = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('error', () => done(false))
    socket.once('connect', () => socket.write('PING\r\n'))
    socket.once('data', (data) => done(String(data).startsWith('+PONG')))
  })
}
