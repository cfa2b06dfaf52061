import { execFile } from 'node:child_process'
import { setPriority } from 'node:os'
import { basename } from 'node:path'
import { IMPORT_COMMAND, IMPORT_SETTINGS } from '#shared/server/import-command.ts'
import type { Logger } from '#shared/server/log.ts'

/** Of 19, at which a process runs only if nothing else does. */
const LOW = 10
const PATIENCE_MS = 10 * 60_000
const described = ['name', 'abbreviation', 'language', 'copyright'] as const

type Import = {
  path: string
  fields: Readonly<Record<string, string>>
  databaseUrl: string
  log: Logger
  /** Ends the import, which then changes nothing. */
  signal: AbortSignal
}

/** Whether the text was imported, and the command's sentence about it. */
export type ImportOutcome = { ok: boolean; said: string }

/**
 * Imports a file in a process of its own with low priority, so that neither its work nor a fault in it delays or ends the
 * API. Fields that are not empty describe the text.
 */
export function importInProcess({ path, fields, databaseUrl, log, signal }: Import): Promise<ImportOutcome> {
  const given = described.flatMap((key) => (fields[key]?.trim() ? [`--${key}=${fields[key].trim()}`] : []))
  const { PATH, TMPDIR, NODE_COMPILE_CACHE } = process.env
  // Node passes on no name without a value
  const env = { PATH, TMPDIR, NODE_COMPILE_CACHE, ...IMPORT_SETTINGS, DATABASE_URL: databaseUrl }
  return new Promise((resolve) => {
    const args = [...IMPORT_COMMAND, path, ...given]
    const options = { env, signal, timeout: PATIENCE_MS }
    const { pid } = execFile(process.execPath, args, options, (error, stdout, stderr) => {
      if (!error) return resolve({ ok: true, said: stdout.trim() })
      // the command ends with 1 and one line if the file is at fault
      const reason = stderr.startsWith(`${path}: `) && stderr.slice(path.length + 2).trim()
      if (reason) return resolve({ ok: false, said: `${basename(path)}: ${reason}` })
      log.error({ err: error }, 'the import of a text failed')
      resolve({ ok: false, said: 'The import failed. The log of the API says why.' })
    })
    if (pid) setPriority(pid, LOW)
  })
}
