import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withNodeSettings } from '../../infra/run/node-settings.ts'
import { IMPORT_COMMAND } from '../../shared/server/import-command.ts'

test('a process keeps its compiled code in the data folder, unless another folder is given', () => {
  expect(withNodeSettings({ PORT: '1' })).toEqual({
    PORT: '1',
    NODE_COMPILE_CACHE: expect.stringMatching(/[/\\]compile-cache$/),
  })
  expect(withNodeSettings({ NODE_COMPILE_CACHE: '/elsewhere' })).toEqual({ NODE_COMPILE_CACHE: '/elsewhere' })
})

test('npm run import gives Node the same arguments as the program that imports for operators', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { import: string } }
  const [, ...given] = scripts.import.split(' ')
  expect(given.slice(0, -1)).toEqual(IMPORT_COMMAND.slice(0, -1))
  expect(IMPORT_COMMAND.at(-1)?.endsWith(`/${given.at(-1)}`)).toBe(true)
})
