import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { idSecret } from '../../infra/run/id-secret.ts'

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'philip-secret-'))
  vi.stubEnv('DATA_DIR', join(folder, 'data'))
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
  return join(folder, 'data')
}

test('the secret of the visitors’ ids is generated once, and only this account can read it', () => {
  const data = dataFolder()
  const secret = idSecret()
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(idSecret()).toBe(secret)
  expect(readdirSync(data)).toEqual(['id-secret'])
  expect(statSync(join(data, 'id-secret')).mode & 0o077).toBe(0)
})

test('an empty file of the secret is named, with what to do', () => {
  const data = dataFolder()
  mkdirSync(data)
  writeFileSync(join(data, 'id-secret'), '')
  expect(idSecret).toThrow(`${join(data, 'id-secret')}, the secret of the visitors’ ids, is empty.`)
})

test('a secret that cannot be read is not replaced', () => {
  const data = dataFolder()
  mkdirSync(join(data, 'id-secret'), { recursive: true })
  expect(idSecret).toThrow('EISDIR')
  expect(statSync(join(data, 'id-secret')).isDirectory()).toBe(true)
})

test('a secret that a power cut interrupted is generated again', () => {
  const data = dataFolder()
  mkdirSync(data)
  writeFileSync(join(data, 'id-secret.part'), 'half')
  const secret = idSecret()
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(readdirSync(data)).toEqual(['id-secret'])
})
