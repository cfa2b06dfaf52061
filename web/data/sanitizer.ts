import type { DOMPurify } from 'dompurify'
import { readBody } from './reach.ts'

let loaded: DOMPurify | null = null

/**
 * Loads the HTML sanitizer. The text in the delivered page is shown without it; every fetched chapter waits for it.
 * Rejects with ConnectionError.
 */
export async function loadSanitizer(): Promise<void> {
  loaded ??= (await readBody(import('dompurify'))).default
}

/** The HTML sanitizer. Throws if it is not loaded. */
export function sanitizer(): DOMPurify {
  if (!loaded) throw new Error('the sanitizer is not loaded')
  return loaded
}
