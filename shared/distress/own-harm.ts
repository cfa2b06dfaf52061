import type { Distress } from './kinds.ts'
import type { Language } from './language.ts'

/*
 * Harm to another person that visitors say they did, or are afraid they will do. The network takes the thoughts that
 * frighten a young mother for minutes that count, and knows few confessions in Spanish.
 */

const age = '[0-9]+[ -](?:week|month|year)[ -]old'
const child = `(?:my|our|the(?= (?:baby|newborn|infant|toddler)\\b)) (?:own |new |little |newborn |sweet |first |${age} )*(?:baby|babies|newborn|infant|toddler|child|children|kids?|son|daughter|twins|little (?:boy|girl|one)|${age}(?! (?:dog|cat|puppy|horse|car)\\b))\\b(?!'s| (?:shower|a|an|some)\\b)`
/** A brother may be hurt by a child, for whom the reply to grown-ups is wrong. */
const noSibling = '(?! (?:brother|sister|bro|sis|cousin|nephew|niece)s?\\b)'
const harming =
  '(?:dropping|stabbing|drowning|smothering|suffocating|strangling|choking|shaking|throwing|hurting|harming|killing|hitting|cutting|poisoning|crushing|molesting)'
const harm = '(?:drop|stab|drown|smother|suffocate|strangle|choke|shake|throw|hurt|harm|kill|hit|poison|molest)'
const thinking =
  '(?:thoughts?|images?|visions?|pictures?|flashes|urges?|nightmares?|dreams?|imagine|imagining|pictur(?:e|ing)|visuali[sz](?:e|ing)|seeing|thinking (?:about|of)|(?:scared|afraid|terrified|frightened) of|fears? of)'
/** Between the thought and the deed: no other person who does it. */
const inMind = `(?: (?:of|about|that|me|myself|where|in which|i|am|i'm|just|always|suddenly|accidentally|even|maybe|or|${harming}))*`
/** "I can't imagine hurting my child" and "I don't have thoughts of it" are no thought of it. */
const noThought =
  "(?<!\\b(?:not|never|can'?t|cannot|couldn'?t|hard to|impossible to) (?:even |ever )?|\\b(?:don'?t|do not) have (?:any |such )?)"
/** Behind the child: a fear of hurting its feelings, which is none of this. A thought of killing it always is. */
const notFeelings =
  '(?!(?<=\\b(?:hurt|harm)(?:ing)? (?:(?!kill|drown|stab).){1,40})(?: (?:if|when) (?:i|we) (?:get |am |are )?(?:divorc|separat(?!\\w* from my)|leav\\w* (?:my (?:husband|wife|partner|marriage)|him\\b|her\\b(?! (?:in|alone))))| by (?:telling|divorc|leaving my (?:husband|wife|partner|marriage))))'
const noSentimientos =
  '(?!(?<=\\b(?:lastim\\w+|dano) .{1,40})(?: (?:con|por) (?:el|la|mi|mis) (?:divorcio|separacion|decision|palabras)| si me (?:divorcio|separo))(?!.*\\b(?:pegue|golpee)\\b))'
const noImagino = '(?<!\\bno (?:me |puedo )?)'
const willHarm =
  "i(?:'ll|ll|'d|d| will| might| may| could| would| can|'m going to|m going to| am going to|'m gonna|m gonna)"

const aBaby = '(?:mi|mis|nuestr[oa]) (?:bebe|recien nacid[oa]|hij[oa]s?|hijit[oa]s?|nin[oa]s?|gemel[oa]s)\\b'
const herir =
  '(?:tir(?:ar|ando)|dej(?:ar|ando) caer|ahog(?:ar|ando)|apunal(?:ar|ando)|acuchill(?:ar|ando)|asfixi(?:ar|ando)|lastim(?:ar|ando)|mat(?:ar|ando)|estrangul(?:ar|ando)|sacud(?:ir|iendo)|hac(?:er|iendo)(?:les?)? dano|peg(?:ar|ando)(?:les?)?|golpe(?:ar|ando))(?:lo|la)?'

