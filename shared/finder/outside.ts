/** Greetings, thanks and tests of the box, which are words of the Bible too. */
const smallTalk =
  /^\W*(?:(?:hi|hello|hey|hola|yo|test(?:ing)?|ok(?:ay)?|thanks?(?: you)?|gracias|lol|haha+|bye|good (?:morning|night|evening|afternoon)|buen[oa]s (?:d[ií]as|tardes|noches)|how are you|what'?s up|qu[eé] tal|c[oó]mo est[aá]s|there)\W*)+$/iu

/** Sums, in digits or asked for in words. */
const sum =
  /^\W*(?:(?:what(?:'s| is)|how much is|cu[aá]nto es|calculate|calcula)\s+)?[\d.,]+\s*(?:[-+*/x×÷=^%]|plus|minus|times|divided by|por|m[aá]s|menos|entre)\s*[\d.,]+/iu

/** Subjects of the world of today, as people type them into any box. */
const modern =
  /\b(?:world war|world cup|super ?bowl|olympics|bitcoin|crypto\w*|iphone|android|wi-?fi|router|printer|excel|python|javascript|html|sql|css|football|soccer|basketball|nba|nfl|netflix|spotify|tik ?tok|weather|forecast|recipe|stock (?:market|price)|exchange rate|capital (?:of|city)|population of|president of|prime minister|translate|homework|equation|square root|convert|lyrics|tell me a joke|write (?:me )?(?:a|an|some)|code (?:in|for)|ignore (?:all|your|previous)|system prompt|password|hotel|flight|restaurant|near me|mundial|segunda guerra|capital de|presidente de|receta|clima|pron[oó]stico|f[uú]tbol|partido de|pel[ií]cula|chiste|poema|traduce|contrase[nñ]a|ra[ií]z cuadrada|tipo de cambio|computadora|celular nuevo)\b/iu

const aboutBible =
  /\b(?:bible|biblical|scripture|verses?|psalm|god|jesus|christ\w*|sin|church|faith|pray\w*|biblia|vers[ií]culos?|salmo|dios|jes[uú]s|cristian\w*|pecado|iglesia|fe|orar|oraci[oó]n)\b/iu

/** Whether a text has a word that speaks of the Bible or of faith. */
export const isAboutBible = (text: string): boolean => aboutBible.test(text)

/** Whether a text asks for something that no passage answers: small talk, sums, the world of today without a word about the Bible. */
export function isForeign(text: string): boolean {
  return smallTalk.test(text) || sum.test(text) || (modern.test(text) && !isAboutBible(text))
}
