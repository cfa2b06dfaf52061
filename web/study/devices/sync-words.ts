import type { SyncStatus } from '../document/sync-loop.ts'
import { devices as words } from './words.ts'

/** What a reader should know about where their notes are. */
export function syncWords(status: SyncStatus, devices: number): string {
  const count = { devices: Math.max(devices, 1) }
  if (status === 'alone') return words('alone', count)
  return status === 'shared' ? words('shared', count) : words(status)
}
