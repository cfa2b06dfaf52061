import { fileURLToPath } from 'node:url'

/**
 * The arguments with which Node imports a text, as `npm run import` does. With a small young generation an import takes
 * as long and needs 60 MB less.
 */
export const IMPORT_COMMAND: readonly string[] = [
  '--max-semi-space-size=8',
  fileURLToPath(new URL('../../infra/run/import-bible.ts', import.meta.url)),
]
