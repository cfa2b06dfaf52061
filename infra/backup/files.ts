import {
  createReadStream,
  createWriteStream,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { finished } from 'node:stream/promises'
import { checkRedis } from '../run/given-services.ts'
import { dump } from './dump.ts'
import { load } from './load.ts'
import { removeOnSignal } from './remove-on-signal.ts'
import { emptyRedis, readSecrets, restoreSecrets } from './stores.ts'

/** The About page promises that erased data are gone from backups after thirty days. */
const KEPT_MS = 30 * 24 * 3_600_000
const ENDING = '.sql.gz'
/** Of a file until it is complete. */
const PART = '.part'
/** A file that no backup has written to for this long was left by a killed one. */
const LEFT_MS = 3_600_000
const secretOf = (file: string) => `${file.slice(0, -ENDING.length)}.secret`

/**
 * Writes a backup of a database into a folder, with the visitors' secret in a separate file, and then deletes backups
 * that are older than thirty days. Only this account can read them. An interrupted backup leaves no file; what a killed
 * one left is deleted with the old ones. `secret` says where the secret is from, and is undefined if none was found.
 */
export async function backUp(
  databaseUrl: string,
  folder: string,
): Promise<{ file: string; tables: number; mb: number; secret: string | undefined }> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `philip-${new Date().toISOString().replaceAll(':', '-').replace(/\.\d+/, '')}${ENDING}`)
  const half = `${file}${PART}`
  const keep = removeOnSignal([half, secretOf(file)])
  try {
    const target = createWriteStream(half, { mode: 0o600, flush: true })
    const { tables } = await dump(databaseUrl, target)
    await finished(target)
    const secrets = readSecrets()
    if (secrets) writeFileSync(secretOf(file), secrets.lines, { mode: 0o600 })
    renameSync(half, file)
    keep()
    removeOld(folder)
    return { file, tables, mb: Math.ceil(statSync(file).size / 1e6), secret: secrets?.from }
  } catch (error) {
    rmSync(half, { force: true })
    throw error
  } finally {
    keep()
  }
}

/** The newest backup of a folder; undefined if there is none. */
export function newestBackup(folder: string): string | undefined {
  return backups(folder).at(-1)
}

/**
 * Replaces the database with a backup, installs its secret, and empties Redis. Returns what happened and what is left
 * to do, as sentences. Rejects if the file is not a complete backup; the data are then unchanged.
 */
export async function restore(databaseUrl: string, file: string, redisUrl?: string): Promise<string[]> {
  if (!existsSync(file)) throw new Error(`No such file: ${file}.`)
  const redis = redisUrl ?? process.env.REDIS_URL
  if (redis) await checkRedis(redis)
  const { madeAt, tables } = await load(databaseUrl, createReadStream(file))
  await emptyRedis(redis)
  // a renamed backup has no secret of its name
  const secret = file.endsWith(ENDING) ? secretOf(file) : undefined
  const toDo = restoreSecrets(secret && existsSync(secret) ? readFileSync(secret, 'utf8') : undefined)
  return [`Restored ${tables} tables of ${madeAt} from ${basename(file)}.`, ...(toDo ? [toDo] : [])]
}

/** Sorted by name, which is their time. */
function backups(folder: string, ending = ENDING): string[] {
  return globSync(`philip-*${ending}`, { cwd: folder })
    .sort()
    .map((name) => join(folder, name))
}

function removeOld(folder: string): void {
  for (const file of backups(folder)) {
    if (Date.now() - statSync(file).mtimeMs < KEPT_MS) continue
    for (const each of [file, secretOf(file)]) rmSync(each, { force: true })
  }
  for (const half of backups(folder, `${ENDING}${PART}`)) {
    if (Date.now() - statSync(half).mtimeMs < LEFT_MS) continue
    for (const each of [half, secretOf(half.slice(0, -PART.length))]) rmSync(each, { force: true })
  }
}
