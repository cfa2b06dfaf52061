import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { importSource } from '../../infra/run/import-bible.ts'
import { SourceError } from '../../shared/bible/formats/xml.ts'
import { hostileMarkers } from '../fixtures/hostile-usfm.ts'
import { fileDatabase } from '../helpers/db/database.ts'
import { sourceFolder } from '../helpers/db/source-folder.ts'
import { storedTexts } from '../helpers/db/stored-texts.ts'
import { zip } from '../helpers/db/zip.ts'

const database = await fileDatabase()
const { folder, written } = sourceFolder()

const genesis = '\\id GEN\n\\h Génesis\n\\c 1\n\\p\n\\v 1 In the \\zfoo beginning\\zfoo*.\n\\zbar aside'
const files = [
  {
    name: 'release/EXO.usx',
    text: '<usx version="3.0"><book code="EXO" style="id"/><chapter number="1" style="c"/><para style="p"><verse number="1" style="v"/>These are the names.</para></usx>',
  },
  { name: 'release/styles.xml', text: '<styles/>' },
  { name: 'release/GEN.usfm', text: genesis },
  { name: 'FRT.usfm', text: '\\id FRT\n\\p Welcome' },
  { name: 'metadata.xml', text: '<a/>' },
]

test('a folder and a zip with a file for each book are read in the order of the Bible', async () => {
  for (const { name, text } of files) written(`eng-folder/${name}`, text)
  await importSource(database.db, join(folder, 'eng-folder'))
  await importSource(database.db, written('eng-books.zip', zip(files)))
  const { books, verses } = await storedTexts(database.db)
  const own = (id: string) => ({
    books: books.filter(({ bible_id }) => bible_id === id).map(({ id: book, name }) => [book, name]),
    verses: verses.filter(({ bible_id }) => bible_id === id).map(({ text }) => text),
  })
  expect(own('eng-folder')).toEqual({
    books: [
      ['GEN', 'Génesis'],
      ['EXO', 'Exodus'],
    ],
    verses: ['In the beginning.', 'These are the names.'],
  })
  expect(own('eng-books')).toEqual(own('eng-folder'))
  expect(await importSource(database.db, join(folder, 'eng-folder'))).toMatchObject({ changed: false })
})

test('markers that the format does not have are in the summary and in the manifest', async () => {
  const { id, summary } = await importSource(database.db, written('eng-custom.usfm', genesis))
  expect(summary).toMatch(/^1 books, 1 chapters, 1 verses; unknown markers.*: \\zfoo \(1\), \\zbar \(1\)$/)
  const { bibles } = await storedTexts(database.db)
  expect(bibles.find((bible) => bible.id === id)).toMatchObject({
    format: 'USFX',
    manifest: { unknown_markers: { zfoo: 1, zbar: 1 } },
  })
})

test('a folder without a text is named', async () => {
  const empty = mkdtempSync(join(folder, 'empty-'))
  await expect(importSource(database.db, empty)).rejects.toThrow(/the folder contains no \.xml, \.usx/)
})

describe('a source in USFM or USX that cannot be trusted', () => {
  beforeAll(async () => {
    const text = '\\id GEN\n\\c 1\n\\p\n\\v 1 In the beginning God created.'
    for (const file of ['hostile.usfm', 'hostile.zip'])
      await importSource(database.db, written(file, file.endsWith('zip') ? zip([{ name: 'GEN.usfm', text }]) : text))
  })

  test.for(hostileMarkers)('$what is rejected, and the existing text stays', async ({ bytes, says, file = '' }) => {
    const before = await storedTexts(database.db)
    const error = await importSource(database.db, written(file, bytes)).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(SourceError)
    expect((error as SourceError).message).toMatch(says)
    expect((error as SourceError).message.length).toBeLessThan(300)
    expect(await storedTexts(database.db)).toEqual(before)
  })
})
