import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { fill } from '../../infra/run/fill.ts'
import { DEFAULT_BIBLES, importSource, RESOURCES } from '../../infra/run/import-bible.ts'
import { SourceError } from '../../shared/bible/formats/xml.ts'
import { searchVerses } from '../../shared/search/search-verses.ts'
import { FILL_POOL } from '../../shared/server/connections.ts'
import { createDb } from '../../shared/server/db.ts'
import { libraryOf } from '../../shared/server/library.ts'
import { createLog } from '../../shared/server/log.ts'
import { listTexts } from '../../shared/server/sql/text-indexes.ts'
import { hostileSources } from '../fixtures/hostile-sources.ts'
import { fileDatabase, ownDatabase } from '../helpers/db/database.ts'
import { sourceFolder } from '../helpers/db/source-folder.ts'
import { storedTexts } from '../helpers/db/stored-texts.ts'
import { zip } from '../helpers/db/zip.ts'

const small = (verse: string, more = '') =>
  `<usfx><book id="GEN"><h>Genesis</h><c id="1"/><p><v id="1"/>${verse}<ve/></p>${more}</book></usfx>`

const database = await fileDatabase()
const { folder, written } = sourceFolder()
const stored = () => storedTexts(database.db)

describe('a source that cannot be trusted', () => {
  beforeAll(() => importSource(database.db, written('hostile.xml', small('In the beginning God created.'))))

  test.for(hostileSources)(
    '$what is rejected, and the existing text stays',
    async ({ bytes, says, file = 'hostile.xml' }) => {
      const before = await stored()
      const error = await importSource(database.db, written(file, bytes)).then(
        () => undefined,
        (reason: unknown) => reason,
      )
      expect(error).toBeInstanceOf(SourceError)
      const { message } = error as SourceError
      expect(message).toMatch(says)
      expect(message.length).toBeLessThan(300)
      expect(await stored()).toEqual(before)
    },
  )

  test('element names that are JavaScript property names are treated like others', async () => {
    const text = small('<constructor>In</constructor> <toString/>the <__proto__ a="b">beginning</__proto__>')
    const { id } = await importSource(database.db, written('eng-names.xml', text))
    const { verses } = await stored()
    expect(verses.find((verse) => verse.bible_id === id)?.text).toBe('In the beginning')
  })

  test('the command exits with 1, says why, and reports unknown arguments', () => {
    const run = (source: string) =>
      spawnSync(process.execPath, ['infra/run/import-bible.ts', source], {
        env: { ...process.env, DATABASE_URL: database.url },
        encoding: 'utf8',
      })
    const refused = run(written('doctype.xml', '<!DOCTYPE usfx><usfx/>'))
    expect(refused).toMatchObject({ status: 1, stdout: '' })
    expect(refused.stderr).toMatch(/^\S*doctype\.xml: a document type is not allowed\n$/)
    expect(run(join(folder, 'nowhere.xml'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('nowhere.xml'),
    })
    expect(run('sword:NoSuchModule')).toMatchObject({ status: 1, stderr: expect.stringContaining('is not installed') })
    expect(run('sword:../../etc')).toMatchObject({ status: 1, stderr: expect.stringContaining('letters and digits') })
  })
})

describe('importing', () => {
  test('is idempotent for the same source', async () => {
    const path = written('eng-again.xml', small('In the beginning God created.'))
    expect(await importSource(database.db, path)).toMatchObject({ id: 'eng-again', changed: true })
    const before = await stored()
    expect(await importSource(database.db, path)).toMatchObject({ id: 'eng-again', changed: false })
    expect(await stored()).toEqual(before)
  })

  test('replaces the old version completely if the source changed', async () => {
    const more = '<c id="2"/><p><v id="1"/>Thus the heavens were finished.<ve/></p>'
    await importSource(database.db, written('eng-new.xml', small('In the beginning.', more)))
    await importSource(database.db, written('eng-new.xml', small('At first God made.')))
    const { bibles, chapters, verses, books } = await stored()
    const own = (row: { bible_id: string }) => row.bible_id === 'eng-new'
    expect(verses.filter(own).map((verse) => verse.text)).toEqual(['At first God made.'])
    expect(chapters.filter(own)).toHaveLength(1)
    expect(books.filter(own)).toMatchObject([{ id: 'GEN', name: 'Genesis', abbreviation: 'Gen', chapter_count: 1 }])
    expect(bibles.find(({ id }) => id === 'eng-new')).toMatchObject({
      language: 'en',
      direction: 'ltr',
      format: 'USFX',
      manifest: { source: 'eng-new.xml', counts: { books: 1, chapters: 1, verses: 1, footnotes: 0 } },
    })
  })

  test('changes nothing if the source fails in its last chapter', async () => {
    const chapters = Array.from({ length: 149 }, (_, i) => `<c id="${i + 2}"/><v id="1"/>word<ve/>`).join('')
    const psalms = (text: string, more = '') => small(text, more).replace('GEN', 'PSA')
    await importSource(database.db, written('eng-late.xml', psalms('Kept.')))
    const before = await stored()
    await expect(
      importSource(database.db, written('eng-late.xml', psalms('Lost.', `${chapters}<c id="x"/>`))),
    ).rejects.toThrow(/no chapter number/)
    expect(await stored()).toEqual(before)
  })

  test('leaves one result if two imports of a translation run at once', async () => {
    const sources = ['one', 'two'].map((word) => {
      const inner = mkdtempSync(join(folder, `${word}-`))
      writeFileSync(join(inner, 'eng-both.xml'), small(`Only ${word}.`))
      return join(inner, 'eng-both.xml')
    })
    await Promise.all(sources.map((source) => importSource(database.db, source)))
    const { verses } = await stored()
    expect(verses.filter((verse) => verse.bible_id === 'eng-both')).toHaveLength(1)
  })

  test('reads a zip like the file in it', async () => {
    const text = small('In the beginning.')
    const files = [
      { name: 'eng-zipped_usfx.xml', text },
      { name: 'copr.htm', text: '<html>' },
      { name: 'eng-zippedmetadata.xml', text: '<a/>' },
    ]
    const { id } = await importSource(database.db, written('eng-zipped_usfx.zip', zip(files)))
    expect(id).toBe('eng-zipped')
    const stores = await importSource(database.db, written('eng-stored.zip', zip([{ name: 'a.xml', text, method: 0 }])))
    expect(stores).toMatchObject({ id: 'eng-stored', changed: true })
  })

  test('finds Chinese by any two adjacent characters', async () => {
    await importSource(database.db, written('chi-test.xml', small('起初神創造天地。')))
    const { verses } = await stored()
    const verse = verses.find(({ bible_id }) => bible_id === 'chi-test')
    expect(verse).toMatchObject({ text: '起初神創造天地。', word_count: 7 })
    const head = (await listTexts(database.db)).find(({ id }) => id === 'chi-test')!
    const searched = await libraryOf(database.db).verses(head)
    const totals = ['創造', '神創', '地', '造創'].map(
      (query) => searchVerses(searched, query, { limit: 1, offset: 0 }).total,
    )
    expect(totals).toEqual([1, 1, 1, 0])
  })
})

test('a start keeps the edition of a default text that an operator has imported', async () => {
  const { url, db } = await ownDatabase()
  const asked: string[][] = []
  const start = (bibles: string) =>
    fill(url, bibles, async (_, { names }) => {
      asked.push([...names])
      return []
    })
  await importSource(db, written('eng-web.usfx.xml', small('In the beginning God created.')))
  await start(DEFAULT_BIBLES)
  // also one that an earlier version of the importer has stored
  await db.updateTable('bibles').set({ importer_version: 1 }).execute()
  await start(DEFAULT_BIBLES)
  const others = ['sword:engKJV2006eb', 'sword:spaRV1909eb', ...RESOURCES]
  expect(asked).toEqual([others, others])
  // BIBLES names another file with the same id
  await start('texts/eng-web.osis.xml')
  expect(asked.at(-1)).toEqual(['texts/eng-web.osis.xml', ...RESOURCES])
  // a file that BIBLES names in place of the built-in one is imported
  await sql`update bibles set manifest = manifest || '{"source": "sword:engWEB2015eb"}'`.execute(db)
  await start('texts/eng-web.usfx.xml')
  expect(asked.at(-1)).toEqual(['texts/eng-web.usfx.xml', ...RESOURCES])
})

test('its transaction may idle while a busy machine reads the next chapter', async () => {
  const { db } = createDb({ url: database.url, ...FILL_POOL, log: createLog('test', 'silent'), name: 'test' })
  onTestFinished(() => db.destroy())
  const { rows } = await sql<{
    idle: string
  }>`select current_setting('idle_in_transaction_session_timeout') as idle`.execute(db)
  expect(rows).toEqual([{ idle: '2min' }])
})
