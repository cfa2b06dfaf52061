import { fileURLToPath } from 'node:url'

/**
 * The arguments with which Node imports a text, as `npm run import` does. With a limit below 2 GB Node lets the old
 * generation double between collections, not grow fourfold; and an old generation that may begin with 100 MB is collected
 * less often. Together with a young generation of 12 MB that is as fast as Node's own choice and needs 100 MB less.
 */
export const IMPORT_COMMAND: readonly string[] = [
  '--max-semi-space-size=12',
  '--max-old-space-size=1536',
  '--initial-old-space-size=100',
  fileURLToPath(new URL('../../infra/run/import-bible.ts', import.meta.url)),
]

/** What else belongs to its environment: two encoders at work instead of four, and what they free is used again: 20 MB less. */
export const IMPORT_SETTINGS = { UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' }
