import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { codeOf } from '../../shared/server/store-errors.ts'
import { secretFile } from '../backup/stores.ts'

/**
 * The key of the visitors' ids: generated once, stored next to the data that it belongs to. Throws if the file exists but
 * cannot be read or is empty: with a new key no visitor could open their conversations.
 */
export function idSecret(): string {
  const file = secretFile()
  try {
    const secret = readFileSync(file, 'utf8')
    if (secret.trim() !== '') return secret
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    return generated(file)
  }
  throw new Error(
    `${file}, the secret of the visitors’ ids, is empty. Set ID_SECRET to the one in the newest .secret file of your ` +
      'backups. If there is none, remove the empty file: visitors then lose access to their conversations.',
  )
}

/** Writes a new secret; a power cut leaves either no file or the whole secret. */
function generated(file: string): string {
  const folder = dirname(file)
  mkdirSync(folder, { recursive: true })
  const secret = randomBytes(32).toString('hex')
  writeFileSync(`${file}.part`, secret, { mode: 0o600, flush: true })
  renameSync(`${file}.part`, file)
  const opened = openSync(folder, 'r')
  fsyncSync(opened)
  closeSync(opened)
  return secret
}
