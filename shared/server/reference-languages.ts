import { readFileSync } from 'node:fs'
import { books } from '#shared/bible/books.ts'
import { addReferenceLanguage, type ReferenceLanguage } from '#shared/bible/reference-parser.ts'

/** Languages beside English, Spanish and Chinese in which references are parsed. Each is loaded when it is needed. */
const further: Record<string, () => Promise<ReferenceLanguage>> = {
  ar: () => import('bible-passage-reference-parser/esm/lang/ar.js'),
  de: () => import('bible-passage-reference-parser/esm/lang/de.js'),
  fr: () => import('bible-passage-reference-parser/esm/lang/fr.js'),
  he: () => import('bible-passage-reference-parser/esm/lang/he.js'),
  id: () => import('bible-passage-reference-parser/esm/lang/id.js'),
  ko: () => import('bible-passage-reference-parser/esm/lang/ko.js'),
  pt: () => import('bible-passage-reference-parser/esm/lang/pt.js'),
  sw: () => import('bible-passage-reference-parser/esm/lang/sw.js'),
}

const loading = new Map<string, Promise<void>>()

/** Resolves once references in a language, given as a tag such as `de-AT`, can be parsed, if they ever can. */
export async function loadReferenceLanguage(tag: string): Promise<void> {
  const [language = ''] = tag.toLowerCase().split('-')
  const load = further[language]
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
