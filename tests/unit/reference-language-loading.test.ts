import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import pino from 'pino'
import { expect, test } from 'vitest'
import { createTranslations } from '../../api/bible/translations.ts'
import { findReferences } from '../../shared/bible/reference.ts'
import { checkText } from '../../shared/server/check-text.ts'
import type { Tables } from '../../shared/server/tables.ts'
import { loadTranslation } from '../../workers/chat-answer/translation.ts'

/** A database whose every query returns these rows. */
function dbWith(rows: object[]): Kysely<Tables> {
  class Driver extends DummyDriver {
    override acquireConnection = async () => ({
      executeQuery: async <Row>() => ({ rows: rows as Row[] }),
      async *streamQuery() {},
    })
  }
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}

const headIn = (language: string) => ({
  ...{ id: language, name: language, abbreviation: language, language, direction: 'ltr' as const },
  ...{ format: 'usfm', copyright: '', search_config: 'simple', version: '1' },
})

// each language is used once, because a loaded one stays loaded in this process
test('the references of a language are parsed once a worker has loaded a translation in it', async () => {
  expect(findReferences('siehe Johannes 3,16', 'de')).toEqual([])
  await loadTranslation(dbWith([]), 'de', undefined, headIn('de'))
  expect(findReferences('siehe Johannes 3,16', 'de')).toMatchObject([{ ref: 'John 3:16' }])
})

test('the references of a language are parsed once the API has read a translation in it', async () => {
  expect(findReferences('voir Jean 3.16', 'fr')).toEqual([])
  const row = { ...headIn('fr'), chapter_count: 1, book: 'JHN', chapter: 1, last: 1 }
  await createTranslations(dbWith([row]), pino({ enabled: false })).find('fr')
  expect(findReferences('voir Jean 3.16', 'fr')).toMatchObject([{ ref: 'John 3:16' }])
})

test('the references of a language are parsed in a pasted text in it', async () => {
  expect(findReferences('ver João 3:16', 'pt')).toEqual([])
  const bible = { id: 'pt', language: 'pt', versification: new Map() }
  await checkText({ db: dbWith([]), text: 'ver João 3:16', bible, budgetMs: 1000 })
  expect(findReferences('ver João 3:16', 'pt')).toMatchObject([{ ref: 'John 3:16' }])
})
