import { FONTS_KEPT, readStored } from '../data/stored.ts'
import { addressesOf, preload } from './preload.ts'

/**
 * Preloads our fonts for the first paint. On a slow network they wait for the app instead, unless the browser has them; a
 * visitor who saves data gets none.
 */
export function chooseFonts(root: HTMLElement): void {
  if (root.dataset.saver !== undefined) return
  const { connection } = navigator as { connection?: { effectiveType?: string } }
  const { effectiveType = '4g' } = connection ?? {}
  if (effectiveType !== '4g' && !readStored(FONTS_KEPT)) root.dataset.fonts = 'later'
  else for (const href of addressesOf('fonts')) preload(href, { rel: 'preload', as: 'font', type: 'font/woff2' })
}
