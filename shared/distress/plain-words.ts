import type { Distress } from './kinds.ts'
import type { Language } from './language.ts'
import { wordsAlone } from './normalise.ts'
import { asksPrayer, bareWords } from './plain/bare-words.ts'
import { isBibleQuestion } from './plain/bible-questions.ts'
import { isDailyLife } from './plain/daily-life.ts'
import { calm as calmEnglish, english } from './plain/english.ts'
import { isGlad } from './plain/glad-words.ts'
import { isLightQuestion } from './plain/light-questions.ts'
import { isOrdinaryDay } from './plain/ordinary-days.ts'
import type { PlainNeed } from './plain/plain-need.ts'
import { isSong } from './plain/songs.ts'
import { calm as calmSpanish, spanish } from './plain/spanish.ts'
import { speaksOfSpirits } from './plain/spirits.ts'
import { isTestimony } from './plain/testimony.ts'
import { wholeText } from './whole-text.ts'

/*
 * Needs and dangers in a few plain words that the networks have hardly met, or take for others: "I have six months to
 * live" got the reply to suicide, "I cannot feed my kids" that to the abuse of a child, and "me van a matar" nothing. Each
 * pattern is the whole text, without punctuation and apostrophes: who writes more is judged by that.
 */

const around: Record<Language, [before: string, after: string]> = {
  en: [
    '(?:god|lord|jesus|father|pastor|please|help|help me|hi|hello|today|lately|and|but|oh)',
    '(?:today|yesterday|tonight|now|right now|this morning|again|please|help|help me|god|lord|jesus|pray for (?:me|us|him|her)|please pray|what (?:do|should|can) i do|and i dont know what to do|and (?:i am|im) (?:so |very |really )?(?:scared|afraid|tired|alone)|why|where is god|does god care)',
  ],
  es: [
    '(?:dios|dios mio|senor|jesus|pastor|por favor|ayuda|ayudame|hola|hoy|y|pero)',
    '(?:hoy|ayer|anoche|ahora|esta (?:noche|manana)|otra vez|por favor|ayuda|ayudame|dios|senor|oren por (?:mi|nosotros|el|ella)|ore por mi|que hago|que puedo hacer|y no se que hacer|y tengo (?:mucho )?miedo|por que|donde esta dios)',
  ],
}

const patternsOf = (language: Language, needs: PlainNeed[]) =>
  needs.map(([kind, response, lines, circumstance]) => ({
    found: { kind, response, language, ...(circumstance && { circumstance }) } satisfies Distress,
    pattern: wholeText(lines, ...around[language]),
  }))
const calm = [wholeText(calmEnglish, ...around.en), wholeText(calmSpanish, ...around.es)]
const patterns = [...patternsOf('en', english), ...patternsOf('es', spanish)]

/** Who asks what to do beside someone found dead may have found them this minute, and must call. */
const foundDead = /\b(?:hanged|hung|ahorco|suicido|quito|tiro|mato|muert[oa])\b/
const asksWhatToDo =
  /\b(?:help|please|now|what (?:do|should|can) i do|ayuda(?:me)?|por favor|ahora|que (?:hago|puedo hacer))\b/

/** The help for a normalised text that is only such words, in their language; undefined for all others. */
export function plainNeed(said: string): Distress | undefined {
  const words = wordsAlone(said)
  const found = patterns.find(({ pattern }) => pattern.test(words))?.found
  const mayBeMinutes = found?.kind === 'grief' && foundDead.test(words) && asksWhatToDo.test(words)
  return found && mayBeMinutes ? { ...found, kind: 'medical', response: 'reply' } : (found ?? bareWords(words))
}

/** Whether a normalised text is only an illness, a parting, praise, thanks or a question about Scripture, which the networks take for more. */
export function isPlainlyCalm(said: string): boolean {
  const words = wordsAlone(said)
  const isOrdinary = [
    isGlad,
    isDailyLife,
    isOrdinaryDay,
    asksPrayer,
    speaksOfSpirits,
    isSong,
    isBibleQuestion,
    isLightQuestion,
  ]
  return calm.some((pattern) => pattern.test(words)) || isOrdinary.some((is) => is(words)) || isTestimony(said)
}
