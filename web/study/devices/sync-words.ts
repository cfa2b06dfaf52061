import type { SyncStatus } from '../document/sync-loop.ts'
import { devices as words } from './words.ts'

/**
 * What a reader should know about where their notes are. `devices` is null until the server has counted them: a document
 * is shared as soon as a link is made, so with one device it is still only here.
 */
export function syncWords(status: SyncStatus, devices: number | null): string {
  const count = { devices: Math.max(devices ?? 1, 1) }
  if (status === 'alone' || (status === 'shared' && devices !== null && devices < 2)) return words('alone', count)
  return status === 'shared' ? words('shared', count) : words(status)
}
