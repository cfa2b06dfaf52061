import { FONTS_KEPT, readStored } from '../data/stored.ts'
import { preload } from './preload.ts'

/** The addresses of the first fonts, as the build wrote them into the page. */
export const firstFonts = () => document.querySelector<HTMLMetaElement>('meta[name="fonts"]')?.content.split(' ') ?? []

/**
 * Preloads our fonts for the first paint. On a slow network they wait for the app instead, unless the browser has them; a
 * visitor who saves data gets none.
 */
export function chooseFonts(root: HTMLElement): void {
  if (root.dataset.saver !== undefined) return
  const { connection } = navigator as { connection?: { effectiveType?: string } }
  const { effectiveType = '4g' } = connection ?? {}
  if (effectiveType !== '4g' && !readStored(FONTS_KEPT)) root.dataset.fonts = 'later'
  else for (const href of firstFonts()) preload(href, { rel: 'preload', as: 'font', type: 'font/woff2' })
}
