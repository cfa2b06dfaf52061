import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type SourceFile, sourceFiles } from '../helpers/source/source-files.ts'

const files = sourceFiles('.', ':!*.woff2', ':!*.png', ':!package-lock.json', ':!tests/unit/repository.test.ts')

function naming(words: RegExp, among: SourceFile[] = files): string[] {
  return among.filter(({ text }) => words.test(text)).map(({ path }) => path)
}

test('no file names a folder of someone’s machine', () => {
  expect(naming(/(^|[\s'"`(=:])\/(work|root|home\/\w+|Users\/\w+)\/\w/m)).toEqual([])
})

test('no file names a registry', () => {
  expect(naming(/registry\.npmjs|registry\.yarnpkg|registry\s*=\s*http|npm\.pkg\.github/)).toEqual([])
  expect(lockfile().filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

test('no file contains a key', () => {
  expect(naming(/AIza[\w-]{35}|sk-[A-Za-z0-9]{32,}|-----BEGIN [A-Z ]*PRIVATE KEY-----/)).toEqual([])
})

test('no source contains a TODO', () => {
  const sources = files.filter(({ path }) => /^(api|web|workers|shared|infra)\/.*\.(ts|tsx|js|css|sql)$/.test(path))
  expect(naming(/\b(TODO|FIXME|XXX)\b/, sources)).toEqual([])
})

/** What browsers give only to a page that was loaded securely, and the files that check for it or run only there. */
const secureOnly: [RegExp, string[]][] = [
  [/crypto\.randomUUID/, ['web/data/readable.ts']],
  [/crypto\.subtle/, ['web/study/devices/link-code.ts', 'web/study/document/keys.ts']],
  [/navigator\.clipboard/, ['web/ui/copy-text.ts']],
]

test.each(secureOnly)('%s, which a page over plain http lacks, is used only by files that know', (name, known) => {
  const pages = files.filter(({ path }) => /^web\/.*\.tsx?$/.test(path))
  expect(naming(name, pages)).toEqual(known)
})

// npm ci rejects a lockfile that omits the packages of the other platforms
test('the lockfile lists the packages of every platform', () => {
  const packages = new Set(lockfile().map(([path]) => path))
  const missing = lockfile().flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages.has(`${path}/node_modules/${name}`) && !packages.has(`node_modules/${name}`),
    ),
  )
  expect(missing).toEqual([])
})

test('versions are exact', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const versions: string[] = Object.values({ ...dependencies, ...devDependencies })
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

type Locked = { resolved?: string; optionalDependencies?: Record<string, string> }

function lockfile(): [string, Locked][] {
  return Object.entries(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)
}
