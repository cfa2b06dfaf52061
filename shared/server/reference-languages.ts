import { books } from '#shared/bible/books.ts'
import { furtherLanguages } from '#shared/bible/further-languages.ts'
import { addReferenceLanguage } from '#shared/bible/reference-parser.ts'
import { primaryLanguage } from '#shared/primary-language.ts'
import { wordIn } from './words.ts'

const loading = new Map<string, Promise<void>>()

/** Resolves once references in a language, given as a tag such as `de-AT`, can be parsed, if they ever can. */
export async function loadReferenceLanguage(tag: string): Promise<void> {
  const language = primaryLanguage(tag)
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
  const both = books.filter(({ testament }) => testament !== 'DC')
  // "1 João" before "João", which it contains
  return both
    .map(({ id, osis }): [string, string] => [osis, wordIn(language, 'books', id)!])
    .sort(([, a], [, b]) => b.length - a.length)
}
