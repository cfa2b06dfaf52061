import { findBook } from '../bible/books.ts'
import type { Care } from '../contract/care.ts'
import { wholeWords } from './whole-words.ts'
import { wordAsked } from './word-asked.ts'
import { contentWords } from './words.ts'

/** A text without the spaces and signs before its first word: a Spanish question begins with “¿”. */
export const startOf = (text: string): string => text.replace(/^[^\p{L}\p{N}]+/u, '')

const followUp =
  /^(?:and|but|so|then|what about|how about|why not|how so|really|tell me more|more|go on|explain|what else|anything else|who else|y|pero|entonces|cu[eé]ntame más|dime más|más|algo más|qué más|quién más)(?!\p{L})/iu
const asksReason = /^(?:why|por qu[eé])(?!\p{L})/iu
/** Words for what was named before, in English and Spanish. */
export const pronoun = wholeWords('he|she|they|him|her|them|it|that|él|ella|ellos|ellas|ello|eso|aquello')

/** Whether a question needs the one before it: "And who was he?"; "Why did Judas betray Jesus?" names its own subject. */
export function leans(text: string, names = namesIn(text)): boolean {
  const start = startOf(text)
  return followUp.test(start) || pronoun.test(text) || (asksReason.test(start) && names.length === 0)
}

/** Capitalised words that do not begin the sentence and are neither a name of God nor a subject of the church. */
export function namesIn(text: string): string[] {
  const inside = [...text.matchAll(/(?<=[\p{L},"'] ["'“]?)\p{Lu}[\p{L}-]{2,}/gu)].map(([name]) => name)
  const skipped =
    /^(?:God|Lord|Bible|Jesus|Christ|Christian|Christians|Holy|Spirit|Scripture|Psalm|Greek|Hebrew|Dios|Señor|Biblia|Jesús|Cristo|Old|New|Testament|Yahweh|Gospel|Matthew Henry|Father|Son|Trinity|Church|Sabbath|Supper|Communion|Eucharist|Baptism|Law|Commandments|Heaven|Hell|Purgatory|Jehová|Espíritu|Santo|Padre|Hijo|Trinidad|Escrituras?|Salmos?|Antiguo|Nuevo|Testamento|Evangelio|Iglesia|Sábado|Cena|Comunión|Eucaristía|Bautismo|Ley|Mandamientos|Cielo|Infierno|Purgatorio)$/
  return [...new Set(inside.map((name) => name.replace(/['’]s?$/, '')))].filter((name) => !skipped.test(name))
}

const asked = {
  en: /^(?:please )?(?:what|who|whom|whose|when|where|which|why|how|is|are|was|were|does|did|do|can|could|should|would|will|has|had|have|must|explain|describe|summari[sz]e|compare|list)(?!\p{L})/iu,
  es: /^(?:por favor )?(?:a |de |en |con |para )?(?:qu[eé]|qui[eé]n(?:es)?|cu[aá]ndo|d[oó]nde|cu[aá]l(?:es)?|c[oó]mo|por qu[eé]|es|son|fue|era|puede|pueden|debe|deben|hay|cu[eé]nta|explica|resume|describe|compara)(?!\p{L})/iu,
}
const asksWho = /^(?:(?:who|qui[eé]n(?:es)?) (?:is|are|was|were|es|son|era|eran|fue|fueron)|describe)(?!\p{L})/iu
const theText =
  /(?<!\p{L})(?:this (?:chapter|verse|psalm|passage|book|parable)|these verses|est[ea] (?:cap[ií]tulo|vers[ií]culo|salmo|pasaje|libro|par[aá]bola)|(?:verses?|vers[ií]culos?) \d+)(?!\p{L})/iu
const book = /(?<![\p{L}\d])((?:[123] )?\p{L}{2,}) \d{1,3}(?!\d)/gu
/** Words for the visitor, in English and Spanish. */
export const visitor = wholeWords(
  "i|i'm|im|ive|me|my|mine|myself|we|yo|m[ií]s?|m[ií][oa]s?|conmigo|estoy|soy|tengo|hago|hice|voy|quiero|puedo|debo|necesito|siento|podemos|debemos",
)
const tellMe = /(?<!\p{L})(?:tell me(?: about)?|(?:cu[eé]nta|explica|di)me(?: de| sobre| acerca de)?)(?!\p{L})/giu
const person = /(?<=[\p{L},"'] ["'“]?)(?!(?:God|Lord|Father|Dios|Señor|Padre)(?!\p{L}))\p{Lu}[\p{L}-]{2,}/gu
const quoted = /"[^"]*"|[“«][^”»]*[”»]/g
/** What a visitor in danger asks in general words, and means themselves. */
const dying =
  /(?<!\p{L})(?:suicid|self[- ]?harm|kill(?:s|ed|ing)? (?:your|my|one|him|her|them)sel|hell(?!\p{L})|cowards?(?!\p{L})|(?:giv(?:es?|ing)|gave) up(?!\p{L})|infierno|cobardes?(?!\p{L})|matar[sm]e(?!\p{L})|(?:se|me) (?:rind|rend)|rendir[sm]e)/iu

/**
 * Whether a text asks about the Bible by itself. "Too late", "is that a sin" and "I can't call anyone" do not: they
 * speak of the visitor, lean on what was said before, or say too little. Nor does what names suicide, hell, cowards or
 * giving up: after a reply, it speaks of the visitor.
 */
export function isNewQuestion(text: string): boolean {
  const said = text.normalize('NFC').replace(/[’‘]/g, "'").replace(tellMe, 'describe')
  const start = startOf(said)
  if (dying.test(said)) return false
  const isOwn = visitor.test(said.replace(quoted, ' '))
  const language = asked.en.test(start) ? 'en' : asked.es.test(start) ? 'es' : undefined
  const isPlace = theText.test(said) || said.matchAll(book).some(([, name = '']) => findBook(name))
  if (isPlace && (language || !isOwn)) return true
  const persons = said.match(person) ?? []
  if (!language || isOwn || leans(said, persons)) return false
  const isWho = persons.length > 0 && asksWho.test(start)
  return isWho || wordAsked(said) !== undefined || contentWords(said, language).length > 1
}

/**
 * The help for a question after the reply to a visitor in danger, where no model answers: the same help again, unless it
 * is a new question. A search for words like "too late" would find a verse that accuses. `last`: the care for the last
 * question that was answered.
 */
export function careAgain<Each extends Pick<Care, 'response'>>(
  last: Each | null | undefined,
  question: string,
): Each | undefined {
  return last?.response === 'reply' && !isNewQuestion(question) ? last : undefined
}
