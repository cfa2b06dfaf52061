import { visitor } from './new-question.ts'
import { wholeWords } from './whole-words.ts'

const asks = wholeWords(
  'why|who|whose|what|where|when|which|how (?:did|old|many|long|much)|did|was|were|had|por qu[eé]|qui[eé]n(?:es)?|c[oó]mo|d[oó]nde|cu[aá]ndo|qu[eé]',
)
/** Persons without a name. */
const pronoun = wholeWords('he|she|they|him|her|them|himself|herself|themselves|él|ella|ellos|ellas')
const possessive = wholeWords('his|their')
/** “Who was sold by his brothers?” asks for the person that “his” means. */
const asksPerson = /^\W*(?:who|which)(?!\p{L})/iu
/** “This” as something that the text says: “can God forgive this?” is about the visitor. */
const alone = wholeWords(
  [
    '(?:means?|say|ask|write|wrote|call|command|order|tell|about) (?:this|these)(?=\\W*$)',
    '(?:does|did) (?:this|these|that) mean',
    '(?:is|was|are|were) (?:this|these) (?:so|about|really|actually|literal|symbolic|true|real|history|written|meant|talking|still|the same|a (?:true|real|prophecy|parable|metaphor|vision|dream|miracle))',
    '(?:do|does|did) (?:this|these) (?:still|really|apply|happen|refer|mean)',
    '(?:this|these) (?:name|names|law|laws|letter|list|prophecy|vision|dream|miracle|prayer|song|poem|king|city|command|curse|promise)',
    '(?:significa|quiere decir|dice|habla de) (?:esto|eso)(?=\\W*$)',
  ].join('|'),
)

/**
 * Whether a text asks about the chapter that is open without a word for it: “why did they hide?”, “is this about
 * Jesus?”. Not if it speaks of the visitor.
 */
export function leansHere(text: string): boolean {
  if (visitor.test(text)) return false
  const hasPerson = pronoun.test(text) || (possessive.test(text) && !asksPerson.test(text))
  return alone.test(text) || (asks.test(text) && hasPerson)
}
