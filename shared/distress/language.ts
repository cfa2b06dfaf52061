import { wordSet } from '../word-set.ts'

/** A language with a network and a grammar of distress. */
export type Language = 'en' | 'es'

const english = wordSet(`
  i my the a to of and is are was am im in it he she they him her his who what why how do does did not dont cant with
  for on at that this when if be been have has had will would can could should about from or so just want after him
  them their we our you your god lord please help feel think know does says said told bible verse psalm
`)
const spanish = wordSet(`
  yo mi mis el la los las un una unos unas de del al en y o que por para con sin es son era fue esta estoy estas soy
  se le les lo su sus nos te tu muy ya mas pero como cuando donde quien porque si hace tengo tiene he ha han hay voy
  quiero puedo siento desde hasta dios senor ayuda dice dicen sobre todo nada nunca nadie cada esto eso ese q xq pq
  biblia versiculo salmo
`)

/** How many usual words of each language a normalised text has. */
export function wordsIn(said: string): Record<Language, number> {
  let en = 0
  let es = 0
  let without = 0
  for (const word of said.match(/[\p{L}']+/gu) ?? []) {
    if (english.has(word.replace(/'.*/, ''))) en++
    if (word === 'sin') without++
    else if (spanish.has(word)) es++
  }
  // it is an English word, too
  return { en, es: es + (en > es ? 0 : without) }
}

/** The languages of the words, the likelier one first; the fallback if there is no evidence. */
export function languagesOf(said: string, fallback: Language): Language[] {
  const { en, es } = wordsIn(said)
  const first: Language = en === es ? fallback : en > es ? 'en' : 'es'
  const second: Language = first === 'en' ? 'es' : 'en'
  return Math.min(en, es) * 3 >= Math.max(en, es) ? [first, second] : [first]
}
