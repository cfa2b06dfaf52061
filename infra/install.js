// Installs the packages when they are missing or older than the lockfile, and what the project's own Node needs to run.
// It runs before every command, on whatever Node the machine has: no TypeScript and no package may be used here.
import { execSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { needsOf, RUNTIME } from './needs.js'
import { prepare } from './prepare.js'
import { runHolder } from './run-holder.js'

const OLDEST_NODE = 18

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}node_modules/.installed`
const lock = `${root}.data/install.lock`
const lockfile = readFileSync(`${root}package-lock.json`, 'utf8')
const packages = Object.entries(JSON.parse(lockfile).packages)
const wanted = createHash('sha256').update(lockfile).digest('hex')

if (parseInt(process.versions.node, 10) < OLDEST_NODE)
  fail(
    `Node ${process.versions.node} is too old to install Philip: install Node ${OLDEST_NODE} or newer, with its npm.`,
  )
prepareRuntime()
if (!isInstalled() && mayReplace()) {
  mkdirSync(`${root}.data`, { recursive: true })
  takeLock()
  process.once('exit', () => rmSync(lock, { force: true }))
  // another command may have installed them while this one waited
  if (!isInstalled()) install()
}

function isInstalled() {
  if (!existsSync(RUNTIME)) return false
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return leftOut().length === 0
  return process.env.npm_lifecycle_event === 'prestart' && hasProductionPackages()
}

/**
 * Whether no run of Philip uses the packages: npm removes all of them before it installs the new ones. Commands for a
 * running product then use the old ones; every other command ends here.
 */
function mayReplace() {
  if (!existsSync(RUNTIME)) return true
  const pid = runHolder(resolve(root, process.env.DATA_DIR || '.data', 'start.lock'))
  if (pid === undefined) return true
  if (/^pre(backup|restore|import)$/.test(process.env.npm_lifecycle_event ?? '')) return false
  return fail(`Philip runs here, as process ${pid}, and its packages must be replaced: stop it first.`)
}

/** `npm ci --omit=dev` is enough for `npm start`: whether every other package of the lockfile is installed. */
function hasProductionPackages() {
  const installed = `${root}node_modules/.package-lock.json`
  if (!existsSync(installed)) return false
  const has = JSON.parse(readFileSync(installed, 'utf8')).packages
  /** @param {[string, any]} entry */
  const isNeeded = ([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional
  return (
    leftOut(isNeeded).length === 0 &&
    packages.filter(isNeeded).every(([path, { optional, version }]) => optional || has[path]?.version === version)
  )
}

/** The needed packages for this platform that are missing: npm reports success even if one could not be installed. */
function leftOut(isNeeded = (/** @type {[string, any]} */ _entry) => true) {
  return packages
    .filter(isNeeded)
    .filter(([, { os = [], cpu = [] }]) => os.includes(process.platform) && cpu.includes(process.arch))
    .filter(([path, { libc = [] }]) => !libc.includes('musl') && !existsSync(`${root}${path}`))
    .map(([path]) => path)
}

function install() {
  process.stdout.write('Installing the packages; this takes a minute or two…\n')
  try {
    const flags = '--include=dev --include=optional --no-audit --no-fund --no-progress --loglevel=error'
    const asOurNode = `--require ${JSON.stringify(`${root}infra/node-version.cjs`)}`
    const env = { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${asOurNode}`.trim() }
    execSync(`npm ci ${flags}`, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  } catch {
    fail('The packages could not be installed: see the lines above.')
  }
  if (!existsSync(RUNTIME)) {
    fail('npm did not run the install scripts that package.json allows; is ignore-scripts set in an .npmrc?')
  }
  const { status, stderr, error } = spawnSync(RUNTIME, ['--version'], { encoding: 'utf8' })
  if (status !== 0)
    fail(`The Node that Philip installs does not run on this machine: ${error?.message ?? stderr.trim()}`)
  if (leftOut().length > 0) fail(`npm left out ${leftOut().join(', ')}: remove node_modules and try again.`)
  writeFileSync(stamp, wanted)
}

/** Also installs everything else that the command needs, so that one run or one error message is enough. */
function prepareRuntime() {
  const command = process.env.npm_lifecycle_event?.replace(/^pre/, '') ?? ''
  if (needsOf('').every((need) => need.isThere())) return
  try {
    prepare(command)
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}

/**
 * @param {string} line
 * @returns {never}
 */
function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** Concurrent commands install only once; the lock of a killed command is taken over. */
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

/** @param {number} pid */
function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
