import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { newestBackup, restore } from './files.ts'
import { isEmpty } from './load.ts'
import { backupFolder } from './stores.ts'

/**
 * On the first start: restores the backup that RESTORE names, or the newest one in the backup folder if the user
 * confirms at the terminal. Never touches existing data. Rejects if the backup cannot be restored.
 */
export async function offerRestore(databaseUrl: string, redisUrl: string, say: (line: string) => void): Promise<void> {
  const named = process.env.RESTORE
  const file = named ? resolve(import.meta.dirname, '../..', named) : newestBackup(backupFolder())
  if (!file) return
  if (!(await isEmpty(databaseUrl))) {
    if (named) say('RESTORE is ignored: the database has data already. `npm run restore` replaces them.')
    return
  }
  if (!named && !(await wants(file, say))) return
  for (const line of await restore(databaseUrl, file, redisUrl)) say(line)
}

async function wants(file: string, say: (line: string) => void): Promise<boolean> {
  const day = statSync(file).mtime.toISOString().slice(0, 10)
  if (!process.stdin.isTTY) {
    say(`A backup of ${day} is not restored: \`npm run restore -- ${file}\` does it, after this run.`)
    return false
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout, terminal: false })
  const answer = await terminal.question(`The database is empty. Restore the backup of ${day} (${file})? (yes/no) `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}
