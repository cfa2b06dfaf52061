import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { WrittenSuggestions } from '../../shared/server/sql/written-suggestions.ts'

const folder = join(import.meta.dirname, 'suggestions')

const isVerses = /^\d+(?:-\d+)?(?:, \d+(?:-\d+)?)?$/

/** All written suggestions. Throws an error that names the file and the line that breaks the format. */
export function readSuggestions(): WrittenSuggestions[] {
  return globSync('???.md', { cwd: folder })
    .toSorted()
    .flatMap((file) => parseSuggestions(basename(file, '.md'), readFileSync(join(folder, file), 'utf8')))
}

/** The suggestions of one book's file; `book` is its code. Throws an error that names the line. */
export function parseSuggestions(book: string, text: string): WrittenSuggestions[] {
  const sets: WrittenSuggestions[] = []
  let chapter = 0
  let current: WrittenSuggestions | undefined
  for (const [i, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    const fail = (problem: string): never => {
      throw new Error(`${book}.md line ${i + 1}: ${problem}: ${line}`)
    }
    const start = (language: 'en' | 'es') => {
      current = { book, chapter, language, suggestions: [] }
      sets.push(current)
    }
    if (line === '' || /^# /.test(line)) continue
    const heading = /^## (\d+)$/.exec(line)
    if (heading) {
      const next = Number(heading[1])
      if (next <= chapter) fail('chapters are not in order')
      chapter = next
      start('en')
    } else if (line === 'es:') start('es')
    else {
      const [, question, summary, verses] = /^- (.+?) \| (.+?) \| ([\d, -]+)$/.exec(line) ?? []
      if (!question || !summary || !verses || !current) return fail('not "- question | chip | verses"')
      if (!isVerses.test(verses)) fail('not verses such as "13-15" or "8-11, 24"')
      current.suggestions.push({ question, summary, verses })
    }
  }
  return sets
}
