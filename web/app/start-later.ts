import { watchLeaving } from '../chat/leaving-chats.ts'
import { startServiceWorker } from '../data/service-worker.ts'
import { watchWaiting } from '../offline/watch-waiting.ts'
import { watchFonts } from './our-fonts.ts'

/** Starts what the first screen does not need. */
export function startLater(): void {
  watchFonts()
  watchWaiting()
  watchLeaving()
  if (import.meta.env.PROD) void startServiceWorker()
}
