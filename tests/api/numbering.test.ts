import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importSource } from '../../infra/run/import-bible.ts'
import type { Span } from '../../shared/contract/spans.ts'
import { createFinder } from '../../shared/server/finder.ts'
import { createLog } from '../../shared/server/log.ts'
import { findManifest } from '../../shared/server/sql/bibles.ts'
import { checkAnswer } from '../../workers/quotes/quotes.ts'
import { createTools } from '../../workers/tools/tools.ts'
import { hebrew } from '../fixtures/numberings.ts'
import { startApi, type TestApi } from '../helpers/client/api.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/db/database.ts'

/*
 * A text in Hebrew numbering in which each verse contains its own number. English Psalm 51:1 is its Psalm 51:3, and
 * English Joel 2:28 its Joel 3:1.
 */

const ID = 'eng-hebrew'
const BOOKS = ['GEN', 'PSA', 'JOL', 'MAL', 'JHN']
const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

const spelled = (number: number) => [...String(number)].map((digit) => DIGITS[Number(digit)]).join(' and ')
const verseText = (book: string, chapter: number, verse: number) =>
  `Herein ${book.toLowerCase()} speaks of lamps by ${spelled(chapter)} and of rivers by ${spelled(verse)}.`

function usfx(): string {
  const books = BOOKS.map((book) => {
    const chapters = (hebrew.get(book) ?? []).map((last, i) => {
      const verses = Array.from({ length: last }, (_, v) => `<v id="${v + 1}"/>${verseText(book, i + 1, v + 1)}<ve/>`)
      return `<c id="${i + 1}"/><p>${verses.join(' ')}</p>`
    })
    return `<book id="${book}"><h>${book}</h>${chapters.join('')}</book>`
  })
  return `<usfx>${books.join('')}</usfx>`
}

let database: TestDatabase
let api: TestApi
let folder: string

beforeAll(async () => {
  database = await createTestDatabase({ texts: true })
  folder = mkdtempSync(join(tmpdir(), 'numbering-'))
  const file = join(folder, `${ID}.usfx.xml`)
  writeFileSync(file, usfx())
  await importSource(database.db, file)
  api = await startApi({ databaseUrl: database.url })
})
afterAll(async () => {
  await api?.stop()
  await database?.drop()
  rmSync(folder, { recursive: true })
})

test('the import recognises the numbering by its verse counts, and stores it', async () => {
  expect((await findManifest(database.db, ID))?.numbering).toBe('hebrew')
})

test('Home and the search open the right verse, not the one with the same number', async () => {
  const visitor = api.visitor()
  await visitor.put('/api/user/translation', { translation_id: ID })
  expect((await visitor.post('/api/home', { prompt: 'Psalm 51:1' })).json()).toMatchObject({
    book: 'PSA',
    chapter: 51,
    verses: [3],
  })
  expect((await visitor.post('/api/home', { prompt: 'Joel 2:28' })).json()).toMatchObject({
    book: 'JOL',
    chapter: 3,
    verses: [1],
  })
  const found = await api.get(`/api/bible/${ID}/search?q=Malachi+4:2`)
  expect(found.json().results).toMatchObject([{ book: 'MAL', chapter: 3, verse: 20 }])
})

test('a passage can be read by English numbers, its own numbers, and those of another translation', async () => {
  const read = async (bible: string, ref: string, numbering = '') => {
    const query = new URLSearchParams({ ref, ...(numbering && { numbering }) })
    const { passages } = (await api.get(`/api/bible/${bible}/passage?${query}`)).json()
    return passages.map((each: { ref: string }) => each.ref)
  }
  expect(await read(ID, 'Psalm 51:1')).toEqual(['Psalm 51:3'])
  expect(await read(ID, 'Psalm 51:3', ID)).toEqual(['Psalm 51:3'])
  expect(await read(ID, 'Psalm 51:1', 'eng-kjv')).toEqual(['Psalm 51:3'])
  expect(await read('eng-kjv', 'Psalm 51:3', ID)).toEqual(['Psalm 51:1'])
  expect(await read('eng-kjv', 'Psalm 51:1')).toEqual(['Psalm 51:1'])
  expect((await api.get(`/api/bible/${ID}/passage?ref=Psalm+51:1&numbering=none`)).status).toBe(404)
})

describe('an answer', () => {
  const check = async (text: string, place = { book: 'JHN', chapter: 3, verses: [] as number[] }) =>
    checkAnswer({ db: database.db, text, bible_id: ID, language: 'en', place: { bible_id: ID, ...place } })
  const shown = ({ content, spans }: { content: string; spans: Span[] }) =>
    spans.map(({ start, end, verdict, source }) => [content.slice(start, end), verdict, source?.ref])

  test('has its references linked to their verses', async () => {
    const { content } = await check('Read Psalm 51:1 and Joel 2:28–32, and verse 32.')
    expect(content).toBe(
      'Read [Psalm 51:1](/read/PSA/51?verse=3) and [Joel 2:28–32](/read/JOL/3), and [verse 32](/read/JOL/3?verse=5).',
    )
  })

  test('has quotations verified next to references in English numbering and in that of the text', async () => {
    const words = verseText('PSA', 51, 3)
    for (const ref of ['Psalm 51:1', 'Psalm 51:3']) {
      const checked = await check(`It says “${words}” (${ref}).`)
      expect(shown(checked), ref).toEqual([[words, 'exact', 'Psalm 51:3']])
      expect(checked.content).toContain('(/read/PSA/51?verse=3)')
    }
  })

  test('does not seal words of the verse with the same number', async () => {
    const changed = verseText('JOL', 2, 28 - 1).replace('lamps', 'stones')
    expect(shown(await check(`It says “${changed}” (Joel 2:28).`)).map(([, verdict]) => verdict)).not.toContain('exact')
  })
})

test('a pasted text is compared with the verse that its reference names', async () => {
  const words = verseText('MAL', 3, 20)
  const answer = await api.post('/api/check', { text: `“${words}” (Malachi 4:2)`, bible_id: ID })
  expect(answer.json().spans).toMatchObject([{ verdict: 'exact', source: { edition: ID, ref: 'Malachi 3:20' } }])
})

test('the tools of models read and name passages in English numbering', async () => {
  const { db } = database
  const finder = createFinder(db, createLog('test', 'silent'))
  const place = { bible_id: ID, book: 'PSA', chapter: 51, verses: [] }
  const tools = createTools({ db, finder, place, signal: new AbortController().signal })
  const { result } = await tools.call('get_passage', { reference: 'Psalm 51:1' })
  expect(result.passages).toEqual([
    { reference: 'Psalm 51:1', book: 'PSA', verses: [{ chapter: 51, verse: 1, text: verseText('PSA', 51, 3) }] },
  ])
  const comment = await tools.call('get_commentary', { reference: 'Joel 2:28' })
  expect(JSON.stringify(comment.result)).toContain('Joel 2:28')
})
