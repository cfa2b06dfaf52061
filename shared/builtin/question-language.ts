import { wholeWords } from './whole-words.ts'

/** The languages that the built-in answers are written in. */
export type AnswerLanguage = 'en' | 'es' | 'zh'

/** Spanish words that are no English ones: a question may consist of two of them. */
const spanishWords = wholeWords(
  [
    'qué|quiénes|quién|quien|cómo|como|cuándo|cuando|dónde|donde|cuáles|cuál|cual|cuánt[oa]s?|por qué|porque|por|para|sobre|según',
    'el|la|los|las|lo|un|una|al|del|de|en|y|ni|pero|ya|muy|más|mucho|siempre|nada|algo|alguien|nadie|todos?|todas?|otr[oa]s?',
    'mi|mis|tu|su|sus|te|se|le|les|nos|yo|est[ea]|que|es|era|fue|ser|soy|hay|da|va|van|voy|digo|dice|dijo|decir|hizo|significa|orar',
    'tengo|estoy|quiero|necesito|siento|puedo|debo|primer[oa]?|segund[oa]|mal|cosas|días',
    'dios|diosito|señor|cristo|sant[oa]|biblia|salmo|versiculos?|historia|resumen|significado|iglesia|pecado|fe|oraciones',
    'hij[oa]s?|padre|madre|herman[oa]s?|espos[oa]|marido|novi[oa]|amig[oa]s?|mujer|mujeres|hombres?|gente|familia',
    'amor|vida|muerte|miedo|casa|dinero|ayuda|gracias',
  ].join('|'),
  'giu',
)
/** Signs and accents of Spanish that English does not have, nor French. */
const spanishLetters = /[¿¡ñáíóú]/giu
const englishWords = wholeWords(
  [
    'what|who|how|when|where|which|why|the|an|is|are|was|am|does|did|do|have|can|should|of|and|to|in|on|at|for|with|about|from|not',
    'i|my|you|your|he|she|we|they|his|her|him|it|this|that|god|bible|verses?|story|prayer',
  ].join('|'),
  'giu',
)
/** Words of other languages that share words with Spanish, and in which no answer is written. */
const otherWords = wholeWords(
  [
    'du|des|et|une|je|mon|ma|pour|dans|avec|suis|sont|vous|nous|moi|qui|pas|peut|veut|pourquoi',
    'não|uma|meu|minha|com|você|eu|do|em|und|ich|der|die|das|nicht|dan|saya|yang|tidak|wa|kwa|nini|yangu',
  ].join('|'),
)

/**
 * How many signs of each language a text has. The words of `shared/distress/language.ts` are those of sentences: they miss
 * twice as many of the short Spanish questions in the index.
 */
export function countSigns(text: string): { spanish: number; english: number } {
  const isOther = otherWords.test(text) && !/[¿¡ñ]/iu.test(text)
  const spanish = (text.match(spanishLetters)?.length ?? 0) + (text.match(spanishWords)?.length ?? 0)
  return { spanish: isOther ? 0 : spanish, english: text.match(englishWords)?.length ?? 0 }
}

/** The language in which a question is answered; one without signs of any, such as a name, in that of the open Bible. */
export function languageOf(text: string, bibleLanguage: string): AnswerLanguage {
  if (/\p{Script=Han}/u.test(text)) return 'zh'
  const { spanish, english } = countSigns(text)
  if (spanish > english) return 'es'
  return bibleLanguage.startsWith('es') && english === 0 ? 'es' : 'en'
}
