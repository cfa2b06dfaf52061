import { careForCry } from './cry.ts'
import type { Distress, DistressKind } from './kinds.ts'
import type { Language } from './language.ts'
import { ownHarm } from './own-harm.ts'
import { dangerWithin, needWithin } from './plain/within.ts'
import { plainNeed } from './plain-words.ts'
import { recogniseOther } from './recognise-other.ts'
import { subjectLines } from './subjects.ts'
import { sureCommands } from './sure-commands.ts'

/*
 * Dangers that the network has hardly met. Only wordings that can mean nothing else: each pattern reads a normalised text.
 */

const person =
  "(?:(?:my|the|this|that) )?(?:step ?)?(?:boss|teacher|co ?worker|colleague|landlord|neighbou?r|roommate|husband|wife|ex|boyfriend|girlfriend|mother|mom|mum|father|dad|brother|sister|son|daughter|baby|child|kids?|children|family|parents|uncle|aunt|cousin|pastor|classmates?|mother in law|father in law)(?!'s)"
const relative =
  '(?:step ?|foster |own |grand)*(?:dad|daddy|father|uncle|brother|bro|grandpa|granddad|cousin|padrastro|papa|padre|tio|hermano|abuelo|primo)'
const harm = '(?:kill|slay|stab|murder|drown|strangle|shoot|poison|sacrifice|smother|behead|burn alive)'
const harmed = `${harm} (?:${person}|him|her|them all|someone|people)\\b(?! (?:with kindness|an? |some |my |the |in (?:a|the) game))`
const gun =
  '(?:armed men|gunmen|men with guns|bandits|rebels|terrorists|militants|soldiers|attackers|a (?:gunman|shooter))'
const spirit =
  '(?:god|the lord|jesus|(?:an )?angels?|(?:the )?holy (?:spirit|ghost)|(?:the )?devil|satan|(?:the |a )?demons?|(?:an )?evil spirits?)'
const place = '(?:village|church|gate|house|home|school|street|compound|building|yard|door|hostel|town|city)'
const indoors =
  '(?:house|home|school|class(?:room)?|church|office|work(?:place)?|store|mall|building|hotel|hostel|yard|room|door|kitchen)\\b'

