// What the machine itself must have, by command. The machine's own Node reads this file too, before the project's Node
// can run: no TypeScript, and no package at the top.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { fileURLToPath } from 'node:url'

/**
 * @typedef {object} Need
 * @property {string} name for people on a machine without apt and brew
 * @property {() => boolean} isThere
 * @property {string[]} apt
 * @property {string[]} brew
 */

/** The project's own Node; everything except the installation runs on it. */
export const RUNTIME = fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url))

/** Chromium without a browser window: two to three times as fast. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const isDebian = existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

const require = createRequire(import.meta.url)

/** @param {string} command */
export const has = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined
/** @param {string} command */
const runs = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0

/**
 * What RUNTIME is linked against and a small Linux lacks. Needed before the packages are installed: their scripts run
 * on RUNTIME, and npm skips an optional package whose script fails.
 * @type {Need}
 */
const runtime = {
  name: 'the library libatomic',
  isThere: () => process.platform !== 'linux' || loads('libatomic.so.1'),
  apt: ['libatomic1'],
  brew: [],
}

/**
 * Whether the system's loader finds a library: if it does not, it reports an error before it runs the program.
 * @param {string} library
 */
function loads(library) {
  const { status, stderr } = spawnSync('/bin/sh', ['-c', ':'], { env: { LD_PRELOAD: library }, encoding: 'utf8' })
  return status === 0 && stderr === ''
}

/** @type {Need} */
const redis = {
  name: 'Redis or Valkey',
  isThere: () => redisBinary() !== undefined,
  apt: ['redis-server'],
  brew: ['redis'],
}

/** @type {(name: string, apt: string) => Need} */
const swordModule = (name, apt) => ({
  name: `the SWORD module ${name}`,
  isThere: () => swordLibraries().some((library) => existsSync(`${library}/mods.d/${name}.conf`)),
  apt: [apt],
  brew: [],
})

/** @type {Need[]} SWORD's tool and the texts of the first start. */
const texts = [
  { name: 'mod2imp from SWORD', isThere: () => has('mod2imp'), apt: ['libsword-utils'], brew: ['sword'] },
  swordModule('engWEB2015eb', 'sword-text-web'),
  swordModule('engKJV2006eb', 'sword-text-kjv'),
  swordModule('spaRV1909eb', 'sword-text-sparv'),
  swordModule('mhcc', 'sword-comm-mhcc'),
  swordModule('nave', 'sword-dict-naves'),
  swordModule('strongsgreek', 'sword-dict-strongs-greek'),
  swordModule('strongshebrew', 'sword-dict-strongs-hebrew'),
]

/** @type {Need} */
const browser = {
  name: 'Chromium',
  isThere: () => chromiumPath() !== undefined,
  apt: [isDebian ? 'chromium-headless-shell' : 'chromium'],
  brew: ['--cask', 'chromium'],
}

/** @type {Need} Reads the words of the handouts that the tests make. */
const pdfReader = {
  name: 'pdftotext from Poppler',
  isThere: () => has('pdftotext'),
  apt: ['poppler-utils'],
  brew: ['poppler'],
}

/** @type {Need} Any Chromium does; this one is preferred where it can be had. */
export const headlessShell = {
  name: 'chromium-headless-shell',
  isThere: () => !isDebian || existsSync(HEADLESS_SHELL),
  apt: ['chromium-headless-shell'],
  brew: [],
}

/**
 * The needs of a command of package.json: those of `npm start`, of measuring, of the tests, or only the runtime.
 * @param {string} command
 * @returns {Need[]}
 */
export function needsOf(command) {
  if (command === 'start' || command === 'dev') return [runtime, ...(process.env.REDIS_URL ? [] : [redis]), ...texts]
  if (['chaos', 'eval'].includes(command)) return [runtime, redis, ...texts]
  if (command === 'bench') return [runtime, redis, ...texts, pdfReader]
  if (command === 'test') return [runtime, redis, ...texts, browser, pdfReader]
  if (['check:web', 'screens'].includes(command)) return [runtime, redis, ...texts, browser]
  return [runtime]
}

/** @param {Need} need */
export const isBrowser = (need) => need === browser

/** The first of redis-server and valkey-server that the machine has; undefined if it has neither. */
export function redisBinary() {
  return ['redis-server', 'valkey-server'].find(runs)
}

/** The folders that SWORD's own programs search. */
export function swordLibraries() {
  return [
    ...(process.env.SWORD_PATH ? [process.env.SWORD_PATH] : []),
    '/usr/share/sword',
    `${homedir()}/.sword`,
    '/usr/local/share/sword',
    '/opt/homebrew/share/sword',
  ]
}

/**
 * The system's Chromium, headless if available, else the one that Playwright installed.
 * @returns {string | undefined}
 */
export function chromiumPath() {
  const system = [
    HEADLESS_SHELL,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]
  const own = hasPlaywright() ? [require('playwright').chromium.executablePath()] : []
  // Ubuntu's package may only point to a snap that is not installed: check that it runs
  return [...system, ...own].find((path) => existsSync(path) && runs(path))
}

/** False until the packages are installed. */
export const hasPlaywright = () => existsSync(new URL('../node_modules/playwright', import.meta.url))
