import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare } from '../prepare.js'
import { buildWeb } from './build-web.ts'

/**
 * `npm test`: installs what the tests need, runs all of them (or those in the arguments) and prints `N passed, N
 * failed` last. Exits with 0 only if something ran and nothing failed.
 */
const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'philip-report-'))
const report = join(folder, 'report.json')

type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numFailedTestSuites: number
  testResults: { status: string; name: string; assertionResults: unknown[] }[]
}

prepare('test')
await buildWeb()
const args = [
  '--config',
  'tests/vitest.config.ts',
  '--reporter=default',
  '--reporter=json',
  `--reporter=${join(import.meta.dirname, 'test-reporter.ts')}`,
  `--outputFile.json=${report}`,
]
const vitest = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args, ...process.argv.slice(2)], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
})
// npm and the terminal also send it to vitest, which stops its servers; this process waits for vitest to end
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => vitest.kill(signal))
const [code] = (await once(vitest, 'exit')) as [number | null]
const { passed, failed, skipped } = counts(code)
rmSync(folder, { recursive: true })
process.stdout.write(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

/** A file that could not be loaded counts as one failure, and so does an error outside of all tests. */
function counts(code: number | null): { passed: number; failed: number; skipped: number } {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    ) as Report
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    )
    const failed = numFailedTests + broken.length
    return { passed: numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1), skipped: numPendingTests }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
