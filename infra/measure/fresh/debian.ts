import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { has } from '../../needs.js'

export const RELEASES = { 12: 'bookworm', 13: 'trixie' } as const
export type DebianRelease = keyof typeof RELEASES

/** The package lists of a Debian go out of date: it is rebuilt after a week. */
const WEEK_MS = 7 * 24 * 3_600_000
const OWN_CERTIFICATES = 'usr/local/share/ca-certificates'

/**
 * The folder of a bare Debian (minbase) with some apt packages, without their recommendations, and nothing else. Built
 * with debootstrap if there is none from this week. Throws one sentence if that is not possible.
 */
export function bareDebian(release: DebianRelease, folder: string, packages: string[]): string {
  const dir = join(folder, ['debian', release, ...packages].join('-'))
  const made = statSync(dir, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (Date.now() - made < WEEK_MS) return dir
  installDebootstrap()
  const half = `${dir}.new`
  for (const old of [half, dir]) rmSync(old, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const mirror = debianMirror()
  run('debootstrap', '--variant=minbase', RELEASES[release], half, ...(mirror ? [mirror] : []))
  copySettings(half)
  // services of packages must not start: they would use the host's ports
  writeFileSync(join(half, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  inside(half, `apt-get update -qq && apt-get install -qq -y --no-install-recommends ${packages.join(' ')}`)
  if (existsSync(join('/', OWN_CERTIFICATES))) {
    cpSync(join('/', OWN_CERTIFICATES), join(half, OWN_CERTIFICATES), { recursive: true })
    inside(half, 'if command -v update-ca-certificates; then update-ca-certificates; fi')
  }
  renameSync(half, dir)
  return dir
}

function installDebootstrap(): void {
  if (has('debootstrap')) return
  if (has('apt-get')) {
    spawnSync('apt-get', ['-qq', 'update'], { stdio: 'ignore' })
    const wait = ['-o', 'DPkg::Lock::Timeout=300']
    spawnSync('apt-get', ['-qq', '-y', ...wait, 'install', '--no-install-recommends', 'debootstrap'], {
      stdio: 'ignore',
    })
  }
  if (!has('debootstrap')) throw new Error('A bare Debian is made with debootstrap: install it and try again.')
}

/** FRESH_MIRROR, else the mirror of this machine's own Debian; undefined leaves the choice to debootstrap. */
function debianMirror(): string | undefined {
  if (process.env.FRESH_MIRROR) return process.env.FRESH_MIRROR
  const lists = globSync(['/etc/apt/sources.list', '/etc/apt/sources.list.d/*.{list,sources}'])
  const lines = lists.flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  const uris = lines.flatMap((line) => /^(?:deb\s.*?|URIs:.*?)(\w+:\/\/\S+\/debian\/?)(?=\s|$)/.exec(line)?.[1] ?? [])
  return uris[0]
}

/** How this machine reaches its packages: the proxies and passwords of apt, and its host entries. */
function copySettings(root: string): void {
  for (const file of globSync('/etc/apt/apt.conf.d/*')) {
    if (/^\s*Acquire\b/m.test(readFileSync(file, 'utf8'))) cpSync(file, join(root, file))
  }
  for (const path of ['/etc/apt/auth.conf', '/etc/apt/auth.conf.d', '/etc/resolv.conf', '/etc/hosts'])
    if (existsSync(path)) cpSync(path, join(root, path), { recursive: true, dereference: true })
}

function inside(root: string, script: string): void {
  run('chroot', root, 'env', 'DEBIAN_FRONTEND=noninteractive', 'sh', '-ec', script)
}

function run(command: string, ...args: string[]): void {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 26 })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer }
    const words = `${stdout}${stderr}`.trim().split('\n').slice(-5).join('\n')
    throw new Error(`${command} failed: ${words}`)
  }
}
