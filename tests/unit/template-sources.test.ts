import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DATA, templateSources } from '../helpers/db/template-cache.ts'

test('the templates are built again when anything that fills them changes', () => {
  const sources = templateSources()
  expect(sources).toEqual(
    expect.arrayContaining([
      ...['infra/run/import-bible.ts', 'infra/run/migrate.ts', 'infra/run/seed.ts', 'infra/run/seed-plans.ts'],
      ...['infra/import/store-bible.ts', 'shared/bible/render.ts', 'shared/plans/whole.ts'],
      // the indexes that an import stores with its text
      ...['shared/server/library.ts', 'shared/seals/text-index.ts', 'shared/search/verse-index.ts'],
    ]),
  )
  expect(sources.filter((path) => /^(?:web|api|workers)\//.test(path))).toEqual([])
})

test.each(DATA)('%s matches files', (pattern) => {
  expect(globSync(pattern).length).toBeGreaterThan(0)
})
