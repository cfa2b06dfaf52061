import { expect, test } from 'vitest'
import { readEnv } from '../../shared/server/env.ts'
import { sourceFiles } from '../helpers/source/source-files.ts'

const OWNER = 'shared/server/env.ts'

test('every setting is used', () => {
  const files = sourceFiles('api/*.ts', 'workers/*.ts', 'shared/*.ts', 'infra/*.ts')
  const owner = files.find(({ path }) => path === OWNER)!.text
  const names = [...owner.matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(40)
  const others = files.filter(({ path }) => path !== OWNER)
  // what a comment names is not used yet
  const code = others.map(({ text }) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')).join('\n')
  const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(code)
  expect(isUsed('NO_SUCH_SETTING')).toBe(false)
  expect(names.filter((name) => !isUsed(name))).toEqual([])
})

const apexOf = (APEX_HOST: string) =>
  readEnv({
    ...{ DATABASE_URL: 'postgres://localhost/x', REDIS_URL: 'redis://localhost', ID_SECRET: 'x'.repeat(32) },
    APEX_HOST,
  }).APEX_HOST

test.each([
  ['bible.church.org', 'bible.church.org'],
  ['Bible.Church.org', 'bible.church.org'],
  [' bible.church.org\n', 'bible.church.org'],
  ['192.168.1.5', '192.168.1.5'],
  ['church-pc', 'church-pc'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['', 'localhost'],
])('APEX_HOST %j is read as %s', (given, read) => {
  expect(apexOf(given)).toBe(read)
})

test.each([
  'https://bible.church.org',
  'bible.church.org:8443',
  'bible.church.org.',
  'bible.church.org/',
  'bible..church.org',
  '.church.org',
  '-bible.church.org',
  'bible_church.org',
  'bible church.org',
  'bücher.example',
  '[::1]',
  ' ',
])('APEX_HOST %j, under which no visitor would be served, is an error at the start', (given) => {
  expect(() => apexOf(given)).toThrow(
    /^APEX_HOST: a host name such as bible\.church\.org, without https:\/\/ and port$/,
  )
})
