/** Greetings, thanks and tests of the box; their words also occur in the Bible. */
const smallTalk =
  /^\W*(?:(?:hi|hello|hey|hola|yo|test(?:ing)?|ok(?:ay)?|thanks?(?: you)?|gracias|lol|haha+|bye|good (?:morning|night|evening|afternoon)|buen[oa]s (?:d[ií]as|tardes|noches)|how are you|what'?s up|qu[eé] tal|c[oó]mo est[aá]s|there)\W*)+$/iu

/** Sums, in digits or asked for in words. */
const sum =
  /^\W*(?:(?:what(?:'s| is)|how much is|cu[aá]nto es|calculate|calcula)\s+)?[\d.,]+\s*(?:[-+*/x×÷=^%]|plus|minus|times|divided by|por|m[aá]s|menos|entre)\s*[\d.,]+/iu

const aboutBible =
  /(?<!\p{L})(?:bible|biblical|scripture|verses?|psalm|god|jesus|christ\p{L}*|sin|church|faith|pray\p{L}*|biblia|vers[ií]culos?|salmo|dios|jes[uú]s|cristian\p{L}*|pecado|iglesia|fe|orar|oraci[oó]n)(?!\p{L})/iu

/** Whether a text has a word about the Bible or faith. */
export const isAboutBible = (text: string): boolean => aboutBible.test(text)

/** Whether no passage could answer the text: small talk and sums. */
export const isNoQuestion = (text: string): boolean => smallTalk.test(text) || sum.test(text)
