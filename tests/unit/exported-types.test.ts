import { expect, test } from 'vitest'
import { sourceFiles } from '../helpers/source/source-files.ts'

test('a type has one name in the whole house, and no file exports Options', () => {
  const files = sourceFiles('*.ts', '*.tsx').filter(({ path }) => !path.startsWith('tests/'))
  const places = new Map<string, string[]>()
  for (const { path, text } of files) {
    for (const [, name = ''] of text.matchAll(/^export (?:type|interface) (\w+)\b(?! *[,}])/gm)) {
      places.set(name, [...(places.get(name) ?? []), path])
    }
  }
  expect(places.size).toBeGreaterThan(300)
  expect([...places].filter(([, paths]) => paths.length > 1)).toEqual([])
  expect(places.get('Options')).toBeUndefined()
})