/**
 * "Un hombre que viole a una joven" asks about a law, "que viole" is a wish or a fear, and "no abuse de" a command: a confession
 * begins a sentence, or follows words of the visitor.
 */
const didIt =
  '(?<!\\bque (?:\\w+ ){0,3}|\\bno (?:\\w+ ){0,3})(?:(?<=^|[.!?;,:\\n] ?)|(?<=\\b(?:yo|una vez|ayer|anoche|y|porque|ya|hace (?:\\w+ ){0,2}(?:anos?|mes|meses|semanas|dias|tiempo)|cuando (?:era|tenia|estaba|iba|bebi|tome)(?: \\w+){0,2}) ))|(?<=\\b(?:confieso|admito|creo) que (?:yo )?)'
const woman =
  '(?:novia|esposa|mujer|ex|pareja|amiga|companera|muchacha|chica|joven|prima|hermana|vecina|empleada|cunada|senora|amigo|novio)\\b'
const minor = '(?:nin[oa]|menor|hij[oa]|hijastr[oa]|sobrin[oa]|niet[oa]|hermanit[oa]|primit[oa]|alumn[oa]|bebe)s?\\b'

/** A thought of harming a child, after English words of `whose` and at most 40 of the characters of `gap`. */
const thought = (whose: string, gap = '.', after = '') =>
  `${whose}${gap}{0,40}\\b${noThought}${thinking}${inMind} ${harming} ${child}${after}${notFeelings}|\\b(?:scared|afraid|terrified|worried|frightened)(?: that)? ${willHarm} (?:just |actually |accidentally |someday |(?:snap|lose it|lose control) and )?${harm} ${child}${after}${notFeelings}`
const scaredTo = `(?:scared|afraid|terrified|frightened) to (?!throw)${harm} ${child}(?! (?:by|with|during|while|into|at (?:the|her|his)|when i tell)\\b)${notFeelings}`
/** The same in Spanish, except after words of `others`. */
const pensamiento = (others: string) =>
  `${others}\\b(?:(?:pensamientos?|imagenes|impulsos?|visiones|suenos?|ideas) (?:\\w+ )?(?:de|sobre)|${noImagino}imagino|imaginando|pienso en|pensando en|sueno con|miedo(?: de| a)?|temo) (?:que )?${herir} a ${aBaby}${noSentimientos}`
/** The pattern without its exceptions: beside a deed or a will there is none. */
const loosely = (pattern: string) =>
  [noThought, notFeelings, noSentimientos, noImagino].reduce((loose, each) => loose.replaceAll(each, ''), pattern)

const thoughts: [Language, string][] = [
  ['en', `${thought('\\b(?:i|my)\\b')}|\\b${scaredTo}`],
  ['es', pensamiento('')],
]
const strict = thoughts.map(([language, pattern]) => ({ language, pattern: new RegExp(pattern) }))
const loose = thoughts.map(([language, pattern]) => ({ language, pattern: new RegExp(loosely(pattern)) }))
const confessions: [Distress['kind'], Language, RegExp][] = [
  ['child_abuse', 'es', new RegExp(`(?:${didIt})(?:viole a|abuse (?:sexualmente )?de) (?:una?|mis?|la|el) ${minor}`)],
  [
    'sexual_abuse',
    'es',
    new RegExp(
      `(?:${didIt})(?:viole a|abuse (?:sexualmente )?de) (?:una?|mis?|la) ${woman}|\\b(?:obligue|force) a (?:mi|una) ${woman} a (?:tener|hacer|acostarse)`,
    ),
  ],
]

const own =
  '(?:(?:own|intrusive|bad|scary|dark) )*(?:thoughts?|mind|head|brain|fears?|urges?|dreams?|nightmares?|ocd)\\b'
const noOther =
  '(?:(?!\\b(?:husband|wife|partner|boyfriend|girlfriend|ex|mom|mum|mother|dad|father|stepdad|brother|sister|uncle|friend|he|she|they)\\b).)'
