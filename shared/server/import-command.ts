import { fileURLToPath } from 'node:url'

/**
 * The arguments with which Node imports a text, as `npm run import` does. A young generation of 12 MB and a lower limit
 * for the old one take as long as Node's own choice and need 80 MB less.
 */
export const IMPORT_COMMAND: readonly string[] = [
  '--max-semi-space-size=12',
  '--max-old-space-size=2048',
  fileURLToPath(new URL('../../infra/run/import-bible.ts', import.meta.url)),
]

/** What else belongs to its environment: two encoders at work instead of four, and what they free is used again: 20 MB less. */
export const IMPORT_SETTINGS = { UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' }
