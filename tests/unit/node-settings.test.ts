import { expect, test } from 'vitest'
import { withNodeSettings } from '../../infra/run/node-settings.ts'

test('a process keeps its compiled code in the data folder, unless another folder is given', () => {
  expect(withNodeSettings({ PORT: '1' })).toEqual({
    PORT: '1',
    NODE_COMPILE_CACHE: expect.stringMatching(/[/\\]compile-cache$/),
  })
  expect(withNodeSettings({ NODE_COMPILE_CACHE: '/elsewhere' })).toEqual({ NODE_COMPILE_CACHE: '/elsewhere' })
})
