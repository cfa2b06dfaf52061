import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { compose } from '../helpers/source/deploy-files.ts'

const { services } = compose()
const demanded = [...readFileSync('docker-compose.yml', 'utf8').matchAll(/\$\{(\w+):\?([^}]*)\}/g)]

test('the compose file has no password: it requires each', () => {
  expect([...new Set(demanded.map(([, name]) => name))].sort()).toEqual([
    ...['GRAFANA_PASSWORD', 'ID_SECRET', 'POSTGRES_PASSWORD', 'REDIS_PASSWORD'],
  ])
  for (const [, , words] of demanded) expect(words).toBe('run sh infra/deploy/passwords.sh')
  for (const name of ['POSTGRES_PASSWORD', 'GF_SECURITY_ADMIN_PASSWORD', 'REDISCLI_AUTH']) {
    const values = Object.values(services).flatMap(({ environment }) => environment?.[name] ?? [])
    expect(values, name).toEqual([expect.stringMatching(/^\$\{\w+_PASSWORD:\?/)])
  }
  expect(services.redis?.command).toMatch(/ --requirepass \$\{REDIS_PASSWORD:\?[^}]*\}$/)
})

test('passwords are generated at random, once, and are readable only by their owner', () => {
  const folder = mkdtempSync(join(tmpdir(), 'philip-env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, '.env')
  writeFileSync(file, 'APEX_HOST=localhost\nID_SECRET=kept')
  const made = () => execFileSync('sh', ['infra/deploy/passwords.sh', file], { encoding: 'utf8' })
  expect(made()).toMatch(/POSTGRES_PASSWORD is new/)
  const settings = Object.fromEntries(
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('=') as [string, string]),
  )
  expect(settings).toMatchObject({ APEX_HOST: 'localhost', ID_SECRET: 'kept' })
  for (const [, name] of demanded) if (name !== 'ID_SECRET') expect(settings[name!], name).toMatch(/^[0-9a-f]{64}$/)
  expect(new Set(Object.values(settings)).size).toBe(Object.keys(settings).length)
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(made()).toBe('')
})

test('without a file the passwords are written where Compose reads them, from any folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'philip-env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const script = join(folder, 'infra/deploy/passwords.sh')
  cpSync('infra/deploy/passwords.sh', script)
  execFileSync('sh', [script], { cwd: tmpdir(), stdio: 'ignore' })
  expect(readFileSync(join(folder, '.env'), 'utf8')).toContain('POSTGRES_PASSWORD=')
})
