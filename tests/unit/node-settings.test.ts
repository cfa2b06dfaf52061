import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { memorySettings, withNodeSettings } from '../../infra/run/node-settings.ts'
import { IMPORT_COMMAND } from '../../shared/server/import-command.ts'

test('a process keeps its compiled code in the data folder, unless another folder is given', () => {
  expect(withNodeSettings({ PORT: '1' })).toEqual({
    PORT: '1',
    ...memorySettings,
    NODE_COMPILE_CACHE: expect.stringMatching(/[/\\]compile-cache$/),
  })
  const given = { NODE_COMPILE_CACHE: '/elsewhere', MALLOC_MMAP_THRESHOLD_: '1' }
  expect(withNodeSettings(given)).toEqual(given)
})

test('npm run import gives Node the same arguments as the program that imports for operators', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { import: string } }
  const [, ...given] = scripts.import.split(' ')
  expect(given.slice(0, -1)).toEqual(IMPORT_COMMAND.slice(0, -1))
  expect(IMPORT_COMMAND.at(-1)?.endsWith(`/${given.at(-1)}`)).toBe(true)
})
