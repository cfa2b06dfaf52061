import { createInterface } from 'node:readline/promises'
import { checkRedis } from '../run/given-services.ts'
import { withDatabase } from '../run/with-database.ts'
import { newestBackup, restore } from './files.ts'
import { load } from './load.ts'
import { backupFolder, emptyRedis } from './stores.ts'

/**
 * `npm run restore [-- file | -] [--yes]`: replaces everything in Postgres with a backup, by default the newest one of
 * `backups`, and installs its secret. The product must not be running. `-` reads standard input, for containers.
 */
const words = process.argv.slice(2)
const isSure = words.includes('--yes')
const [named] = words.filter((word) => word !== '--yes')
const began = performance.now()
try {
  const file = named ?? newestBackup(backupFolder())
  if (!file) throw new Error(`No backup found in ${backupFolder()}: name a file.`)
  if (!isSure && !(await agrees(file))) throw new Error('Nothing was changed.')
  await withDatabase({ alone: true }, async (url) => {
    for (const line of await (file === '-' ? restoreInput(url) : restore(url, file))) say(line)
  })
  say(`It took ${((performance.now() - began) / 1000).toFixed(1)} s. Redis is empty; start Philip again.`)
} catch (error) {
  say((error as Error).message)
  process.exitCode = 1
}

async function restoreInput(url: string): Promise<string[]> {
  const redis = process.env.REDIS_URL
  if (redis) await checkRedis(redis)
  const { madeAt, tables } = await load(url, process.stdin)
  await emptyRedis()
  return [`Restored ${tables} tables of ${madeAt}. ID_SECRET must be the one of that time.`]
}

async function agrees(file: string): Promise<boolean> {
  if (!process.stdin.isTTY || file === '-') throw new Error('This replaces all data: confirm with --yes.')
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(`Replace all data by ${file}? (yes/no) `)
  terminal.close()
  return answer.trim() === 'yes'
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
