import { expect, test } from 'vitest'
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
