import { startOf } from './new-question.ts'
import { wholeWords } from './whole-words.ts'

/** Words that only frame a question, at its beginning. */
const frames = [
  '(?:please|can you|could you|por favor|puedes) ',
  '(?:tell me (?:more )?about|explain|describe|what about|how about|the story of|verses? (?:about|on)|h[aá]blame de|cu[eé]ntame (?:de|sobre)|expl[ií]came|la historia de) ',
  "(?:what (?:does|do) (?:the )?(?:bible|god|scripture) (?:say|teach) (?:about|on|of)|what(?: is| are| was| were|[’']s| does| do| did)|who(?: is| are| was| were|[’']s)|is it (?:a sin|ok|okay|wrong|right|bad)(?: to)?) ",
  '(?:why (?:is|are|was|were|did|does|do)|how (?:do|can|should|did) (?:i|we|you)|should|can i|may i|does the bible (?:say|talk about)) ',
  '(?:qu[eé] dice la biblia (?:sobre|de|acerca de)|(?:qu[eé]|cu[aá]l(?:es)?|qui[eé]n(?:es)?) (?:es|son|era|eran|fue|fueron|significan?)|es pecado|por qu[eé]|c[oó]mo|puedo|debo) ',
  '(?:the|an?|el|la|los|las|del|una?) ',
]
const frame = new RegExp(`^(?:${frames.join('|')})`, 'iu')

/** What a question is about, without the words around it: “What does the Bible say about fasting?” is about “fasting”. */
export function subjectOf(question: string): string {
  let subject = startOf(question)
  for (let shorter = subject.replace(frame, ''); shorter !== subject; shorter = subject.replace(frame, ''))
    subject = shorter
  return bare(subject).replace(/ (?:in the bible|en la biblia|means?)$/iu, '')
}

/** A text without the signs around and in it, and without what only joins it to what was said before. */
export const bare = (text: string): string =>
  text
    .replace(/[?!¿¡.…"“”«»]+/g, ' ')
    .trim()
    .replace(/^(?:(?:and|but|so|then|ok|y|pero|entonces|what about|how about)(?!\p{L})[, ]*)+/iu, '')
    .replace(/(?: then| too| though| entonces| también)$/iu, '')
    .replace(/\s+/g, ' ')

/**
 * Spanish leaves “he”, “she” and “they” unsaid: a question with nothing but a verb of a third person, such as “¿cómo
 * murió?” or “¿por qué no quería ir?”, leans on the one before it.
 */
export function isBare(text: string): boolean {
  const said = startOf(text).toLowerCase()
  if (!asksInSpanish.test(said)) return false
  return bare(said).replace(asksInSpanish, '').replace(small, ' ').trim().split(/\s+/).length === 1
}

const asksInSpanish =
  /^(?:y |pero |entonces )?(?:(?:a|de|con|en|por|para) )?(?:qu[eé]|qui[eé]n(?:es)?|c[oó]mo|cu[aá]ndo|d[oó]nde|cu[aá]nt[oa]s?|cu[aá]l(?:es)?)(?!\p{L})/iu
const small = wholeWords(
  'no|se|lo|la|le|los|las|les|el|su|sus|antes|despu[eé]s|luego|ah[ií]|todo|todos|m[aá]s|entonces|ir|hacer|historia|final|vida',
  'giu',
)
