import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { maskPasswords, readPasswords } from '../../infra/measure/containers/passwords.ts'

test('what the check of the containers prints has none of its passwords', () => {
  const folder = mkdtempSync(join(tmpdir(), 'philip-env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'check.env')
  expect(readPasswords(file)).toEqual([])
  execFileSync('sh', ['infra/deploy/passwords.sh', file], { stdio: 'ignore' })
  const passwords = readPasswords(file)
  expect(passwords).toHaveLength(5)
  const printed = passwords.map((password) => `docker run --env NAME=${password} failed:\n{"log":"${password}"}`)
  const masked = maskPasswords(printed.join('\n'), passwords)
  for (const password of passwords) expect(masked).not.toContain(password)
  expect(masked).toContain('docker run --env NAME=*** failed:')
})

test('an address is printed without its password', () => {
  expect(maskPasswords('psql postgresql://philip:x-1@pooler:6432/philip-api -c', [])).toBe(
    'psql postgresql://philip:***@pooler:6432/philip-api -c',
  )
  expect(maskPasswords('redis://:x-1@redis:6379, https_proxy=http://me:x@proxy:80/', [])).toBe(
    'redis://:***@redis:6379, https_proxy=http://me:***@proxy:80/',
  )
  const plain = 'GET https://localhost:443/a@b 502, from http://api:3000'
  expect(maskPasswords(plain, [])).toBe(plain)
})