const otros =
  '(?<!\\b(?:tiene|tienen|tuvo|tenia|ha tenido|esta|este|anda|sus?|marido|espos[oa]|pareja|novi[oa]|madre|padre|ella) (?:\\w+ ){0,3})'
/** "My dad says I hit my children", "should I hit my child": no deed of the visitor. */
const noDeed =
  '(?<!\\b(?:said|says?|saying|claims?|claimed|thinks?|thought|tells? \\w+|told (?:\\w+ ){0,2}\\w+|lying|lied|accus\\w+ me|wrote(?: to me)?|texted(?: me)?)(?: that)?[,:]? ["\']?|\\b(?:should|can|may|must|if|did|(?<!why )do) )'
/** "Que le pegue" is a wish or a fear, "no le pegué" a denial. */
const noHecho =
  '(?<!\\b(?:no|nunca) (?:les? |lo |la )?|\\b(?:miedo (?:de|a)|temo|quier[oe]|ojala|para|espero|evitar|dice|dijo|acusan?(?: de)?) que (?:\\w+ ){0,3}|\\bcont[oa]: ?(?:les? )?|\\bque (?:mi|tu|su|el|ella|un|una|alguien|nadie) (?:\\w+ ){0,3})'
/** The same without an accent as "le pegó": only with words of the visitor behind it. */
const yo = '(?:cuando (?:me|pierdo|estoy)|y (?:no puedo|no se como|me |luego me|despues me)|porque (?:me|pierdo|estoy))'
/** Harm to a child of which only the visitor speaks. */
const ownHarms = [
  thought(`${noDeed}\\b(?:i\\b|my (?=${own}))`, noOther, noSibling),
  `(?:^|[.!?,;] ?|\\bi\\b${noOther}{0,30}\\b)${scaredTo}`,
  pensamiento(otros),
  ...confessions.flatMap(([kind, , { source }]) => (kind === 'child_abuse' ? [source] : [])),
  `${noDeed}\\bi(?:'?ve|'?m)? (?:(?:just|keep|kept|sometimes|often|always|also|really|already|have|had|am|been|was|did|lost it and|lost my temper and|snapped and|yelled and|screamed and|got angry and) )*(?:hit(?:ting)?|beat(?:ing|en)?|slapp?(?:ed|ing)?|shook|shaking|kick(?:ed|ing)?|hurt(?:ing)?|chok(?:ed?|ing)|abus(?:ed?|ing)|molest(?:ed|ing)?) ${child}${noSibling}(?! (?:back|by (?:staying|getting|leaving|telling|divorc)|(?:with|by) (?:my|the|this) divorce))`,
  `${noHecho}\\b(?:pegue|golpee|maltrate|lastime|abofetee) a ${aBaby}`,
  `\\byo (?:\\w+ ){0,3}(?:pego|golpeo|maltrato|lastimo|abofeteo) a ${aBaby}`,
  `(?<!\\b(?:mi|su|el|ella|la|un|una) [^.!?;\\n]{0,40})\\bles? (?:pego|golpeo|maltrato|lastimo) a ${aBaby} ${yo}`,
  `\\b(?:sacudi|he (?:pegado|golpeado|maltratado|lastimado|sacudido)) a ${aBaby}`,
]
const toChild = new RegExp(ownHarms.map((pattern) => `(?:${pattern})`).join('|'))
/** Those who are hurt as well need the words for those who are hurt. */
const isVictim =
  /(?<!\b(?:it|that|this|baby|toddler) )\b(?:hits?|hitting|beats?|beating|slap(?:s|ped)|kick(?:s|ed)|punch(?:es|ed)|chokes?|choked|strangl(?:es|ed)|shov(?:es|ed)|push(?:es|ed)|burn(?:s|ed)|threaten(?:s|ed)|hurts?|touch(?:es|ed|ing)|molest(?:s|ed)|rape[sd]?|abuse[sd]?) (?:me|us|to kill)\b|\bi(?:'?m| am| was| got| have been) (?:being )?(?:raped|abused|beaten|molested|strangled)\b(?! (?:as a|when i was)\b)|\b(?:me|nos) (?:pega|golpea|maltrata|viola)(?:n|ba|ban|ron)?\b|\bme (?:violo|golpeo)\b|\bme (?:ahorc|amenaz|empuj|pate|quem)(?:a|o|aba)\b|\bme toca(?:n|ba)?\b(?! (?:\w+r|a mi)\b)/

const knife = '(?:knife|gun|pistol|rifle|cuchillo|pistola|arma)'
/** What is more than a thought that frightens: a deed or its signs, and a will, a voice, a means or a time. */
const more: [Distress['kind'], RegExp][] = [
  [
    'medical',
    /\bi (?:just |actually |already |really |finally )*(?:did(?: it| that| so)?(?=$|[.,!?;\n]| and\b| but\b)|(?:dropped|shook|threw|hit|hurt|harmed|cut|stabbed|drowned|smothered|suffocated|strangled|choked|poisoned) (?:my|him|her|it|them)\b)|\b(?:and|but) now (?:he|she|it|they|my)\b|\b(?:not|isn'?t|stopped|hardly|barely) (?:breathing|moving|responding|waking)|\b(?:won'?t|not|doesn'?t|can'?t) (?:wake|breathe|respond|move)\b|\b(?:bleed\w*|blue|limp|unconscious)\b|\b(?:lo|la|los|las) (?:hice|tire|sacudi|golpee|deje caer|ahogue|lastime)\b|\bacabo de\b|\by ahora (?:no|el|ella|mi|esta)\b|\bno (?:respira|despierta|reacciona|se mueve)|\bsangr|\binconsciente\b|\bmorad[oa]\b/,
  ],
  [
    'suicide',
    new RegExp(
      `\\bmyself\\b(?! ${harming})|\\bsuicid|\\bmatarme\\b|\\bmorirme\\b|\\b(?:voices?|voz|voces|demons?|demonios?)\\b|\\b(?:god|lord|jesus|dios|angels?) (?:told|tells?|says?|said|wants?|commands?|is telling|me (?:dice|dijo|manda|pide))\\b|\\b(?:tonight|right now|esta noche|ahora mismo)\\b|\\b(?:have|got|hold|holding|grabbed|took|bought|hid|hiding|tengo|compre|agarre) (?:\\w+ ){0,2}${knife}\\b|\\b${knife} (?:is |esta )?(?:in my|ready|here|next|en (?:la|mi)|list)|\\bguns?\\b|\\b(?:bought|compre)\\b|\\b(?:plan|plans|planning|planned|planeo|planeando)\\b|\\b(?:getting|gets|get|growing) (?:\\w+ )?(?:stronger|worse)\\b|\\bmas fuertes\\b|\\bi(?: am|'m|m| ?will|'ll) (?:really )?(?:going to|gonna) do it\\b|\\b(?:lo|la) voy a hacer\\b|\\bvoy a hacerlo\\b`,
    ),
  ],
]

/** Whether visitors say in a normalised English or Spanish text that they hurt a child, or fear to. */
export const isOwnHarmToChild = (said: string): boolean => toChild.test(said) && !isVictim.test(said)

/**
 * What visitors say in a normalised text that they did to another person, or are afraid they will do to a child. The reply
 * about thoughts that frighten is wrong beside a deed, which needs the call, and a will, which needs a person to speak with.
 */
export function ownHarm(said: string): Distress | undefined {
  const near = loose.find(({ pattern }) => pattern.test(said))
  const worse = near && more.find(([, pattern]) => pattern.test(said))?.[0]
  if (worse) return { kind: worse, response: 'reply', language: near.language }
  const thoughtOf = strict.find(({ pattern }) => pattern.test(said))
  if (thoughtOf) return { kind: 'child_abuse', response: 'reply', language: thoughtOf.language }
  const found = confessions.find(([, , pattern]) => pattern.test(said))
  return found && { kind: found[0], response: 'reply', language: found[1] }
}
