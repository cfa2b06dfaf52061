// Installs the packages when they are missing or older than the lockfile. It runs before every command, on whatever
// Node the machine has: no TypeScript and no package may be used here.
import { execSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}node_modules/.installed`
const wanted = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex')
const installed = existsSync(stamp) && existsSync(`${root}node_modules/.bin/node`) ? readFileSync(stamp, 'utf8') : ''

if (installed !== wanted) {
  process.stdout.write('Installing the packages…\n')
  try {
    execSync('npm ci --no-audit --no-fund --loglevel=error', { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  } catch {
    process.stderr.write('The packages could not be installed: see the lines above.\n')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}
