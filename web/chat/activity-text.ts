import type { Activity } from './chat-state.ts'

/** What the answer in flight is doing, in the reader's words; null while its own words can be seen coming. */
export function activityText(activity: Activity | null, isConnected: boolean, isOnline: boolean): string | null {
  if (!activity) return null
  if (!isOnline) return 'You are offline. Your question is kept, and goes on when you are connected again.'
  if (!isConnected) return 'The connection was lost. Reconnecting...'
  switch (activity.state) {
    case 'writing':
      return null
    case 'searching':
      return 'Searching the Scriptures...'
    case 'reading':
      return 'Reading the Scriptures...'
    case 'queued':
      return activity.position ? `Waiting: ${activity.position} before you...` : 'Thinking...'
    default:
      return 'Thinking...'
  }
}
