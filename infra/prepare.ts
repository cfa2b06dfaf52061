import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { redisBinary } from './redis-server.ts'

type Need = { name: string; isThere: () => boolean; apt: string[]; brew: string[] }

const has = (command: string, flag = '--version') => spawnSync(command, [flag], { stdio: 'ignore' }).error === undefined

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

/** The system's Chromium, else the one that Playwright installed; undefined where there is neither. */
export function chromiumPath(): string | undefined {
  const system = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]
  return [...system, chromium.executablePath()].find((path) => path && existsSync(path))
}

/**
 * Finds what the machine must have, and gets what it lacks with apt or brew. Throws with one message that says what to
 * install by hand where neither works.
 */
export function prepare(wanted: { redis: boolean; texts: boolean; browser?: boolean }): void {
  const needs = [...(wanted.redis ? [redis] : []), ...(wanted.texts ? texts : []), ...(wanted.browser ? [browser] : [])]
  const missing = needs.filter((need) => !need.isThere())
  if (missing.length === 0) return
  process.stdout.write(`Installing ${missing.map((need) => need.name).join(', ')}…\n`)
  const failure = aptWorks()
    ? withApt(missing)
    : has('brew')
      ? withBrew(missing)
      : 'neither apt nor brew can be used here'
  if (browser.isThere() || !missing.includes(browser) || installPlaywrightBrowser()) {
    if (needs.every((need) => need.isThere())) return
  }
  const left = needs.filter((need) => !need.isThere())
  throw new Error(
    `This machine lacks ${left.map((need) => need.name).join(', ')} (${failure ?? 'the installation did not bring it'}).\n` +
      `On Debian or Ubuntu: apt-get install ${left.flatMap((need) => need.apt).join(' ')}\n` +
      `On macOS: brew install ${left.flatMap((need) => need.brew).join(' ')}\n` +
      'Or run `docker compose up`, which needs none of it.',
  )
}

const isRoot = process.getuid?.() === 0

function aptWorks(): boolean {
  return has('apt-get') && (isRoot || spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0)
}

function withApt(missing: Need[]): string | undefined {
  const apt = (...args: string[]) => {
    const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args]
    const [name = '', ...rest] = isRoot ? command : ['sudo', '-n', ...command]
    execFileSync(name, rest, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 600_000 })
  }
  try {
    apt('update')
    apt('install', '-y', '--no-install-recommends', ...missing.flatMap((need) => need.apt))
    return undefined
  } catch (error) {
    return `apt-get failed: ${lastLine(error)}`
  }
}

function withBrew(missing: Need[]): string | undefined {
  try {
    for (const need of missing)
      if (need.brew.length > 0) execFileSync('brew', ['install', ...need.brew], { stdio: 'ignore' })
    return undefined
  } catch (error) {
    return `brew failed: ${lastLine(error)}`
  }
}

function installPlaywrightBrowser(): boolean {
  return (
    spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], { stdio: 'ignore' })
      .status === 0
  )
}

function lastLine(error: unknown): string {
  const { stderr, message } = error as { stderr?: Buffer; message: string }
  return (stderr?.toString().trim() || message).split('\n').at(-1) ?? ''
}
