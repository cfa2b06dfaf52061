import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importSource } from '../../infra/run/import-bible.ts'
import { bookFromOsis, findBook } from '../../shared/bible/books.ts'
import { readChapterHtml } from '../helpers/browser/chapter-html.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/db/database.ts'
import { type Scan, scanOsis, scanSword, scanUsfx } from '../helpers/db/raw-scan.ts'

const folder = new URL('../../../shared/data/', import.meta.url)
const module = async (name: string) =>
  scanSword(
    await text(spawn('mod2imp', [name], { stdio: ['ignore', 'pipe', 'ignore'] }).stdout),
    (book) => findBook(book)?.id,
  )
const file = (name: string) => readFileSync(new URL(name, folder), 'utf8')

type Translation = { id: string; file?: string; scan: () => Promise<Scan> | Scan }
const translations: Translation[] = [
  { id: 'eng-web', scan: () => module('engWEB2015eb') },
  { id: 'eng-kjv', scan: () => module('engKJV2006eb') },
  { id: 'spa-rv1909', scan: () => module('spaRV1909eb') },
  {
    id: 'eng-us-oeb',
    file: 'eng-us-oeb.osis.xml',
    scan: () => scanOsis(file('eng-us-oeb.osis.xml'), (osis) => bookFromOsis(osis)?.id),
  },
  { id: 'chi-cuv', file: 'chi-cuv.usfx.xml', scan: () => scanUsfx(file('chi-cuv.usfx.xml')) },
]

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ texts: true })
})
afterAll(() => database.drop())

const wordsOf = (verse: string) => (verse.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')

/** The words of a verse in the source, where a mark between two letters separates two words. */
function expectedWords(verse: string): string {
  const enclitic =
    /(?<=\p{L})(?<!(?<!\p{L})(?:no|que|y|os|ellos|como|cuánto|Dios|Jehová|Josué|gentes))\{(?=(?:me|te|se|lo|la|le|los|las|les|nos|os)\})/giu
  return wordsOf(verse.replace(enclitic, '').replace(/[|{}]/g, ' '))
}

describe.each(translations)('$id', ({ id, file: name, scan: read }) => {
  // the files of public Bibles are not part of the repository
  const missing = name !== undefined && !existsSync(new URL(name, folder))

  test.skipIf(missing)(
    `contains every word of its source${missing ? ` (skipped: no ../shared/data/${name})` : ''}`,
    { timeout: 60_000 },
    async () => {
      if (name) await importSource(database.db, new URL(name, folder).pathname)
      const scan = await read()
      const { db } = database
      const rows = await db.selectFrom('verses').selectAll().where('bible_id', '=', id).orderBy('position').execute()
      const stored = new Map(rows.map((row) => [`${row.book} ${row.chapter}:${row.verse}`, row.text]))
      const differences: string[] = []
      const differ = (what: string, ...texts: (string | undefined)[]) => differences.push([what, ...texts].join('\n  '))

      expect(rows.length).toBeGreaterThan(1000)
      for (const place of stored.keys()) if (!scan.verses.has(place)) differ(`${place} is not in the source`)
      for (const [place, source] of scan.verses) {
        const verse = stored.get(place)
        if (verse === undefined) differ(`${place} is not stored`)
        // compare all characters in order, then each word
        else if (source.replace(/[|{}\s]/g, '') !== verse.replace(/\s/g, ''))
          differ(`${place}: characters`, source, verse)
        else if (expectedWords(source) !== wordsOf(verse)) differ(`${place}: words`, source, verse)
        else if (/ {2}|^ | $|\n/.test(verse)) differ(`${place}: white space`, verse)
      }

      const counts = {
        footnotes: 0,
        cross_references: 0,
        poetry_lines: 0,
        psalm_titles: 0,
        words_of_jesus: 0,
        markers: 0,
      }
      const chapters = await db
        .selectFrom('chapters')
        .select(['book', 'chapter', 'html_brotli', 'html_gzip'])
        .where('bible_id', '=', id)
        .execute()
      for (const { book, chapter, html_brotli, html_gzip } of chapters) {
        const html = brotliDecompressSync(html_brotli).toString()
        if (gunzipSync(html_gzip).toString() !== html) differ(`${book} ${chapter}: gzip holds another text`)
        const page = readChapterHtml(html)
        for (const key of Object.keys(counts) as (keyof typeof counts)[]) counts[key] += page.counts[key]
        for (const [verse, words] of page.verses) {
          if (words !== stored.get(`${book} ${chapter}:${verse}`)) {
            differ(`${book} ${chapter}:${verse}: HTML`, words, stored.get(`${book} ${chapter}:${verse}`))
          }
        }
        const outside = scan.unnumbered.get(`${book} ${chapter}`) ?? ''
        if (wordsOf(page.unnumbered) !== wordsOf(outside))
          differ(`${book} ${chapter}: outside of verses`, outside, page.unnumbered)
      }
      expect(differences).toEqual([])

      const { footnotes, cross_references, poetry_lines, psalm_titles, words_of_jesus } = scan
      const inSource = { footnotes, cross_references, poetry_lines, psalm_titles, words_of_jesus }
      expect(counts).toEqual({ ...inSource, markers: footnotes + cross_references })
      const { manifest } = await db
        .selectFrom('bibles')
        .select('manifest')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(manifest).toMatchObject({
        source_counts: { ...inSource, verses: scan.verses.size },
        counts: { ...inSource, verses: rows.length, chapters: chapters.length },
      })
    },
  )
})
