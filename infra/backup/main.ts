import { withDatabase } from '../run/with-database.ts'
import { dump } from './dump.ts'
import { backUp } from './files.ts'
import { backupFolder } from './stores.ts'

/**
 * `npm run backup [-- folder | -]`: writes everything in Postgres, and the visitors' secret, as two files to `backups`.
 * Works while the product runs. `-` writes only the database to standard output, for containers.
 */
const [folder = backupFolder()] = process.argv.slice(2)
const began = performance.now()
try {
  await withDatabase({ alone: false }, async (url) => {
    if (folder === '-') {
      const { tables } = await dump(url, process.stdout)
      return say(`Backed up ${tables} tables in ${seconds()} s.`)
    }
    const { file, tables, mb, secret } = await backUp(url, folder)
    say(`Backed up ${tables} tables to ${file} in ${seconds()} s: ${mb} MB.`)
    say(
      secret
        ? `Store the .secret file, which has ${secret}, separately: with both files, anyone can read every conversation.`
        : 'No secret was found: without ID_SECRET no visitor can open their conversations after this backup is restored.',
    )
  })
} catch (error) {
  say((error as Error).message)
  process.exitCode = 1
}

function seconds(): string {
  return ((performance.now() - began) / 1000).toFixed(1)
}

/** Standard output may be the backup itself. */
function say(line: string): void {
  process.stderr.write(`${line}\n`)
}
