import type { SyncStatus } from '../document/sync-loop.ts'

/** What a reader should know about where their notes are. */
export function syncWords(status: SyncStatus, devices: number): string {
  const all = devices > 1 ? `${devices} devices` : 'your devices'
  const words: Record<SyncStatus, string> = {
    alone: devices > 1 ? `${devices} devices have your conversations.` : 'Only this device has your notes.',
    shared: `Your notes are the same on ${all}.`,
    offline: 'Your notes are kept here, and sent when you are online.',
    full: 'Your notes are kept here, but there is no more room for sending them. Delete some to continue.',
    locked: 'The notes on our server were written with another key. Add this device again by a link.',
    gone: 'Your data was deleted from another device. The notes on this one are still here, and only here.',
  }
  return words[status]
}
