import type { Activity } from './chat-state.ts'
import { chat } from './words.ts'

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
  if (!activity.isHere && !isOnline) return chat('savedOffline')
  if (!activity.isHere && !isConnected) return chat('reconnecting')
  if (activity.isAgain && activity.state !== 'writing') return chat('writingAgain')
  switch (activity.state) {
    case 'writing':
      return isStill ? chat('working') : null
    case 'searching':
      return chat('searching')
    case 'reading':
      return chat('reading')
    case 'queued':
      return activity.position ? chat('waiting', { count: activity.position }) : chat('thinking')
    default:
      return chat('thinking')
  }
}
