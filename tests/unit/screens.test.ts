import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { screenAt, screens } from '../../shared/screens.ts'
import titles from '../../shared/words/en/titles.json' with { type: 'json' }

test('the table of screens lists the routes of the app, and the server’s own page', () => {
  const source = readFileSync(new URL('../../web/routes.tsx', import.meta.url), 'utf8')
  const routes = [...source.matchAll(/(?:\bscreen\(|\bpath: )'([^']+)'/g)].map(([, path]) => path!)
  expect(routes.length).toBe(source.match(/import\('\.\/[^']+Screen\.tsx'\)/g)!.length + 2)
  const expected = routes.filter((path) => path !== '*').map((path) => `/${path.replace(/^\//, '')}`)
  expect(Object.keys(screens).toSorted()).toEqual([...expected, '/offline'].toSorted())
})

test.each([
  ['/', ''],
  ['/reading-plans', 'My Plans'],
  ['/reading-plans/', 'My Plans'],
  ['/reading-plans/x', 'My Plans'],
  ['/reading-plans/edit/12', 'Edit Plan'],
  ['/reading-plans/12', 'Reading Plans'],
  ['/plans', 'Reading Plans'],
  ['/plans/12', 'Reading Plans'],
  ['/site', 'Content Not Found'],
  ['/instructions/abc', 'The AI’s instructions'],
])('the screen of %s has the title “%s”', (path, title) => {
  const key = screenAt(path)!.title
  expect(key && titles[key]).toBe(title)
})

test.each(['/x', '/about-us', '/read/JHN', '/read/JHN/3/x', '/plans/x', '/trust/x', '/reading-plans/a/b/c'])(
  '%s is no screen',
  (path) => {
    expect(screenAt(path)).toBeUndefined()
  },
)
