// Installs the packages when they are missing or older than the lockfile. It runs before every command, on whatever
// Node the machine has: no TypeScript and no package may be used here.
import { execSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}node_modules/.installed`
const lock = `${root}.data/install.lock`
const runtime = `${root}node_modules/node/bin/node`
const wanted = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex')

if (!isInstalled()) {
  mkdirSync(`${root}.data`, { recursive: true })
  takeLock()
  // another command may have installed them while this one waited
  if (!isInstalled()) install()
  rmSync(lock, { force: true })
}

function isInstalled() {
  return existsSync(stamp) && existsSync(runtime) && readFileSync(stamp, 'utf8') === wanted
}

function install() {
  process.stdout.write('Installing the packages; this takes a minute or two…\n')
  try {
    const flags = '--include=dev --include=optional --no-audit --no-fund --no-progress --loglevel=error'
    execSync(`npm ci ${flags}`, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  } catch {
    fail('The packages could not be installed: see the lines above.')
  }
  if (!existsSync(runtime)) {
    fail('npm did not run the install scripts that package.json allows; is ignore-scripts set in an .npmrc?')
  }
  writeFileSync(stamp, wanted)
}

function fail(line) {
  rmSync(lock, { force: true })
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** Two commands at once install once; the lock of one that was killed is taken over. */
function takeLock() {
  const own = `${lock}.${process.pid}`
  writeFileSync(own, String(process.pid))
  for (let waited = 0; ; waited++) {
    try {
      linkSync(own, lock)
      break
    } catch {
      if (!isAlive(holder())) rmSync(lock, { force: true })
      else {
        if (waited === 0) process.stdout.write('Another command is installing the packages; waiting for it…\n')
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
      }
    }
  }
  rmSync(own)
}

function holder() {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch {
    return 0
  }
}

function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
