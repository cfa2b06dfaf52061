import { primaryLanguage } from '../primary-language.ts'
import { wordSet } from '../word-set.ts'
import type { Distress, OtherLanguage } from './kinds.ts'
import { wordsIn } from './language.ts'
import { hasHint } from './recognise-other.ts'

/** Words that are frequent in a language and, without accents, no usual words of English or Spanish. */
const usual: [OtherLanguage, ReadonlySet<string>][] = [
  [
    'pt',
    wordSet(
      `eu meu meus minha minhas nao ele voce mae irmao mim quer estou tenho tem foi uma com sem muito muita tambem
       ajuda ajude doente filho filha quarto dela isso ainda agora hoje deus senhor em ao pra pela virei vou dizer
       fazer namorado namorada mulher crianca cristao crista seu sua vai medo mais sou`,
    ),
  ],
  [
    'fr',
    wordSet(
      `je j il elle ils elles mon nous vous et est suis avec sans dans pas ne qui mais moi toi mari femme mere pere frere
       soeur fils fille ami amie enfants veux peux fait une des du au aux chez jamais quand comme maison nuit dieu cette
       chambre seigneur`,
    ),
  ],
  [
    'de',
    wordSet(
      `ich mein meine meinen meiner mich mir nicht und ist der ein eine einen sie wir uns mit bin hat habe auch aber
       wie warum wenn mutter vater bruder schwester mann keine kein mehr sich gott hilfe bitte`,
    ),
  ],
  [
    'sw',
    wordSet(
      `mimi yangu wangu langu changu mume mke nataka ninataka kwa huyu mtu watu rafiki mtoto siwezi sitaki mungu tafadhali
       naomba msaada lakini`,
    ),
  ],
  [
    'id',
    wordSet(
      `saya aku ingin tidak ayah ibu suami istri anak adik kakak yang dengan untuk dari ini itu sudah akan tuhan tolong kami
       bisa sakit`,
    ),
  ],
]

/** What anyone says of a family that will be angry, and what the networks take for a threat. */
const turns: Partial<Record<OtherLanguage, RegExp>> = {
  fr: /\b(?:parents|mere|maman|pere|papa) (?:va|vont) me tuer (?:si|quand) (?:je |j ?'? ?)(?:(?:rate|loupe|seche|arrete|oublie|manque) (?:le |la |les |l'?|mon |ma |mes )?(?: ?(?:bac|ecole|cours|examen|exam|devoirs?|cle|cles|eglise|messe|bapteme|cate|catechisme|controle|permis|train|bus))|rate|loupe)[.!]*$/,
}

/**
 * What a network of English or Spanish found in a normalised text, in the language in which it is
 * written: a French text that only the Spanish network recognises gets French help. Many words of those languages for an
 * illness look like the Spanish words for an emergency: what `isDoubtful` gets none.
 */
export function inOwnLanguage(
  found: Distress,
  said: string,
  visitor: string,
  isDoubtful = false,
): Distress | undefined {
  const language = otherLanguageOf(said, found.language === 'es', primaryLanguage(visitor))
  if (!language) return found
  return isDoubtful || turns[language]?.test(said) ? undefined : { ...found, language }
}

const laughter = /\b(?:j[aeio] ?){2,}/g

function otherLanguageOf(said: string, isSpanish: boolean, visitor: string): OtherLanguage | undefined {
  const { en, es } = wordsIn(said)
  const typed = said.replace(laughter, ' ').match(/\p{L}+/gu) ?? []
  const counted = usual.map(([language, list]) => ({ language, own: typed.filter((word) => list.has(word)).length }))
  const best = counted.reduce((most, each) => (each.own > most.own ? each : most))
  // English is judged in English on more evidence: "il" is also how "I'll" is typed
  const isOther = isSpanish ? best.own > 0 && best.own >= Math.max(en, es) : best.own > 1 && best.own > Math.max(en, es)
  if (isOther) return best.language
  const own = usual.find(([language]) => language === visitor)?.[0]
  return own && isSpanish && es === 0 && en === 0 && hasHint(said, own) ? own : undefined
}
