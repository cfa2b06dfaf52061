import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Runs this many tests that pass only on their second try, with the reporter of `npm test`. */
function runFlaky(count: number, env: Record<string, string>): { status: number | null; said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'philip-flaky-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const flaky = `const tries = []
    for (let i = 1; i <= ${count}; i++) test('number ' + i, () => expect(tries.push(i)).toBeGreaterThan(i * 2 - 1))`
  writeFileSync(join(folder, 'flaky.test.js'), flaky)
  const args = ['--root', folder, '--globals', '--retry=1', '--reporter=infra/run/test-reporter.ts']
  const { PATH = '' } = process.env
  const { status, stdout } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], {
    env: { PATH, ...env },
    encoding: 'utf8',
  })
  return { status, said: stdout }
}

test('a run counts and names the tests that needed a second try', { timeout: 60_000 }, () => {
  const { status, said } = runFlaky(2, { CI: 'true' })
  expect(said).toContain('Passed on its second try only: flaky.test.js › number 2')
  expect(said).toContain('Tests that needed a second try: 2\n')
  expect(status).toBe(0)
})

test('in CI a run with more than two of them fails and says why, elsewhere it passes', { timeout: 60_000 }, () => {
  const inCi = runFlaky(3, { CI: 'true' })
  expect(inCi.said).toContain('The run fails: at most 2 tests may need a second try')
  expect(inCi.status).toBe(1)
  expect(runFlaky(3, {}).status).toBe(0)
})
