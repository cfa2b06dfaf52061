import { execFileSync, type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { has } from '../../needs.js'
import { killOnExit, stopProcess } from '../../run/process.ts'

export type Engine = {
  /** Runs a command of the engine's client and returns its output. Throws with its last lines. `env` is added to ours. */
  docker: (args: string[], options?: SpawnSyncOptions) => string
  /** Runs Compose, in whichever of its two forms is installed. */
  compose: (args: string[], options?: SpawnSyncOptions) => string
  /** The complete output of a container, stdout and stderr. */
  logs: (container: string) => string
  /** The kind of engine, in words. */
  name: string
  end: () => Promise<void>
}

const PATIENCE_MS = 60_000

/**
 * The machine's container engine, or a private one under the folder if this account may start one. Throws one sentence
 * if neither is possible, or Compose is missing.
 */
export async function openEngine(folder: string): Promise<Engine> {
  const install = 'install it ("apt-get install docker.io docker-compose" on Debian) and try again.'
  if (!has('docker')) throw new Error(`There is no container engine here: ${install}`)
  const asPlugin = spawnSync('docker', ['compose', 'version'], { stdio: 'ignore' }).status === 0
  if (!asPlugin && !has('docker-compose')) throw new Error(`There is no Docker Compose here: ${install}`)
  const given = spawnSync('docker', ['info', '--format', '{{.ServerVersion}}'], { encoding: 'utf8' })
  const own = given.status === 0 ? undefined : await startOwn(folder, given.stderr)
  // Compose 1 gives up after a minute, which is short on a busy machine
  const env = { COMPOSE_HTTP_TIMEOUT: '300', ...process.env, ...(own && { DOCKER_HOST: own.host }) }
  const docker: Engine['docker'] = (args, options) =>
    run('docker', args, { ...options, env: { ...env, ...options?.env } })
  const compose: Engine['compose'] = (args, options) =>
    asPlugin
      ? run('docker', ['compose', ...args], { ...options, env })
      : run('docker-compose', args, { ...options, env })
  const logs = (container: string) => {
    const { stdout, stderr } = spawnSync('docker', ['logs', container], { env, encoding: 'utf8', maxBuffer: 2 ** 28 })
    return stdout + stderr
  }
  const about = docker(['info', '--format', 'Docker {{.ServerVersion}}, {{.Driver}}']).trim()
  const version = compose(['version', '--short']).trim()
  return { docker, compose, logs, name: `${about}, Compose ${version}`, end: async () => own?.end() }
}

/** An engine that ends with this process. The driver that copies whole layers works where no other does. */
async function startOwn(folder: string, refusal: string): Promise<{ host: string; end: () => Promise<void> }> {
  if (/permission denied/i.test(refusal))
    throw new Error('This account may not use the container engine: run this as root, or as a member of its group.')
  if (!has('dockerd') || process.getuid?.() !== 0)
    throw new Error('The container engine does not run: start it, or run this as root, which starts one for itself.')
  for (const driver of [[], ['--storage-driver=vfs']]) {
    const own = await tryOwn(folder, driver)
    if (own) return own
  }
  throw new Error('No container engine can be started on this machine: its kernel or this account does not allow it.')
}

async function tryOwn(folder: string, driver: string[]) {
  mkdirSync(folder, { recursive: true })
  const at = join(tmpdir(), `philip-engine-${process.pid}`)
  const host = `unix://${at}.sock`
  const args = ['--data-root', join(folder, 'engine'), '--exec-root', at, '-H', host, '-p', `${at}.pid`, ...driver]
  const engine = spawn('dockerd', args, { stdio: 'ignore', detached: true })
  killOnExit(engine, 'TERM')
  const end = async () => {
    await stopProcess(engine, 'SIGTERM', 60_000)
    // mounts that the engine leaves behind
    const mounts = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' ')[1] ?? '')
    for (const mount of mounts.filter((each) => each.startsWith(`${at}/`))) spawnSync('umount', ['--lazy', mount])
    for (const left of [at, `${at}.sock`, `${at}.pid`]) rmSync(left, { recursive: true, force: true })
  }
  const until = performance.now() + PATIENCE_MS
  while (engine.exitCode === null && performance.now() < until) {
    const { status } = spawnSync('docker', ['info'], { stdio: 'ignore', env: { ...process.env, DOCKER_HOST: host } })
    if (status === 0) return { host, end }
    await new Promise((done) => setTimeout(done, 200))
  }
  await end()
  return undefined
}

function run(command: string, args: string[], options: SpawnSyncOptions): string {
  try {
    return String(execFileSync(command, args, { stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 28, ...options }))
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: Buffer; stderr?: Buffer }
    const words = `${stdout}${stderr}`.trim().split('\n').slice(-25).join('\n')
    throw new Error(`${command} ${args.slice(0, 12).join(' ')} failed:\n${words}`)
  }
}
