import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importsOf, sourceFiles } from '../helpers/source/source-files.ts'

const sources = new Map(sourceFiles('*.ts', '*.tsx', 'infra/*.js').map((file) => [file.path, file]))

/** The packages that programs import at run time, directly or through our own files. */
function packagesOf(programs: readonly string[]): Map<string, string> {
  const packages = new Map<string, string>()
  const seen = new Set<string>()
  const visit = (path: string) => {
    const file = sources.get(path)
    if (!file || seen.has(path)) return
    seen.add(path)
    for (const { target, isType } of importsOf(file)) {
      if (isType || target.startsWith('node:')) continue
      if (sources.has(target)) visit(target)
      else if (/^(?:@[\w-]+\/)?[\w-]+(?:\.js)?$/.test(target)) packages.set(target, path)
    }
  }
  for (const program of programs) visit(program)
  return packages
}

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, object>

test('npm start and the build of the web app import no development dependency', () => {
  // start.ts forks the API and a worker, and builds the web app with the settings of Vite
  const programs = ['infra/install.js', 'infra/run/start.ts', 'api/main.ts', 'workers/main.ts']
  const packages = packagesOf([
    ...programs,
    'web/vite.config.ts',
    'web/main.tsx',
    'web/sw.ts',
    'web/opening/Opening.tsx',
  ])
  expect([...packages.keys()]).toEqual(expect.arrayContaining(['vite', 'koa', 'bullmq', 'react', 'workbox-core']))
  expect([...packages].filter(([name]) => !(name in dependencies!))).toEqual([])
})

test('the walk sees a development dependency where one is imported', () => {
  expect([...packagesOf(['infra/measure/screens.ts']).keys()].some((name) => name in devDependencies!)).toBe(true)
})
