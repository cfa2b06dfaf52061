import type { Distress, OtherLanguage } from './kinds.ts'
import { arabic } from './others/ar.ts'
import { german } from './others/de.ts'
import { french } from './others/fr.ts'
import { hebrew } from './others/he.ts'
import { indonesian } from './others/id.ts'
import { korean } from './others/ko.ts'
import type { OtherSigns } from './others/other-signs.ts'
import { portuguese } from './others/pt.ts'
import { swahili } from './others/sw.ts'
import { chinese } from './others/zh.ts'
import type { UrgentKind } from './replies.ts'

type Signs = { hint: RegExp; kinds: [UrgentKind, RegExp][]; quoting: RegExp; about: RegExp }

const others: Record<OtherLanguage, OtherSigns> = {
  pt: portuguese,
  fr: french,
  de: german,
  sw: swahili,
  id: indonesian,
  ko: korean,
  zh: chinese,
  ar: arabic,
  he: hebrew,
}

/** Identifies the patterns: another text after each change of them. */
export const otherPatterns = (): string => JSON.stringify(others)

const languages = Object.keys(others) as OtherLanguage[]
const prepared: Partial<Record<OtherLanguage, Signs>> = {}

/** The distress that a normalised text surely expresses in a language other than English and Spanish. */
export function recogniseOther(said: string): Distress | undefined {
  const words = plain(said)
  const asks = /[?؟]/.test(said)
  for (const language of languages) {
    const text = respell(words, others[language].same)
    prepared[language] ??= prepare(others[language])
    const { hint, kinds, quoting, about } = prepared[language]
    if (!hint.test(text)) continue
    const isOwn = (sign: RegExpExecArray) => !about.test(sign[0]) && !(asks && quoting.test(text.slice(0, sign.index)))
    const found = kinds.find(([, pattern]) => text.matchAll(pattern).some(isOwn))
    if (found) return { kind: found[0], response: 'reply', language }
  }
  return undefined
}

/** Whether a normalised text has a word or an ending that is usual in this language; other languages may have it, too. */
export function hasHint(said: string, language: OtherLanguage): boolean {
  prepared[language] ??= prepare(others[language])
  return prepared[language].hint.test(respell(plain(said), others[language].same))
}

/** The words of a text with one space between them, a sentence on each line. */
function plain(said: string): string {
  return said
    .split(/[.?!;。؟\n]+/)
    .map((sentence) => sentence.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .join('\n')
}

/** Their patterns as regular expressions, which the engine compiles when it first needs them. */
function prepare({ hint, signs, before, after, same, names, says, why }: OtherSigns): Signs {
  const spell = (pattern: string) => respell(pattern.normalize('NFD').replace(/\p{M}+/gu, ''), same)
  const [start, end] = [before ?? '(?<![^ \n])', after ?? '(?![^ \n])']
  return {
    hint: new RegExp(hint),
    kinds: signs.map(([kind, patterns]) => {
      const lines = patterns.split('\n').flatMap((line) => spell(line).trim() || [])
      return [kind, new RegExp(`${start}(?:${lines.join('|').replaceAll(' … ', gap)})${end}`, 'gm')]
    }),
    quoting: new RegExp(spell(`(?:(?:${names}).{0,25}(?:${says})|(?:${says}).{0,25}(?:${names})).{0,16}$`)),
    about: new RegExp(spell(`(?:${why}).{0,12}(?:${names})|(?:${names}).{0,12}(?:${why})`)),
  }
}

const gap = ' (?:.{0,30} )?'

function respell(text: string, same: OtherSigns['same'] = []): string {
  return same.reduce((spelt, [other, one]) => spelt.replace(other, one), text)
}
