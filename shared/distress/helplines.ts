import type { Country } from './helplines/country.ts'
import { english } from './helplines/english.ts'
import { european } from './helplines/european.ts'
import { further } from './helplines/further.ts'
import { spanish } from './helplines/spanish.ts'

/**
 * Help by country, by its ISO code. Lists only numbers that are beyond doubt: where a country has no helpline for a
 * need, its emergency number and findahelpline.com are shown.
 */
export const countries: Readonly<Record<string, Country>> = { ...english, ...spanish, ...european, ...further }

/** The address of a number as a link opens it: `tel:18007997233`, `sms:85258`. */
export function phoneLink(kind: 'tel' | 'sms', number: string): string {
  return `${kind}:${number.replace(/[^\d*+]/g, '')}`
}
