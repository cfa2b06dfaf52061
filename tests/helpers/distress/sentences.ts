import { readFileSync } from 'node:fs'
import { CARE_LANGUAGES, type DistressKind, type OtherLanguage } from '../../../shared/distress/kinds.ts'

/** `asked`: whether suicide is a sin, forgiven or punished. */
export type Sentence = { text: string; kind: DistressKind | 'asked' | 'none' }

/** The languages in which only sure signs are recognised. */
export const otherLanguages = CARE_LANGUAGES.filter((each): each is OtherLanguage => each !== 'en' && each !== 'es')

/** Sentences as people type them in a language, with the kind of distress that each expresses. */
export function sentencesIn(language: OtherLanguage): Sentence[] {
  const lines = readFileSync(new URL(`${language}.txt`, import.meta.url), 'utf8').split('\n')
  let kind: Sentence['kind'] = 'none'
  return lines.flatMap((text) => {
    if (!text.startsWith('# ')) return text ? [{ text, kind }] : []
    kind = text.slice(2) as Sentence['kind']
    return []
  })
}
