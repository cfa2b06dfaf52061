/*
 * Questions of light words alone about others or a thing, in which the networks hear more than anybody says: "did they let him
 * go", "how does it end", "por qué lo hizo". No word is of the visitor, a deed, the body, a place or today.
 */

const of = (words: string) => new Set(words.trim().split(/\s+/))

const english = of(`
  who whom whose what which why when where how is isnt are arent was wasnt were werent be been being do does doesnt did didnt done has have had
  will would can cant could should must may might not
  he him his she her hers they them their theirs it its this that these those there
  go goes went gone going come comes came coming let make makes made happen happens happened say says said mean means meant
  see sees saw seen know knows knew think thought give gives gave given get gets got find finds found begin begins began
  start starts started stop stops stopped end ends ended try tries tried ask asks asked answer answers answered call calls called
  send sends sent speak speaks spoke tell tells told talk talks talked keep keeps kept leave leaves left write writes wrote read reads
  work works worked look looks looked turn turns turned
  to of in on at by with from for about after before then so and or but if as up down out away back over the a an all any much many else`)
const spanish = of(`
  quien quienes que por porque cuando donde como cual cuales es son era eran fue fueron esta estaba estaban hay habia
  el ella ellos ellas eso esto lo la los las le les se su sus
  hace hacen hizo hicieron hacia pasa paso dice dicen dijo dijeron va van iba fue dio dieron vio vieron sabe sabia puede pudo tiene tenia tuvo
  llama llamo mando envio pidio pregunto responde respondio empieza empezo comienza comenzo termina termino acaba acabo significa
  viene vino volvio vuelve salio entro llego quedo escribe escribio
  a de en con para al del y o si no un una todo todos todas ahi alli asi entonces despues antes`)

const beginsEnglish =
  /^(?:(?:and|so|but|then) )?(?:who|whom|whose|what|which|why|when|where|how|is|isnt|are|arent|was|wasnt|were|werent|do|does|doesnt|did|didnt|has|have|had|will|would|can|could|should|must)\b/
const beginsSpanish =
  /^(?:(?:y|o|pero|entonces) )?(?:a |de |para |en |con |por )?(?:quien(?:es)?|que|porque|cuando|donde|como|cual(?:es)?)\b/
/** A cry that something must end, a question how to end it or why one should go on, and a deed that is done today or to somebody. */
const cries = [
  /^(?:(?:and|so|but|then) )?(?:why|when|will|would|can|could|should|does|doesnt|is|isnt|has|do|how (?:do|can|could|would))\b.*\b(?:stops?|ends?|ended|leaves?|left|over)\b/,
  /\b(?:end|stop|leav)(?:s|e|es|ing)? (?:it|this|that|them|him|her|all)(?: all)?$/,
  /\b(?:do|does) (?:it|this|that)(?: (?:to|with) \w+)?$/,
  /\b(?:why (?!(?:did|does|do|is|are|was|were|has|have|had|would|could|should) (?:he|she|it|they|this|that|these|those|the|his|her)\b)|how (?:to|come|go|get)\b|what if\b)/,
  /^(?:y )?cuando\b.*\b(?:acaba|termina)\b|\b(?:acaba|termina) (?:todo|eso|esto)\b|\b(?:lo|eso|esto|se|la|los) hacen?$/,
]
const endsCalmly =
  /^(?:(?:and|so|but|then) )?(?:(?:how|where) (?:does|did|do) (?:it|this|that|he|she|they) (?:all )?end|what happens when (?:it|he|she|they) (?:stops?|ends?)|why did (?:he|she|they) do (?:it|that))$/

/** Whether a text of words alone is such a question. */
export function isLightQuestion(words: string): boolean {
  const each = words.split(' ')
  const isLight = (known: Set<string>) => each.every((word) => known.has(word))
  if (each.length < 2) return false
  if (!(beginsEnglish.test(words) && isLight(english)) && !(beginsSpanish.test(words) && isLight(spanish))) return false
  return endsCalmly.test(words) || !cries.some((cry) => cry.test(words))
}
