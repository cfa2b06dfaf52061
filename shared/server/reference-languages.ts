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
      load().then((read) => addReferenceLanguage(language, read)),
    )
  await loading.get(language)
}
