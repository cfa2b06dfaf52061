/*
 * Emergencies that are over. "My dad collapsed. He had a stroke two years ago" is none: each clause must be past by itself,
 * since a needless "call now" above a testimony is a small harm, and two lines beside a person who does not breathe the worst.
 */

const when =
  'when (?:i|he|she|we|they) (?:was|were) (?:[0-9]+|young|younger|little|small|an? (?:child|kid|boy|girl|baby|teen|teenager|student)|in (?:school|college|high school)|growing up)'
const cuando = 'cuando (?:yo )?(?:era (?:nin|chic|joven|pequen)\\w*|tenia [0-9]+)'
const years = `last year|(?:\\w+ )?(?:years?|decades?|ages) ago|(?:back )?in (?:19|20)[0-9]{2}|${when}|as an? (?:child|kid|boy|girl|baby|teenager)|hace (?:\\w+ )?anos?|el ano pasado|en (?:19|20)[0-9]{2}|${cuando}`
const weeks =
  'last (?:week|month|spring|summer|fall|autumn|winter|christmas|easter)|(?:\\w+ )?(?:weeks?|months?) ago|hace (?:\\w+ )?(?:mes|meses|semanas)|(?:el mes|la semana) pasad[oa]'

/** Poison that was taken is over only after years. */
const poisoning =
  '(?:swallow\\w*|overdos\\w*|pills?|tablets?|poison\\w*|bleach|antifreeze|drank|took too|pastillas?|veneno|cloro|sobredosis|trag(?:o|aron)|tom(?:o|aron)|beb(?:io|ieron))(?: (?:all |(?:his|her|the|un|el|la|las|todas|sus) )*(?:pills?|tablets?|poison|bleach|antifreeze|veneno|cloro|pastillas?))?'
const illness =
  '(?:heart attacks?|cardiac arrest|strokes?|seizures?|collapsed|fainted|choked|drowned|passed out|blacked out|fell unconscious|stopped breathing|almost died|nearly died|aneurysm|derrame|infarto|(?:ataque|paro) (?:al corazon|cardiaco)|convulsion(?:es|o)?|desmayo|dejo de respirar)'
/** All that may be an emergency of its own. */
const event = new RegExp(
  `\\b(?:${illness}|${poisoning}|stopped|turned|blue|unconscious|seizing|convuls\\w+|chest|pain|fell|hit|hurt|injured|shot|stabbed|cut|took|ate|bled|bleed\\w*|blood|chok\\w+|drown\\w*|burn\\w*|crash\\w*|accident|allergic|breath\\w*|pulse|hang\\w*|hung|pecho|dolor|cay[oe]|golpe\\w*|sangr\\w*|inconsciente|respir\\w*|azul|morad[oa]|ahog\\w*|corto|dispar\\w*)\\b`,
  'g',
)
/** A time belongs to the event beside it: not to one of another clause, or to a birth. */
const between = '(?: (?!(?:he|she|they|it|i|we|who|was|were|had|has|el|ella|y|born|saved)\\b)[a-z]+){0,4}'
const dated = (events: string, time: string) =>
  new RegExp(
    `^(?:${time})(?: (?!(?:was|were|era|estaba)\\b)[a-z]+){0,4} ${events}\\b|\\b${events}${between} (?:${time})\\b`,
  )
const past = [dated(illness, `${years}|${weeks}`), dated(poisoning, years)]

const whom =
  '(?:(?:and|but|thank god|praise god|y|pero|gracias a dios) )*(?:(?:god|the lord|jesus|(?:the )?doctors?|he|she|they|my \\w+|dios|el|ella) )?'
const outcome = new RegExp(
  `^${whom}(?:(?:has|have|had|was|is|ya|se) )?(?:now |all |fully |completely )*(?:recovered|recupero|(?:(?:is|he's|she's|they're|are) (?:now |all |doing )*)?(?:fine|well|alright|healthy) (?:now|today)|lived|pulled through|esta bien|(?:revived|revivio|resucito)(?: (?:him|her|it|al? \\w+))?)(?: (?:now|fully|completely|ya|del todo))?$`,
)
const revived = /\b(?:revived|revivio|resucito)\b/
/** A birth whose distress ended in the next clause: the only emergency that needs no time. */
const birth = /^(?:my|our|mi|nuestr[oa]) \w+ (?:was born|nacio) (?:not breathing|without a pulse|sin respirar)$/
/** Feelings and thanks. */
const feeling =
  /^(?:(?:thanks?|you|praise|glory|amen|hallelujah|god|the|lord|jesus|so|very|really|still|much|to|be|him|bless|blessed|i|am|i'?m|was|we|are|we're|grateful|thankful|happy|glad|scared|afraid|worried|anxious|nervous|sad|gracias|gloria|a|al|dios|senor|bendito|sea|tengo|estoy|miedo|triste)(?: |$))+$/

/** Words of what is happening now or again, or how it is like the past. */
const present =
  /[?¿]|\b(?:hasn'?t|isn'?t|aren'?t|won'?t|can'?t|cannot|doesn'?t|don'?t|again|yesterday|minutes?|hours?|help|please|like|same|since|than|otra vez|de nuevo|como|igual|desde|ahora|hoy|ayer|ayuda|auxilio)\b/
/** Visitors who once tried to die may try again. */
const ownAct =
  /\bi (?:\w+ )?(?:took|swallowed|overdosed|drank|cut|slit|injected|tried|od'?d)\b|\b(?:tome|trague|bebi|me corte|intente)\b/

/** Whether a normalised text speaks of an emergency that is over: each clause has its time, is its good end, or only feels. */
export function isOver(said: string): boolean {
  if (ownAct.test(said) || present.test(said)) return false
  const clauses = said.split(/[.,!;:\n]+|\b(?:and|but|y|pero)\b/).flatMap((clause) => words(clause) || [])
  const isEnded = (clause: string, at: number) =>
    isPast(clause) || (birth.test(clause) && revived.test(clauses[at + 1] ?? ''))
  return (
    clauses.some(isEnded) &&
    clauses.every((clause, at) => isEnded(clause, at) || outcome.test(clause) || feeling.test(clause))
  )
}

const words = (clause: string) => clause.replace(/[^\p{L}\p{N}']+/gu, ' ').trim()

const isPast = (clause: string) =>
  [...clause.matchAll(event)].length === 1 &&
  past.some((pattern) => pattern.test(clause)) &&
  !/\b(?:is|are|am|has|have|gets?|keeps?|now|today|still|just|born|esta|estan|tiene|sigue)\b/.test(clause)
