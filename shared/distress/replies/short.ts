import type { Need } from '../helplines/country.ts'
import type { DistressKind, OtherLanguage } from '../kinds.ts'
import type { Numbers } from '../numbers.ts'
import type { ShortReplies } from '../replies.ts'
import { arabic } from './ar.ts'
import { german } from './de.ts'
import { french } from './fr.ts'
import { hebrew } from './he.ts'
import { indonesian } from './id.ts'
import { korean } from './ko.ts'
import { portuguese } from './pt.ts'
import { swahili } from './sw.ts'
import { chinese } from './zh.ts'

const replies: Record<OtherLanguage, ShortReplies> = {
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

/** The lines that a reply to harm names, and the quiet line of a need. */
const needs: Partial<Record<DistressKind, Need[]>> = {
  other_at_risk: ['suicide'],
  violence: ['violence'],
  sexual_abuse: ['sexual'],
  child_abuse: ['children', 'violence'],
  grief: ['grief'],
  pregnancy: ['pregnancy'],
  addiction: ['addiction'],
}

/** The numbers of a need or a doubt, in one quiet line. */
export const shortLine = (kind: DistressKind, { oneLine }: Numbers): string =>
  oneLine(needs[kind] ?? [kind === 'medical' ? 'poison' : 'suicide'], 'danger')

/** The reply in a language with three replies, as markdown. */
export function shortReply(kind: DistressKind, language: OtherLanguage, numbers: Numbers): string {
  const { medical, suicide, harm } = replies[language]
  if (kind === 'medical') return medical(numbers)
  return kind === 'suicide' ? suicide(numbers) : harm(numbers, ...(needs[kind] ?? []))
}
