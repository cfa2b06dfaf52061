import { readFileSync } from 'node:fs'
import { books } from '#shared/bible/books.ts'
import { furtherLanguages } from '#shared/bible/further-languages.ts'
import { addReferenceLanguage } from '#shared/bible/reference-parser.ts'

const loading = new Map<string, Promise<void>>()

/** Resolves once references in a language, given as a tag such as `de-AT`, can be parsed, if they ever can. */
export async function loadReferenceLanguage(tag: string): Promise<void> {
  const [language = ''] = tag.toLowerCase().split('-')
  const load = furtherLanguages[language]
  if (!load) return
  if (!loading.has(language))
    loading.set(
      language,
      load().then((read) => addReferenceLanguage(language, read, namesIn(language))),
    )
  await loading.get(language)
}

/** The names of the books of both testaments in the interface's words, by OSIS id. */
function namesIn(language: string): [osis: string, name: string][] {
  const file = new URL(`../words/${language}/books.json`, import.meta.url)
  const names = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  const both = books.filter(({ testament }) => testament !== 'DC')
  // "1 João" before "João", which it contains
  return both.map(({ id, osis }): [string, string] => [osis, names[id]!]).sort(([, a], [, b]) => b.length - a.length)
}
