import { readFileSync } from 'node:fs'
import satisfies from 'spdx-satisfies'
import { expect, test } from 'vitest'

type Locked = {
  version: string
  name?: string
  resolved?: string
  link?: boolean
  inBundle?: boolean
  integrity?: string
  license?: string
  dev?: boolean
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const locked = Object.entries(packages).filter(([path]) => path !== '')
const nameOf = ([path]: [string, Locked]) => path.slice(path.lastIndexOf('node_modules/') + 13)

/** Packages for platforms other than the one that the lockfile was written on. None may be added. */
const WITHOUT_HASH = [
  ...['android-arm64', 'android-x64', 'darwin-arm64', 'darwin-x64'].map((platform) => `@biomejs/cli-${platform}`),
  ...['linux-arm64-musl', 'linux-x64-musl', 'win32-arm64', 'win32-x64'].map((platform) => `@biomejs/cli-${platform}`),
  ...['darwin-arm64', 'darwin-x64', 'linux-arm', 'win32-x64'].map(
    (platform) => `@msgpackr-extract/msgpackr-extract-${platform}`,
  ),
]

/** Licences of the product's dependencies, all compatible with AGPL-3.0-or-later. */
const LICENCES = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'CC0-1.0']
const OTHERS = ['MPL-2.0', 'OFL-1.1', 'Python-2.0', 'Unicode-DFS-2016', 'Zlib']
/** Packages under the MIT licence that name it only in its file. */
const IN_A_FILE = new Set(['png-js'])
/** Only for tools, which are not distributed. */
const OF_TOOLS = ['CC-BY-3.0']

test('every package is from the registry that npm is set to, under its own name and version', () => {
  expect(locked.length).toBeGreaterThan(500)
  // a URL, a link or another name could point elsewhere
  const wrong = locked.filter(([, entry]) => entry.resolved || entry.link || entry.name || entry.inBundle)
  expect(wrong.map(([path, { resolved }]) => `${path}: ${resolved}`)).toEqual([])
  const versions = locked.filter(([, { version }]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
  expect(versions.map(([path, { version }]) => `${path}: ${version}`)).toEqual([])
})

test('every package has the SHA-512 of its content', () => {
  const without = locked.filter(([, { integrity }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''))
  expect(without.map(nameOf).sort()).toEqual(WITHOUT_HASH.sort())
})

test('every package has a licence that may be used with ours', () => {
  const approved = [...LICENCES, ...OTHERS]
  const wrong = locked.filter((entry) => {
    const [, { license, dev }] = entry
    if (IN_A_FILE.has(nameOf(entry))) return license !== undefined
    return !license || !satisfies(license, dev ? [...approved, ...OF_TOOLS] : approved)
  })
  expect(wrong.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
  // an unsuitable licence is detected
  expect(['SSPL-1.0', 'BUSL-1.1', 'GPL-2.0-only'].filter((name) => satisfies(name, approved))).toEqual([])
})

test('npm writes no address into the lockfile, whatever the settings of the machine', () => {
  expect(readFileSync('.npmrc', 'utf8')).toContain('omit-lockfile-registry-resolved=true')
})
