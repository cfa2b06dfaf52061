import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { BUDGETS, weigh } from '../../infra/measure/check-web/bundle.ts'

const weights = weigh('dist/web')

test('the script of the first route weighs at most 119 kB gzipped', () => {
  expect(weights.firstRoute).toBeGreaterThan(50_000)
  expect(weights.firstRoute).toBeLessThanOrEqual(BUDGETS.firstRoute)
})

test('the chat adds at most 83 kB', () => {
  expect(weights.chat).toBeGreaterThan(20_000)
  expect(weights.chat).toBeLessThanOrEqual(BUDGETS.chat)
})

test('the style sheets of the first route weigh at most 13 kB', () => {
  expect(weights.css).toBeGreaterThan(3000)
  expect(weights.css).toBeLessThanOrEqual(BUDGETS.css)
})

test('a build process exits when it is done, as the image build requires', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'philip-build-'))
  const args = ['node_modules/vite/bin/vite.js', 'build', '--config', 'web/vite.config.ts', '--outDir', folder]
  const env = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)(process.execPath, args, { env, timeout: 90_000 })
  expect(readdirSync(folder)).toContain('index.html')
  rmSync(folder, { recursive: true })
}, 100_000)
