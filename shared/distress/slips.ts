import { withoutAccents } from '../bible/without-accents.ts'
import { nearestTo, type Reach, speltAs } from '../nearest-word.ts'
import type { Distress } from './kinds.ts'

/*
 * Who is in distress often misspells: "im suicidle". The networks and the grammar know the spelling of dictionaries, and
 * pieces of words lead them to others.
 */

const wordsIn = (text: string) => new Set(text.trim().split(/\s+/))

const danger = wordsIn(`
  suicide suicides suicidal overdose overdosed overdosing violence strangled strangling molested molesting
  abuse abuses abused abuser abusers abusing abusive assaulted
  miscarriage miscarried pregnant pregnancy abortion addict addicts addicted addiction alcoholic alcoholics pornography
  depressed depression hopeless worthless unconscious poisoned kidnapped grieving
  suicidio suicida suicidas suicidarme suicidarse sobredosis violencia maltrato maltrata maltratan
  abuso abusos abusada abusado abusaron embarazada embarazo adicto adicta adictos adiccion alcoholico alcoholica
  pornografia depresion ahorcarme matarme
`)
const spelt = [...danger].map((word) => speltAs(word))

/** Words that are as near to one of danger as a slip, and mean what they say. */
const others = wordsIn(`
  homeless addition additions addictive overdone amused amusing valence valencia acusaron sucede suceden
  strangle kidnapper depressions
`)

/** One slip in a word of six letters or more, and one more if it sounds like the word of danger. */
const reach: Reach = ({ length }, isLike) => (length > 5 ? 1 : 0) + (isLike ? 1 : 0)
const SHORTEST = 5

/**
 * The distress that a text expresses as it is typed or, unless that gets the full reply, as it was meant. `recognise` reads
 * one text.
 */
export function asMeant(text: string, recognise: (text: string) => Distress | undefined): Distress | undefined {
  const typed = recognise(text)
  if (typed?.response === 'reply') return typed
  const meant = withoutSlips(text)
  const found = meant === text ? undefined : recognise(meant)
  return found?.response === 'reply' ? found : (typed ?? found)
}

/** A text in which each misspelt word of danger is spelt right; the same text if there is none. */
function withoutSlips(text: string): string {
  const met = new Map<string, string>()
  const meant = (word: string) => {
    const plain = withoutAccents(word.normalize('NFC'))
    if (plain.length < SHORTEST || danger.has(plain) || others.has(plain)) return word
    return nearestTo(plain, spelt, reach) ?? word
  }
  return text.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const known = met.get(word) ?? meant(word)
    met.set(word, known)
    return known
  })
}
