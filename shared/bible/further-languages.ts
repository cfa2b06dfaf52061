import type { ReferenceLanguage } from './reference-parser.ts'

/** Languages beside English, Spanish and Chinese in which references are parsed. Each is loaded when it is needed. */
export const furtherLanguages: Record<string, () => Promise<ReferenceLanguage>> = {
  ar: () => import('bible-passage-reference-parser/esm/lang/ar.js'),
  de: () => import('bible-passage-reference-parser/esm/lang/de.js'),
  fr: () => import('bible-passage-reference-parser/esm/lang/fr.js'),
  he: () => import('bible-passage-reference-parser/esm/lang/he.js'),
  id: () => import('bible-passage-reference-parser/esm/lang/id.js'),
  ko: () => import('bible-passage-reference-parser/esm/lang/ko.js'),
  pt: () => import('bible-passage-reference-parser/esm/lang/pt.js'),
  sw: () => import('bible-passage-reference-parser/esm/lang/sw.js'),
}
