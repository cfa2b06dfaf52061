import { expect, test } from 'vitest'
import { readyLine } from '../../infra/run/ready-line.ts'

test.each([
  ['127.0.0.1', 'localhost', 'http://127.0.0.1:3000'],
  ['localhost', 'localhost', 'http://localhost:3000'],
  ['::1', 'localhost', 'http://[::1]:3000'],
  // behind a proxy
  ['127.0.0.1', 'bible.church.org', 'http://127.0.0.1:3000'],
  ['0.0.0.0', '192.168.1.5', 'http://192.168.1.5:3000'],
  ['::', 'church-pc.local', 'http://church-pc.local:3000'],
  ['192.168.1.5', 'church-pc', 'http://church-pc:3000'],
])('a product that listens on %s as %s is opened at %s', (HOST, APEX_HOST, line) => {
  expect(readyLine({ HOST, APEX_HOST }, 3000)).toBe(line)
})

test.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['192.168.1.5', 'http://192.168.1.5:3000'],
])('one that listens on %s without APEX_HOST says what other devices need', (HOST, address) => {
  const [first, second, ...rest] = readyLine({ HOST, APEX_HOST: 'localhost' }, 3000).split('\n')
  expect(first).toBe(address)
  expect(second).toMatch(/^Other devices .* APEX_HOST .*\.$/)
  expect(rest).toEqual([])
})
