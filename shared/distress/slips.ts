import { withoutAccents } from '../bible/without-accents.ts'
import { nearestTo, type Reach, speltAs } from '../nearest-word.ts'
import { wordSet } from '../word-set.ts'
import type { Distress } from './kinds.ts'

/*
 * Who is in distress often misspells: "im suicidle". The networks and the grammar know the spelling of dictionaries, and
 * pieces of words lead them to others.
 */

const danger = wordSet(`
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
const others = wordSet(`
  homeless addition additions addictive overdone amused amusing valence valencia acusaron sucede suceden
  strangle kidnapper depressions
`)

const relative =
  '(?:mom|mum|mama|mother|dad|papa|father|wife|husband|son|daughter|baby|brother|sister|gran\\w*|aunt|uncle|friend|dog|cat)'

const end = '\\s*(?:$|[.,;!?…\\n])'

/** Words of danger in a spelling that is another word, or too far from theirs. */
const heard: readonly [RegExp, string][] = [
  // "to dye eggs" has an object
  [
    new RegExp(
      `\\b(want(?:ed|ing)? too?|wanna|gonna|going to|ready to|rather|need to) (?:dye|dei|dy)(?=${end}|(?: (?:now|tonight|today|soon|already|please|and)\\b))`,
      'gi',
    ),
    '$1 die',
  ],
  [
    new RegExp(
      `\\b(my (?:\\w+ )?${relative}) dyed(?=${end}|(?: (?:yesterday|today|last|this|in|of|from|on|when|two|three|a (?:week|month|year))\\b))`,
      'gi',
    ),
    '$1 died',
  ],
  [/\bpass?e?d a ?way\b/gi, 'passed away'],
  [/\bto many (?=pill?s\b|tablets\b)/gi, 'too many '],
  [/\bpils\b/gi, 'pills'],
  [/\b(my|her|his|our) rists?\b/gi, '$1 wrists'],
  [/\brai?y?p(?:t|d|ped)\b/gi, 'raped'],
  [/\b(ha[sd]?|have|he|she|they|just|almost|husban\w*|boyf\w*) chocked me\b/gi, '$1 choked me'],
  [/\bbiol(?=aron\b|[oó]\b|ad[ao]\b)/gi, 'viol'],
  // "su1cide", "wanna d!e", "r@pe", "k*ll": a sign for a letter
  [/(?<=\p{L}\p{L})1(?=\p{L}\p{L})|(?<=\p{L})!(?=\p{L})/gu, 'i'],
  [/(?<=\p{L})@(?=\p{L})/gu, 'a'],
  [/\bs[*#.]*u?[*#.]+i?c?ide/gi, 'suicide'],
  [/\bk[*#.]ll?(?=\b|ing\b|ed\b)/gi, 'kill'],
  [/\br[*#.]pe(?=d?\b)/gi, 'rape'],
  [/\bd[*#.]e\b/gi, 'die'],
]

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
  return found?.response === 'reply' || isHidden(text) ? (found ?? typed) : (typed ?? found)
}

/** True if a sign hides a letter: as it is typed, "su!cide" is two words, and of another language. */
const isHidden = (text: string): boolean => /\p{L}[!@*#]\p{L}/u.test(text)

/** A text in which each misspelt word of danger is spelt right; the same text if there is none. */
function withoutSlips(text: string): string {
  const met = new Map<string, string>()
  const meant = (word: string) => {
    const plain = withoutAccents(word.normalize('NFC'))
    if (plain.length < SHORTEST || danger.has(plain) || others.has(plain)) return word
    return nearestTo(plain, spelt, reach) ?? word
  }
  const said = heard.reduce((each, [pattern, spelling]) => each.replace(pattern, spelling), text)
  return said.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const known = met.get(word) ?? meant(word)
    met.set(word, known)
    return known
  })
}
