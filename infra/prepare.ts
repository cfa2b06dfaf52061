import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { redisBinary } from './redis-server.ts'

type Need = { name: string; isThere: () => boolean; apt: string[]; brew: string[] }

const has = (command: string) => spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined
const runs = (command: string) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0

const module = (conf: string, apt: string): Need => ({
  name: apt,
  isThere: () =>
    ['/usr/share/sword', '/opt/homebrew/share/sword', '/usr/local/share/sword'].some((at) =>
      existsSync(`${at}/mods.d/${conf}.conf`),
    ),
  apt: [apt],
  brew: [],
})

const redis: Need = {
  name: 'redis-server',
  isThere: () => redisBinary() !== undefined,
  apt: ['redis-server'],
  brew: ['redis'],
}

/** SWORD's tools and the texts of the first start. */
const texts: Need[] = [
  { name: 'mod2imp (libsword-utils)', isThere: () => has('mod2imp'), apt: ['libsword-utils'], brew: ['sword'] },
  module('engWEB2015eb', 'sword-text-web'),
  module('engKJV2006eb', 'sword-text-kjv'),
  module('spaRV1909eb', 'sword-text-sparv'),
  module('mhcc', 'sword-comm-mhcc'),
  module('nave', 'sword-dict-naves'),
  module('strongsgreek', 'sword-dict-strongs-greek'),
  module('strongshebrew', 'sword-dict-strongs-hebrew'),
]

const browser: Need = {
  name: 'chromium',
  isThere: () => chromiumPath() !== undefined,
  apt: ['chromium'],
  brew: ['--cask', 'chromium'],
}

/** Chromium without the windows around its pages: two to three times as fast where nobody looks. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const headlessShell: Need = {
  name: 'chromium-headless-shell',
  isThere: () => existsSync(HEADLESS_SHELL),
  apt: ['chromium-headless-shell'],
  brew: [],
}

/** The system's Chromium, without its windows where there is such a one, else the one that Playwright installed. */
export function chromiumPath(): string | undefined {
  const system = [
    HEADLESS_SHELL,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]
  // Ubuntu's package may be a mere pointer to a snap that is not there: it must run
  return [...system, chromium.executablePath()].find((path) => existsSync(path) && runs(path))
}

/**
 * Finds what the machine must have, and gets what it lacks with apt or brew. Throws with one message that says what to
 * install by hand where neither works.
 */
export function prepare(wanted: { redis: boolean; texts: boolean; browser?: boolean }): void {
  const needs = [...(wanted.redis ? [redis] : []), ...(wanted.texts ? texts : []), ...(wanted.browser ? [browser] : [])]
  if (wanted.browser) preferHeadlessShell()
  const missing = needs.filter((need) => !need.isThere())
  if (missing.length === 0) return
  process.stdout.write(`Installing ${missing.map((need) => need.name).join(', ')}…\n`)
  const failure = install(missing)
  if (missing.includes(browser) && !browser.isThere()) installPlaywrightBrowser()
  const left = needs.filter((need) => !need.isThere())
  if (left.length > 0) throw new Error(byHand(left, failure))
}

/** Debian has it as a package; where that does not come, any Chromium does. */
function preferHeadlessShell(): void {
  if (headlessShell.isThere() || !isDebian() || !mayApt()) return
  process.stdout.write(`Installing ${headlessShell.name}…\n`)
  withApt([headlessShell])
}

function isDebian(): boolean {
  const release = '/etc/os-release'
  return existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'))
}

function byHand(left: Need[], failure: string | undefined): string {
  const brew = left.flatMap((need) => need.brew).join(' ')
  return [
    `This machine lacks ${left.map((need) => need.name).join(', ')}: ${failure ?? 'the installation did not bring it'}.`,
    `On Debian or Ubuntu: apt-get install ${left.flatMap((need) => need.apt).join(' ')}`,
    ...(brew ? [`On macOS: brew install ${brew}`] : []),
    'Or run `docker compose up`, which needs none of it.',
  ].join('\n')
}

const isRoot = process.getuid?.() === 0

const mayApt = (): boolean =>
  has('apt-get') && (isRoot || spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0)

/** What went wrong, in one line; undefined when nothing did. */
function install(missing: Need[]): string | undefined {
  if (mayApt()) return withApt(missing)
  if (has('brew')) return withBrew(missing)
  return 'neither apt nor brew can be used here'
}

/** Each by itself: a package that a release does not have must not keep the others out. */
function withApt(missing: Need[]): string | undefined {
  // a list of somebody else's that cannot be read does not matter if the packages are there all the same
  const updated = apt('update')
  const failures = missing.map((need) => apt('install', '-y', '--no-install-recommends', ...need.apt))
  const failed = failures.find((failure) => failure !== undefined)
  return failed && (updated ?? failed)
}

/** Other runs of apt are waited for: the lists have no queue of their own, the packages do. */
function apt(...args: string[]): string | undefined {
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=300']
  const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...options, ...args]
  const [name = '', ...rest] = isRoot ? command : ['sudo', '-n', ...command]
  for (let tries = 1; ; tries++) {
    const { status, stderr } = spawnSync(name, rest, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 600_000 })
    if (status === 0) return undefined
    const words = String(stderr).trim()
    if (tries >= 30 || !/could not get lock/i.test(words)) return `apt-get ${args[0]} failed: ${lastLine(words)}`
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2000)
  }
}

function withBrew(missing: Need[]): string | undefined {
  for (const { brew } of missing) {
    if (brew.length === 0) continue
    const { status, stderr } = spawnSync('brew', ['install', ...brew], { stdio: ['ignore', 'ignore', 'pipe'] })
    if (status !== 0) return `brew install failed: ${lastLine(String(stderr).trim())}`
  }
  return undefined
}

function installPlaywrightBrowser(): void {
  const cli = join(import.meta.dirname, '../node_modules/playwright/cli.js')
  const withLibraries = isRoot ? ['--with-deps'] : []
  spawnSync(process.execPath, [cli, 'install', ...withLibraries, 'chromium'], { stdio: 'ignore', timeout: 600_000 })
}

function lastLine(words: string): string {
  return words.split('\n').at(-1) ?? ''
}
