/*
 * Thanks for what is over: "I was suicidal in college and Jesus pulled me out" got the reply to suicide. It must say when it
 * was, or who ended it, and have no word of today's need. Each pattern reads a normalised text.
 */

const past =
  /\b(?:years?|yrs?) (?:ago|behind me|clean|sober)\b|\bin (?:college|high school|my (?:teens|twenties|youth)|(?:19|20)\d\d)\b|\bback (?:then|in)\b|\bwhen i was (?:young|a (?:teen\w*|kid|child|student)|\d+)\b|\bused to\b|\bhace (?:\w+ )?anos\b|\bde (?:nin[oa]|joven|chic[oa])\b|\bcuando era\b|\ben (?:19|20)\d\d\b|\bquedo atras\b/
const ended =
  /\b(?:god|jesus|christ|the lord|he) (?:\w+ )?(?:saved|rescued|pulled|delivered|healed|freed|lifted|carried|restored|brought) (?:me|us)\b|\bwhat a (?:savior|saviour|god|friend)\b|\bgod is (?:so |always )?good\b|\bpraise (?:god|the lord|him|jesus)\b|\bthank(?:s| you)? (?:you )?(?:god|lord|jesus|to god)\b|\b(?:so |very |truly )?(?:grateful|thankful)\b|\bi(?:'?ve| have)? (?:forgave|forgiven) (?:him|her|them)\b|\bmarried (?:an? )?(?:gentle|good|kind)\b|\b(?:dios|cristo|jesus|el senor) (?:me|nos) (?:rescato|salvo|libero|restauro|sano|levanto|saco)\b|\bhoy (?:soy|predico|sirvo|estoy (?:bien|libre|sano|sana|feliz))\b|\bgracias (?:a dios|senor|jesus)\b|\bgloria a dios\b|\bl[oa]s? perdone\b|\bsoy feliz\b/
const healed = /\b(?:tumou?r|cancer) is gone\b|\bcancer[- ]free\b|\bin remission\b|\bya no tengo cancer\b/
const gratitude = /\b(?:grateful|thankful|thank|thanks|praise|glory|gracias|gloria|alabado|bendito)\b/
/** Visitors who once tried to die may try again: only loud thanks tell that they do not. */
const ownAct =
  /\bi (?:\w+ )?(?:took|swallowed|overdosed|drank|cut|slit|injected|tried|od'?d)\b|\b(?:tome|trague|bebi|me corte|intente)\b/
const loud =
  /\bwhat a (?:savior|saviour|god)\b|\bgod is (?:so |always )?good\b|\bpraise (?:god|the lord|him|jesus)\b|\btoday i\b|\bhoy (?:soy|predico|sirvo)\b|\bgloria a dios\b/
/** What belongs to today, or turns the sentence. */
const today =
  /\b(?:still|again|but|yesterday|coming|texted|threat\w*|found me|hiding|lately|tonight|right now|now|these days|anymore|help|want(?: to)?(?! (?:share|tell|testify|thank|encourage))|wanna|wish|feel(?:s|ing)?|can'?t|cannot|afraid|scared|thinking|thoughts|relaps\w*|pills|knife|gun|goodbye|tired|alone|lonely|hopeless|why|struggl\w+|miss|todavia|aun|sigo|otra vez|de nuevo|pero|ahora|no puedo|no quiero|no aguanto|ayuda|quiero(?! (?:compartir|dar|contar|agradecer))|miedo|sol[oa]|cansad[oa]|por que|extrano|recai\w*|tentad[oa])\b/

/** Whether a normalised English or Spanish text gives thanks for distress that is over. */
export function isTestimony(said: string): boolean {
  if (today.test(said) || (ownAct.test(said) && !loud.test(said))) return false
  return (past.test(said) && ended.test(said)) || (healed.test(said) && gratitude.test(said))
}
