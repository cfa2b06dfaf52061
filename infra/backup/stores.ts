import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createLog } from '../../shared/server/log.ts'
import { createRedis, REDIS_PREFIX } from '../../shared/server/redis.ts'
import { dataFolder } from '../run/data-folder.ts'
import { checkRedis } from '../run/given-services.ts'

/**
 * Where `npm run backup` writes its files: `backups`, or BACKUP_DIR. Outside the data folder, so that both are not lost
 * together.
 */
export const backupFolder = (): string => resolve(import.meta.dirname, '../..', process.env.BACKUP_DIR || 'backups')

/**
 * Removes everything of Philip from Redis, since it belongs to the old rows: queued work, answer logs, limits. Without
 * an address it is the Redis of `npm start`, which must not be running. Rejects if no Redis is at the address.
 */
export async function emptyRedis(url = process.env.REDIS_URL): Promise<void> {
  if (!url) return rmSync(join(dataFolder(), 'redis'), { recursive: true, force: true })
  await checkRedis(url)
  const redis = createRedis(url, 'worker', createLog('restore', 'silent'), 'philip-restore')
  try {
    for (const match of [`${REDIS_PREFIX}*`, 'philip:*']) {
      for await (const keys of redis.scanStream({ match, count: 1000 })) if (keys.length > 0) await redis.unlink(keys)
    }
  } finally {
    redis.disconnect()
  }
}

/** The file of the visitors' id secret that `npm start` generates if none is set. */
export const secretFile = (): string => join(dataFolder(), 'id-secret')

/** Lines for `.env`, and where the secret is from: `ID_SECRET` or `the secret of` a file. */
type Secrets = { lines: string; from: string }

/** The secrets of the visitors' ids; undefined if none are found. */
export function readSecrets(): Secrets | undefined {
  const { ID_SECRET = '', ID_SECRET_PREVIOUS = '' } = process.env
  const secret = ID_SECRET || (existsSync(secretFile()) ? readFileSync(secretFile(), 'utf8') : '')
  if (!secret) return undefined
  const previous = ID_SECRET_PREVIOUS ? `ID_SECRET_PREVIOUS=${ID_SECRET_PREVIOUS}\n` : ''
  return {
    lines: `ID_SECRET=${secret}\n${previous}`,
    from: ID_SECRET ? 'ID_SECRET' : `the secret of ${secretFile()}`,
  }
}

/**
 * Installs the secret of a backup in place of the one from `npm start`; the old one is kept next to it. Returns a
 * sentence about what is left to do, if the secret comes from the settings or more than one is in use.
 */
export function restoreSecrets(lines: string | undefined): string | undefined {
  const [secret, previous] = ['ID_SECRET', 'ID_SECRET_PREVIOUS'].map(
    (name) => new RegExp(`^${name}=(.+)$`, 'm').exec(lines ?? '')?.[1],
  )
  if (!secret) return 'This backup has no secret file: without its ID_SECRET visitors cannot reach their data.'
  const given = process.env.ID_SECRET
  if (given && given !== secret) return 'ID_SECRET is not the one of this backup: set it to the one beside the backup.'
  if (!given) {
    mkdirSync(dataFolder(), { recursive: true })
    const old = existsSync(secretFile()) ? readFileSync(secretFile(), 'utf8') : secret
    if (old !== secret) renameSync(secretFile(), `${secretFile()}.before-restore`)
    writeFileSync(secretFile(), secret, { mode: 0o600 })
  }
  if (previous && process.env.ID_SECRET_PREVIOUS !== previous)
    return 'This backup has a second secret: set ID_SECRET_PREVIOUS to the one beside it.'
  return undefined
}
