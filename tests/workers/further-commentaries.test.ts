import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importSource } from '../../infra/run/import-bible.ts'
import { SourceError } from '../../shared/bible/formats/xml.ts'
import { CommentariesAnswer } from '../../shared/contract/bible.ts'
import { createFinder, type Finder } from '../../shared/server/finder.ts'
import { createLog } from '../../shared/server/log.ts'
import { checkAnswer } from '../../workers/quotes/quotes.ts'
import { askBuiltin } from '../helpers/answers/builtin-provider.ts'
import { startApi, type TestApi } from '../helpers/client/api.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/db/database.ts'
import { makeCommentary } from '../helpers/db/sword-module.ts'

let database: TestDatabase
let api: TestApi
let finder: Finder
let library: string

/** In the format of the real module, with our own text. */
const treasury = {
  'Psalms 23:0': '<chapter n="23" osisID="Ps.23" sID="Ps.23"/>',
  'Psalms 23:1': [
    '<title type="x-s">Psalm 23 OVERVIEW</title> <div sID="g1" type="x-p"/> A short song for <hi type="italic">every</hi> tired walker.<div eID="g1" type="x-p"/>',
    '<title type="x-s">EXPOSITION</title> <div sID="g2" type="x-p"/> <hi type="bold">Verse 1.</hi> The shepherd owns the sheep, leads the sheep, and lacks for the sheep not one single thing.<div eID="g2" type="x-p"/>',
    '<div sID="g3" type="x-p"/> <hi type="bold">Verses 2, 3.</hi> Quiet waters, green fields; see <reference osisRef="John.10.11">John 10:11</reference>.<div eID="g3" type="x-p"/>',
    '<title type="x-s">EXPLANATORY NOTES AND QUAINT SAYINGS</title> <hi type="bold">Verse 1.</hi> Another writer has another thought.',
    '<title type="x-s">HINTS TO THE VILLAGE PREACHER</title> <hi type="bold">Verse 1.</hi> Three heads for a sermon.',
  ].join(' '),
}
const notes = {
  'John 3:0': '<chapter n="3" osisID="John.3" sID="John.3"/>',
  'John 3:3':
    '<title type="x-s">The new birth</title> <hi type="bold">born</hi> <div eID="g4" type="x-p"/> Said of a life that begins from above. (See Scofield "<reference osisRef="Scofield:Lu 1:35">Luke 1:35</reference>")',
}

beforeAll(async () => {
  library = mkdtempSync(join(tmpdir(), 'library-'))
  makeCommentary(library, 'TDavid', treasury)
  makeCommentary(library, 'Scofield', notes)
  process.env.SWORD_PATH = library
  database = await createTestDatabase({ texts: true })
  api = await startApi({ databaseUrl: database.url })
  finder = createFinder(database.db, createLog('test', 'silent'))
})
afterAll(async () => {
  delete process.env.SWORD_PATH
  rmSync(library, { recursive: true, force: true })
  await api.stop()
  await database.drop()
})

const ids = async () =>
  CommentariesAnswer.parse((await api.get('/api/commentaries')).json()).commentaries.map(({ id }) => id)

test('a further commentary is imported on request, and named as what it is', async () => {
  expect(await ids()).toEqual(['mhc'])
  expect(await importSource(database.db, 'sword:TDavid')).toMatchObject({ id: 'tdavid', summary: '2 entries' })
  expect(await importSource(database.db, 'sword:TDavid')).toMatchObject({ changed: false })
  expect(await importSource(database.db, 'scofield')).toMatchObject({ id: 'scofield', summary: '1 entries' })
  expect(await ids()).toEqual(['mhc', 'tdavid', 'scofield'])
  const { commentaries } = CommentariesAnswer.strict().parse((await api.get('/api/commentaries')).json())
  expect(commentaries[1]).toEqual({
    ...{ id: 'tdavid', name: 'The Treasury of David', author: 'C. H. Spurgeon', written: '1869–1885' },
    ...{ tradition: 'Baptist, England', books: ['PSA'] },
  })
  await expect(importSource(database.db, 'sword:Nonesuch')).rejects.toBeInstanceOf(SourceError)
})

test('only the author’s own text of the Treasury is imported, verse by verse', async () => {
  expect((await api.get('/api/commentary/tdavid/PSA/23')).json()).toEqual({
    source: 'tdavid',
    entries: [
      {
        ...{ start_verse: 1, end_verse: 1 },
        html: '<p>A short song for every tired walker.</p><p>The shepherd owns the sheep, leads the sheep, and lacks for the sheep not one single thing.</p>',
      },
      {
        ...{ start_verse: 2, end_verse: 3 },
        html: '<p>Quiet waters, green fields; see <a class="ref" data-ref="JHN.10.11">John 10:11</a>.</p>',
      },
    ],
  })
})

test('a note keeps its words and its references', async () => {
  const { entries } = (await api.get('/api/commentary/scofield/JHN/3')).json()
  expect(entries).toMatchObject([{ start_verse: 3, end_verse: 3 }])
  expect(entries[0].html).toMatch(
    /^<p><b>born<\/b> Said of a life that begins from above\. .*data-ref="LUK\.1\.35">Luke 1:35<\/a>/,
  )
})

test('a built-in answer quotes the second commentary by its name, sealed as a teacher’s words', async () => {
  const place = { book: 'PSA', chapter: 23 }
  const question = 'How does the shepherd of Psalm 23:1 lead his sheep?'
  const { text, content, spans } = await askBuiltin({ db: database.db, finder }, question, { place })
  expect(text).toContain(
    'C. H. Spurgeon, in The Treasury of David (1869–1885; Baptist, England), on Psalm 23:1: “The shepherd owns the sheep, leads the sheep, and lacks for the sheep not one single thing.”',
  )
  expect(text).toContain('opened Matthew Henry and C. H. Spurgeon')
  expect(content).toContain('lacks for the sheep not one single thing')
  expect(JSON.stringify(spans)).toContain('The Treasury of David')
})

test('a quotation that a model ascribes to an installed teacher is checked against it', async () => {
  const place = { bible_id: 'eng-web', book: 'PSA', chapter: 23, verses: [] }
  const check = async (words: string) =>
    JSON.stringify(
      await checkAnswer({
        ...{ db: database.db, bible_id: 'eng-web', language: 'en', place, tool_results: [] },
        text: `Spurgeon writes: “${words}”`,
      }),
    )
  expect(
    await check('The shepherd owns the sheep, leads the sheep, and lacks for the sheep not one single thing.'),
  ).toContain('"edition":"tdavid"')
  expect(await check('The shepherd sold his sheep at the market and bought himself a horse.')).not.toContain('tdavid')
})
