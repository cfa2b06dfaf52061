import { waitForPaint } from '../app/wait-for-paint.ts'
import { addressesOf, preload } from './preload.ts'

/**
 * Preloads the scripts of the app, whose addresses the build wrote into the page, once the page is painted: until then its
 * fonts and its style sheet have the network to themselves. The app runs after the first paint anyway.
 */
export async function preloadApp(): Promise<void> {
  await waitForPaint()
  for (const href of addressesOf('app')) preload(href, { rel: 'modulepreload', fetchPriority: 'low' })
}
