import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkWording } from '../check/wording.ts'
import { checkSignatures } from './signatures.ts'

/**
 * `npm run check`: lint, wording, types, unit tests (including manifests, lockfile and licences) and the signatures of
 * the packages, then the five longest source files.
 */
const root = join(import.meta.dirname, '../..')

const steps = [
  ['lint', 'node_modules/.bin/biome', 'check', '.'],
  ['types', 'node_modules/.bin/tsc', '--noEmit', '-p', '.'],
  ['types of the web app', 'node_modules/.bin/tsc', '--noEmit', '-p', 'web'],
  [
    'unit tests',
    process.execPath,
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--project=unit',
    '--project=alone',
  ],
] as const

let failed = 0
for (const [name, command, ...args] of steps) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  process.stdout.write(`${status === 0 ? '✓' : '✗'} ${name}\n`)
  if (status !== 0) failed += 1
}

const findings = checkWording(root)
for (const { path, line, kind, word, instead } of findings)
  process.stdout.write(`${path}:${line} ${kind}: “${word}”, better ${instead}\n`)
process.stdout.write(`${findings.length === 0 ? '✓' : '✗'} wording\n`)
if (findings.length > 0) failed += 1

const signatures = checkSignatures(root)
process.stdout.write(`${signatures.passed ? '✓' : '✗'} ${signatures.says}\n`)
if (!signatures.passed) failed += 1

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
const lengths = files
  .filter((file) => !file.startsWith('tests/'))
  .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }))
  .sort((a, b) => b.lines - a.lines)
process.stdout.write('The five longest files:\n')
for (const { file, lines } of lengths.slice(0, 5)) process.stdout.write(`${String(lines).padStart(5)}  ${file}\n`)
process.exit(failed === 0 ? 0 : 1)
