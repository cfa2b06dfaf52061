import { acceptedLanguages } from '../accepted-languages.ts'
import type { Care } from '../contract/care.ts'
import { primaryLanguage } from '../primary-language.ts'
import type { CareLanguage, Distress, OtherLanguage } from './kinds.ts'
import { normalise } from './normalise.ts'
import { marksOf } from './number-marks.ts'
import { numbersFor } from './numbers.ts'
import { isOwnHarmToChild } from './own-harm.ts'
import { english } from './replies/en.ts'
import { spanish } from './replies/es.ts'
import { shortLine, shortReply } from './replies/short.ts'
import { NEEDS, type UrgentKind } from './replies.ts'

/** What is stored of a question in distress, with its answer. The help itself is generated whenever it is shown. */
export type StoredCare = Distress & {
  /** The ISO code of the visitor's country; null if unknown. */
  country: string | null
  /** The fixed reply is the whole answer: no model's words follow. */
  is_whole: boolean
  /** The visitor hurts a child, or fears to. */
  is_own_harm?: boolean
}

/** The care for a text that expresses this distress; `accept` is the Accept-Language of the request. */
export function careOf(found: Distress, accept: string, text: string): StoredCare {
  // a need is not an emergency: it gets two lines and no reply
  const response = isUrgent(found.kind) ? found.response : 'lines'
  const isAbuse = found.kind === 'child_abuse' || found.kind === 'violence'
  const isOwnHarm = isAbuse && response === 'reply' && isOwnHarmToChild(normalise(text))
  const care = { ...found, response, country: countryOf(accept), is_whole: false }
  return isOwnHarm ? { ...care, is_own_harm: true } : care
}

/** Of several texts' care that of the first in danger, else the first: a need in one must not hide danger in another. */
export function mostUrgent<Each extends Pick<Distress, 'response'>>(found: readonly Each[]): Each | undefined {
  return found.find(({ response }) => response === 'reply') ?? found[0]
}

/** The care as it is shown, with its help as markdown. */
export function shownCare(care: StoredCare): Care {
  const { kind, response, language, is_whole } = care
  return { kind, response, language, is_whole, help: helpOf(care) }
}

/** The help in words: the whole reply, or two lines; in a language with three replies, the line of numbers alone. */
export function helpOf({ kind, circumstance, response, language, country, is_own_harm }: StoredCare): string {
  const numbers = numbersFor(language, country)
  if (isOther(language)) {
    const help = response === 'lines' ? shortLine(kind, numbers) : shortReply(kind, language, numbers)
    return marksOf(language).spaced(help)
  }
  const { full, lines } = language === 'es' ? spanish : english
  if (response === 'lines' || !isUrgent(kind)) return lines[circumstance ?? kind](numbers).join('\n\n')
  return full[is_own_harm ? 'own_harm' : kind](numbers)
}

/**
 * The country in an Accept-Language header: that of the first language, or of another range of the same language (`en,
 * en-GB;q=0.9`). Null if none has a country, as in `es-419, es;q=0.9, en-US;q=0.8`.
 */
export function countryOf(accept: string): string | null {
  const ranges = acceptedLanguages(accept)
  const [first = ''] = ranges
  const language = primaryLanguage(first)
  if (!language) return null
  for (const range of ranges) {
    if (primaryLanguage(range) !== language) continue
    const [, ...parts] = range.split('-')
    const region = parts.find((part) => /^[a-z]{2}$/i.test(part))
    if (region) return region.toUpperCase()
  }
  return null
}

function isOther(language: CareLanguage): language is OtherLanguage {
  return language !== 'en' && language !== 'es'
}

function isUrgent(kind: Distress['kind']): kind is UrgentKind {
  return !(NEEDS as readonly string[]).includes(kind)
}
