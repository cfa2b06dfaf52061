import { expect, test } from 'vitest'
import { sourceFiles } from '../helpers/source/source-files.ts'

/** React calls what an effect returns to undo it, and the newest browsers return a promise from each scroll. */
const returned = /use(?:Layout)?Effect\(\s*\(\) =>\s*(?!void\b)[\w.?!()]+\.scroll\w*\(/
const web = sourceFiles('web/**/*.ts', 'web/**/*.tsx')

test('no effect returns what a scroll returns', () => {
  expect(returned.test('useEffect(() => field.current!.form!.scrollIntoView({}), [])')).toBe(true)
  expect(web.length).toBeGreaterThan(300)
  expect(web.filter(({ text }) => returned.test(text)).map(({ path }) => path)).toEqual([])
})
