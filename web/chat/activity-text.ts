import type { Activity } from './chat-state.ts'

/**
 * What the answer in progress is doing, in plain words; null while its text is visibly streaming. `isStill`: no text
 * has arrived for a while.
 */
export function activityText(
  activity: Activity | null,
  isConnected: boolean,
  isOnline: boolean,
  isStill = false,
): string | null {
  if (!activity) return null
  if (!isOnline) return 'You’re offline. Your question is saved and will be sent when you’re back online.'
  if (!isConnected) return 'Connection lost. Reconnecting...'
  if (activity.isAgain && activity.state !== 'writing') return 'The answer was interrupted. Writing it again...'
  switch (activity.state) {
    case 'writing':
      return isStill ? 'Still working...' : null
    case 'searching':
      return 'Searching the Scriptures...'
    case 'reading':
      return 'Reading the Scriptures...'
    case 'queued':
      return activity.position ? `Waiting: ${activity.position} ahead of you...` : 'Thinking...'
    default:
      return 'Thinking...'
  }
}
