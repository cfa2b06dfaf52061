import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importSource } from '../../../infra/run/import-bible.ts'
import type { Db } from '../../../shared/server/db.ts'
import { hebrew } from '../../fixtures/numberings.ts'

/** The id of the text in Hebrew numbering. */
export const HEBREW_TEXT = 'eng-hebrew'
const BOOKS = ['GEN', 'PSA', 'JOL', 'MAL', 'JHN']
const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

const spelled = (number: number) => [...String(number)].map((digit) => DIGITS[Number(digit)]).join(' and ')

/** The words of a verse of the text in Hebrew numbering. */
export const verseText = (book: string, chapter: number, verse: number) =>
  `Herein ${book.toLowerCase()} speaks of lamps by ${spelled(chapter)} and of rivers by ${spelled(verse)}.`

/**
 * Imports a text in Hebrew numbering in which each verse contains its own number. English Psalm 51:1 is its Psalm 51:3,
 * and English Joel 2:28 its Joel 3:1.
 */
export async function importHebrewText(db: Db): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'numbering-'))
  try {
    const file = join(folder, `${HEBREW_TEXT}.usfx.xml`)
    writeFileSync(file, usfx())
    await importSource(db, file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

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