const english: [DistressKind, RegExp][] = [
  [
    'medical',
    new RegExp(
      [
        `\\b(?:my|our) (?:house|home|flat|apartment|building|kitchen|hostel|room) is (?:burning|on fire)(?! for)`,
        `^(?:the )?house is (?:burning|on fire)(?! for)`,
        `\\bthere(?:'?s| is) (?:a )?fire in (?:my|our|the) (?:house|home|flat|apartment|building|kitchen|block|hostel)`,
        `\\b(?:my|our) boat is (?:sinking|going down)`,
        `\\b${gun} (?:are |is )(?:now )?(?:at|in|outside|inside|near|surrounding|attacking|killing in) (?:our|my|the) ${place}`,
        `\\b(?:we are|we're|i am|i'm|im) hiding from (?:the )?(?:soldiers|gunmen|rebels|bandits|terrorists|militants|armed men)`,
        `\\b(?:is|are|'s|'re) (?:(?:stabbing|strangling) (?:me|us|${person})\\b(?! in the back)|shooting (?:at us|(?:at|in) (?:my|our) (?:house|home|street|school|village|church|block)))`,
        `\\bthere(?:'?s| is| are) (?:an? |some )?(?:armed )?(?:man|men|person|guy|someone|intruder|stranger|woman|boy|student) with (?:an? )?(?:guns?|rifles?|shotgun|machetes?|knife|knives) (?:in|inside|at|outside) (?:my|our|the|this) ${indoors}`,
        `\\b(?:there(?:'?s| is) an? (?:active )?shooter|an? (?:active )?shooter is|^active shooter) (?:in|inside|at|outside) (?:my|our|the|this) ${indoors}`,
        `\\b(?:my|our|the) (?:house|home|flat|apartment|room|basement|car|street|building) is (?:flooding|flooded|filling)\\b.{0,40}\\b(?:trapped|stuck|can(?:'?t|not) get out)`,
        `(?<!\\b(?:images?|thoughts?|visions?|dreams?|nightmares?|dreamed|dreamt|feels?|imagine|imagining|afraid|scared|think|thinking|fear|worried) (?:(?:that|like|where|of|as|if) ){0,2})\\bi ?(?:am|'m|m) (?:drowning|strangling|stabbing|poisoning|(?:smothering|suffocating|choking)(?= my (?:\\w+ )?(?:baby|newborn|infant|toddler))) my (?:(?:new|newborn|little|own) )*(?:baby|newborn|infant|toddler|child|children|kids?|son|daughter)\\b(?! (?:in|with) (?!(?:the|a|my|water)\\b))`,
        `\\bthey(?: are|'re|re)? bomb(?:ing|ed)? our (?:city|town|village|street)`,
        '\\b(?:heart attack|stroke|seizure|overdose)\\b.{0,40}\\b(?:is )?happening again',
      ].join('|'),
    ),
  ],
  [
    'other_at_risk',
    new RegExp(
      [
        `\\b${spirit}(?:'s| is| are| keeps?| has)? (?:told|tell(?:s|ing)?|asks?|asking|asked|wants?|commands?|commanded|says?|said)(?: to)? (?:me (?:to )?|(?:that )?)(?:(?<=me to |me )|i (?:must|have to|should) )${harmed}`,
        `\\b(?:(?:a|the|my) voices?(?: of god)?|voices) (?:in my head )?(?:(?:keep|are|is) )?(?:tell(?:s|ing)?|says?|saying)(?: me)?(?: to)? ${harmed}`,
        `(?<!\\b(?:said|says|saying) "?)\\bi (?:really |just |so )?(?:want to|wanna|am going to|am gonna|plan to|dream of|fantasi[sz]e about|think about|keep thinking about) ${harmed}`,
        `\\bi(?:'m| ?m) (?:going to|gonna) ${harmed}`,
        `\\b(?:bring|bringing|take|taking) (?:a|the|my|his|dads?|my dads?|my dad's) (?:knife|gun|pistol|blade) to (?:school|class|work)`,
      ].join('|'),
    ),
  ],
  [
    'suicide',
    new RegExp(
      `\\b(?:${spirit}|voices?)(?: is| are| keeps?| has)? (?:told|tell(?:s|ing)?|wants?|commands?|commanded) me (?:to |that i (?:must|have to|should) )(?:jump (?:off|from|out|in front)|walk into (?:the |a )?(?:sea|ocean|water|river|lake|traffic|road|fire)|step in front|drive (?:off|into)|hang|drown|starve|burn myself|set myself)\\b`,
    ),
  ],
  [
    'suicide',
    /\bhow (?:many|much) (?:paracetamol|acetaminophen|tylenol|advil|ibuprofen|aspirin|insulin|sleeping (?:pills|tablets)|pills|tablets|xanax|codeine)(?: tablets| pills)? (?:is|are|would be|does it take|do i need|will it take) (?:deadly|fatal|lethal|enough to (?:die|kill)|to (?:die|kill|overdose))/,
  ],
]
const spanish: [DistressKind, RegExp][] = [
  [
    'sexual_abuse',
    // of a relative, or at an age, it is the abuse of a child
    /^(?!.*\b(?:padrastro|papa|padre|tio|abuelo|hermano|primo|cunado|de mi mama|tengo (?:[5-9]|1[0-7]))\b).*(?<!\b(?:nadie|no|nunca|ya no) )\bme (?:obliga|obligo|obligaba|fuerza|forzo|forzaba) (?:siempre |tambien )?a (?:tener (?:relaciones|sexo|intimidad)|acostarme con (?:el|ella)|hacer el amor)\b/s,
  ],
  [
    'medical',
    /\b(?:se (?:esta quemando|quema) (?:la|mi|nuestra) casa|mi casa se (?:esta )?quema(?:ndo)?|hay (?:un incendio|fuego) en (?:la|mi|nuestra|el|mi) (?:casa|edificio)|(?:hay|entraron) hombres armados en (?:la|mi|nuestra) (?:puerta|casa|iglesia|calle|escuela)|nos escondemos de (?:los soldados|la guerrilla)|estan? (?:disparando en (?:mi|la|nuestra) (?:calle|casa|cuadra|colonia|escuela|iglesia)|(?:disparando|apunalando|acuchillando) a mis? )|estan? (?:disparando|apunalando|acuchillando)nos\b|hay (?:una |mucha )?balacera (?:afuera|aqui|cerca|en (?:mi|la|nuestra) (?:calle|casa|cuadra|colonia|escuela|iglesia)))/,
  ],
  [
    'other_at_risk',
    /\b(?:dios|el senor|jesus|un angel|los angeles|el diablo|satanas|(?:un|el) demonio|los demonios|una voz|las voces) me (?:dijo|dice|dicen|pide|manda|mando|ordena) que (?:mate|matara|sacrifique|sacrificara|apunale|ahogue) a (?:mi|mis|todos)|\b(?:quiero|voy a) (?:matar|apunalar|envenenar|ahorcar|acuchillar) a mi (?:jefe|jefa|maestr[oa]|suegr[oa]|espos[oa]|marido|mujer|herman[oa]|padre|madre|papa|mama|vecin[oa]|hij[oa]|bebe|padrastro)(?! de (?:risa|besos))/,
  ],
]
const dangers = { en: [...english, ...sureCommands.en], es: [...spanish, ...sureCommands.es] }

/** The danger that a normalised text states in words that can mean nothing else; undefined for every other text. */
export function surelyInDanger(said: string, fallback: Language): Distress | undefined {
  for (const language of fallback === 'es' ? (['es', 'en'] as const) : (['en', 'es'] as const)) {
    const found = dangers[language].find(([, pattern]) => pattern.test(said))
    if (found) return { kind: found[0], response: 'reply', language }
  }
  return undefined
}

/** The distress that patterns alone show in a normalised text, in any language: what the networks need not judge. */
export const plainDistress = (said: string, fallback: Language): Distress | undefined =>
  recogniseOther(said) ??
  careForCry(said, fallback) ??
  surelyInDanger(said, fallback) ??
  ownHarm(said) ??
  dangerWithin(said) ??
  plainNeed(said) ??
  needWithin(said) ??
  subjectLines(said)

const fromRelative = new RegExp(
  `\\b(?:pregnant|expecting|knocked up|embarazad[ao]|encinta)\\b.{0,30}\\b(?:by|from|for|de|with|it ?'?s|its|it is|by my own|es de) (?:my |her |mi |su )*(?:mom'?s boyfriend|mum'?s boyfriend|mothers? boyfriend|${relative})(?:'?s)?(?! (?:friend|amigo))\\b|\\b${relative} (?:got|made|has got|knocked) (?:me|her) (?:pregnant|up)|\\b(?:mi|su) ${relative} (?:me|la) (?:dejo|embarazo)`,
)
const fromRape = /\b(?:rape[ds]?|rapist|forced (?:me|himself)|violacion|violador|me (?:violo|violaron|forzo))\b/

/** What a pregnancy is from, if a normalised text about it says so; undefined for every other text. */
export function abuseBehind(said: string): 'child_abuse' | 'sexual_abuse' | undefined {
  if (fromRelative.test(said)) return 'child_abuse'
  return fromRape.test(said) ? 'sexual_abuse' : undefined
}
