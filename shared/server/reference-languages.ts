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

/** The names of the books of both testaments in the interface's words, by OSIS id, and how else they are typed. */
function namesIn(language: string): [osis: string, name: string][] {
  const both = books.filter(({ testament }) => testament !== 'DC')
  // "1 João" before "João", which it contains
  return both
    .flatMap(({ id, osis }) => {
      const name = wordIn(language, 'books', id)!
      const typed = language === 'he' ? typedInHebrew(id) : name.replace('. ', ' ')
      return [...new Set([name, typed ?? name])].map((each): [string, string] => [osis, each])
    })
    .sort(([, a], [, b]) => b.length - a.length)
}

const numberedInHebrew: Record<string, string> = {
  ...{ SA: 'שמואל', KI: 'מלכים', CH: 'דברי הימים', CO: 'קורינתים', TH: 'תסלוניקים', TI: 'טימותיאוס' },
  ...{ PE: 'פטרוס', JN: 'יוחנן' },
}

/** "1 יוחנן", which is printed in words; undefined for a book without a number. */
function typedInHebrew(id: string): string | undefined {
  const name = numberedInHebrew[id.slice(1)]
  return /^\d/.test(id) && name ? `${id[0]} ${name}` : undefined
}
