import { english } from './helplines/english.ts'
import { european } from './helplines/european.ts'
import { spanish } from './helplines/spanish.ts'

/** What a line helps with. */
export type Need = 'suicide' | 'violence' | 'sexual' | 'children' | 'pregnancy' | 'addiction' | 'grief' | 'poison'

export type Line = {
  name: string
  /** The number to call, written as people write it. */
  call?: string
  /** The key to press once the call is answered: for everyone, or for Spanish. */
  option?: string
  spanishOption?: string
  /** The number to text, and the word to send. */
  text?: string
  word?: string
  /** Whom it is for where it is not for everyone; `adults`: those who worry about a child. */
  for?: 'women' | 'men' | 'adults'
}

export type Emergency = { call: string; of?: 'police' | 'ambulance' }

export type Country = {
  emergency: Emergency[]
  lines: Partial<Record<Need, Line[]>>
  /** The day on which these numbers were last checked. */
  reviewed: string
}

/**
 * Help by country, by its ISO code. It lists only numbers that are beyond doubt: a country without a line for a need has
 * its emergency number, and findahelpline.com.
 */
export const countries: Readonly<Record<string, Country>> = { ...english, ...spanish, ...european }

/** The address of a number as a link opens it: `tel:18007997233`, `sms:85258`. */
export function phoneLink(kind: 'tel' | 'sms', number: string): string {
  return `${kind}:${number.replace(/[^\d*+]/g, '')}`
}
