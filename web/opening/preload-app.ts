import { waitForPaint } from '../app/wait-for-paint.ts'
import { preload } from './preload.ts'

/**
 * Preloads the scripts of the app, whose addresses the build wrote into the page, once the page is painted: until then its
 * fonts and its style sheet have the network to themselves. The app runs after the first paint anyway.
 */
export async function preloadApp(): Promise<void> {
  await waitForPaint()
  const files = document.querySelector<HTMLMetaElement>('meta[name="app"]')?.content.split(' ') ?? []
  for (const href of files) preload(href, { rel: 'modulepreload', fetchPriority: 'low' })
}
