import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { IMPORT_COMMAND, IMPORT_SETTINGS } from '../../../shared/server/import-command.ts'
import { DEFAULT_BIBLES } from '../../run/import-bible.ts'
import { migrate } from '../../run/migrate.ts'
import { withNodeSettings } from '../../run/node-settings.ts'
import type { Bench } from './bench.ts'
import { printBounds } from './bounds.ts'
import { query } from './fleet-settings.ts'

const DATABASE = 'philip_import_bench'

/** The time to read, render, compress and store the default translations, and the memory it takes. */
export const imports: Bench = {
  about: 'whole Bibles into an empty database, each by a process of its own',
  async run(services) {
    await query(services, `drop database if exists ${DATABASE} with (force)`)
    await query(services, `create database ${DATABASE}`)
    const url = new URL(services.databaseUrl)
    url.pathname = `/${DATABASE}`
    await migrate(url.href)
    const bounds = []
    for (const source of DEFAULT_BIBLES.split(',')) {
      const { seconds, megabytes } = await importing(source, url.href)
      bounds.push({ what: source, is: seconds, most: 5, unit: 's' })
      bounds.push({ what: `${source}: memory at most`, is: megabytes, most: 300, unit: 'MB' })
    }
    await query(services, `drop database ${DATABASE} with (force)`)
    printBounds(bounds)
  },
}

/** The memory is the peak of the process, if the system reports it. */
async function importing(source: string, url: string): Promise<{ seconds: number; megabytes: number | undefined }> {
  const begun = performance.now()
  const env = withNodeSettings({ ...process.env, ...IMPORT_SETTINGS, DATABASE_URL: url })
  const child = spawn(process.execPath, [...IMPORT_COMMAND, source], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  let megabytes: number | undefined
  const looking = setInterval(() => {
    megabytes = largestOf(child.pid) ?? megabytes
  }, 20)
  const [code] = await once(child, 'exit')
  clearInterval(looking)
  if (code !== 0) throw new Error(`${source} was not imported`)
  return { seconds: (performance.now() - begun) / 1000, megabytes }
}

function largestOf(pid: number | undefined): number | undefined {
  const file = `/proc/${pid}/status`
  const kilobytes = existsSync(file) && /VmHWM:\s*(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]
  return kilobytes ? Number(kilobytes) / 1024 : undefined
}
