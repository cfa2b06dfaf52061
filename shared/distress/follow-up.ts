import type { StoredCare } from './care.ts'
import { normalise, wordsAlone } from './normalise.ts'

/*
 * Short texts that continue an ordinary conversation about the Bible. By themselves they are a riddle, in which the
 * networks hear what is hidden: "what happened to him afterwards" was an assault, and "I already have one" an attempt.
 */

const harm =
  /\b(?:hit|hits|hurt|beat|touch|kill|rape|force|threat|chok|drink|drunk|pill|gun|knife|cut|burn|pega|golpe|toca|mat|viol|amenaz|ahorc|quem)/
/** A question about the past of someone else, without the visitor. */
const ofOthers = [
  /^(?:and |so |but )?(?:what|how|why|when|where|who|whom|did|was|were|had|how (?:long|old|many))\b(?=.*\b(?:he|she|they|him|her|them|his|their|it)\b)(?=.*\b(?:did|was|were|had|happened|became|died|married|went|came|lived|said)\b)/,
  /^(?:y |pero |entonces )?(?:(?:a|con|de|en|por) )?(?:que|como|cuando|donde|quien|cuant[oa]s?)\b(?=.*\b\p{L}+(?:o|io|aba|ia|aron|ieron|eron)$)/u,
]
/** A question about what a story tells of someone, with words of harm in the past. */
const ofStory =
  /^(?:and |so |but )?(?:(?:was|were) (?:he|she|they|it) (?:really |very |already )?(?:drunk|raped|forced|abused|scared|afraid|painful)|did (?:it|that|this) hurt(?: (?:him|her|them|a lot|much|very much))?|did (?:he|she|they) (?:get drunk|drink (?:it|wine|the wine)))$|^(?:y )?(?:(?:estaba|estaban) borrach[oa]s?|le dolio(?: mucho)?)$/
const visitor = /\b(?:i|im|ive|me|my|we|us|our|yo|mi|mis|me|nos|conmigo)\b/
/** What the visitor has, tried, or does already: a tattoo, after "Can I get a tattoo?"; and why God let a story happen. */
const already =
  /^(?:and |but |so |what if |but what if )?i (?:have |had )?already (?:have one|have|do|did|done|do it|did it|do that|did that|ate (?:it|some)|have (?:it|them|two))$|^(?:y )?(?:si )?ya (?:lo hice|tengo uno|lo tengo|lo hago|la comi|lo comi)$|^(?:but )?i (?:have )?(?:already )?tried (?:that|it|this)(?: already| before| once)?$|^(?:pero )?(?:ya )?lo intente(?: y nada| pero nada)?$|^(?:but |so )?why did(?: god|nt god) (?:let|allow|stop) (?:it|that|this)(?: happen| to happen)?$|^(?:pero )?no puedo hacer eso$/
const MOST_WORDS = 8

/**
 * The care for a text that follows an ordinary question: none for a question about someone else's past, and two lines
 * for what the visitor did already. Undefined for every other text.
 */
export function careForFollowUp(text: string, care: StoredCare): { care: StoredCare | null } | undefined {
  const said = wordsAlone(normalise(text)).trim()
  if (care.kind === 'medical' || said.split(/\s+/).length > MOST_WORDS) return undefined
  if (ofStory.test(said)) return { care: null }
  if (harm.test(said)) return undefined
  if (already.test(said)) return { care: { ...care, response: 'lines' } }
  return !visitor.test(said) && ofOthers.some((each) => each.test(said)) ? { care: null } : undefined
}
