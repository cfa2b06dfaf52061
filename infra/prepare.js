// Installs what the machine lacks. It also runs on the machine's own Node, before the project's Node can run: no
// TypeScript and no package may be used here.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { has, hasPlaywright, headlessShell, isBrowser, needsOf } from './needs.js'

/** @typedef {import('./needs.js').Need} Need */

const isRoot = process.getuid?.() === 0
const PATIENCE_MS = 600_000

/**
 * Finds what a command of package.json needs and the machine lacks, and installs it with apt or brew. If that is not
 * possible, throws an Error whose message is one sentence about what to install by hand.
 * @param {string} command
 */
export function prepare(command) {
  const needs = needsOf(command)
  const absent = () => needs.filter((need) => !need.isThere())
  const missing = absent()
  const wanted = needs.some(isBrowser) && mayApt() && !headlessShell.isThere() ? [...missing, headlessShell] : missing
  if (wanted.length === 0) return
  process.stdout.write(`Installing ${wanted.map((need) => need.name).join(', ')}…\n`)
  const why = install(wanted)
  const left = absent()
  if (left.length === 0) return
  if (left.every(isBrowser)) {
    // once the packages are installed the command checks again
    if (!hasPlaywright()) return
    installPlaywrightBrowser()
  }
  if (absent().length > 0) throw new Error(byHand(absent(), why))
}

/**
 * Installs what is possible. Returns why the rest was not installed, as the beginning of a sentence.
 * @param {Need[]} missing
 */
function install(missing) {
  if (mayApt()) return withApt(missing) ?? 'apt-get did not install all of it'
  if (has('brew')) return withBrew(missing) ?? 'brew did not install all of it'
  return has('apt-get') ? 'this account may not install packages' : 'neither apt nor brew is available'
}

/** @type {(left: Need[], why: string) => string} */
function byHand(left, why) {
  const names = new Intl.ListFormat('en').format(left.map(({ name }) => name))
  const how = has('apt-get')
    ? `run "apt-get install --no-install-recommends ${left.flatMap(({ apt }) => apt).join(' ')}" as root`
    : 'install them by hand'
  return `Philip needs ${names}, and ${why}: ${how} and try again, or run "docker compose up", which needs none of them.`
}

const mayApt = () => has('apt-get') && (isRoot || spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0)

/**
 * All in one step; if that fails, each separately: a package that a release lacks must not prevent the others.
 * @param {Need[]} missing
 */
function withApt(missing) {
  // an unreadable third-party list does not matter as long as the packages are found
  const updated = apt('update')
  const packages = missing.flatMap((need) => need.apt)
  if (!apt('install', ...packages)) return undefined
  const failed = packages.map((each) => apt('install', each)).find((failure) => failure !== undefined)
  return failed && (updated ?? failed)
}

/**
 * Returns what went wrong in one line. Waits for other runs of apt: the packages have a queue, the lists have none.
 * @param {'update' | 'install'} action
 * @param {string[]} packages
 */
function apt(action, ...packages) {
  const options = [
    '-qq',
    '-o',
    'DPkg::Lock::Timeout=300',
    ...(action === 'install' ? ['-y', '--no-install-recommends'] : []),
  ]
  const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...options, action, ...packages]
  const [name = '', ...rest] = isRoot ? command : ['sudo', '-n', ...command]
  for (let tries = 1; ; tries++) {
    const how = { encoding: /** @type {const} */ ('utf8'), timeout: PATIENCE_MS }
    const { status, stderr, error } = spawnSync(name, rest, { stdio: ['ignore', 'ignore', 'pipe'], ...how })
    if (status === 0) return undefined
    const words = error?.message ?? stderr.trim()
    if (tries >= 30 || !/could not get lock/i.test(words)) return `apt-get ${action} failed (${lastLine(words)})`
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2000)
  }
}

/** @param {Need[]} missing */
function withBrew(missing) {
  for (const { brew } of missing) {
    if (brew.length === 0) continue
    const { status, stderr } = spawnSync('brew', ['install', ...brew], { stdio: ['ignore', 'ignore', 'pipe'] })
    if (status !== 0) return `brew install failed (${lastLine(String(stderr).trim())})`
  }
  return undefined
}

function installPlaywrightBrowser() {
  const cli = fileURLToPath(new URL('../node_modules/playwright/cli.js', import.meta.url))
  const withLibraries = isRoot ? ['--with-deps'] : []
  const options = { stdio: /** @type {const} */ ('ignore'), timeout: PATIENCE_MS }
  spawnSync(process.execPath, [cli, 'install', ...withLibraries, 'chromium'], options)
}

/** @param {string} words */
function lastLine(words) {
  return words.split('\n').at(-1) ?? ''
}
