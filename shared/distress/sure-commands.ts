import type { CareLanguage, DistressKind } from './kinds.ts'

/*
 * Scripture, or a voice, taken as a command: to offer a child, or to maim or give oneself up. A question about Abraham,
 * Jephthah or the eye that offends says none of it of the visitor, or of "my son". Each pattern reads a normalised text.
 */

/** The rest of a sentence has nothing that makes an offering harmless, and no sickness that "tests" a parent. */
const noRite =
  '(?![^.?!\\n]*\\b(?:pray\\w*|bapti\\w+|dedicat\\w+|army|military|school|college|adopt\\w*|career|(?:for|to) (?:my|our|the|his) (?:ministry|mission|work|job|business)|bautiz\\w+|bautismo|oracion|orando|ejercito|escuela))'
const noSickness =
  '(?![^.?!\\n]*\\b(?:sick\\w*|ill|illness|cancer|hospital|surgery|autis\\w+|addict\\w*|prison|job|grades|moved|left|(?:move|moves|moving|went|gone|goes|going|ran) (?:away|abroad|out|off)|abroad|died|passed|funeral|divorc\\w+|university|college|school|army|military|deploy\\w*|enferm\\w+|operacion|autism\\w+|se (?:fue|mudo|va|muda)|lejos|murio|fallecio|carcel|prision|divorcio|universidad|escuela|ejercito))'

/** Nor is it asked how others read the words. */
const noReading = '(?!.*\\b(?:interpret\\w*|metaphor\\w*|hyperbole|figurative\\w*|read (?:that|this|it))\\b)'

/** A part of the body that a sickness or a physician takes is no command. */
const sickness =
  '(?:cancer|tumou?r|diabet\\w+|gangren\\w+|frostbite|surgeons?|surgery|amputat\\w+|doctors? (?:says?|said|told me|wants?|advise[sd]?)|cirug\\w+|cirujan[oa]|amputacion|medic[oa] (?:dice|dijo|quiere))'
const noSurgery = `(?<!\\b${sickness}\\b[^.?!\\n]{0,60})(?![^.?!\\n]*\\b${sickness}\\b)`
/** Dying in the usual course of a life, or by order of a court, is no deed of the visitor's. */
const usualEnd =
  '(?:in (?:peace|prison|jail|hospital|hospice|dignity|(?:his|her) (?:sleep|bed)|christ)|at (?:home|peace)(?! (?:tonight|today|now))|peacefully|naturally|a (?:natural|peaceful))'
const noCourt = '(?! by (?:the |a |our )?(?:state|government|courts?|judge)\\b)'

const mine =
  "my (?:only |own |first ?born |eldest |oldest |youngest |little |beloved |newborn )*(?:sons?|daughters?|child|children|kids?|baby|babies|boy|girl|infant|newborn|twins|wife|husband|mother|father|brother|sister)\\b(?!')"
const intent =
  "(?<!(?<!\\b(?:god|lord|angel|voice|spirit) )\\b(?:means?|meant|says?|said|thinks?) (?:that )?)(?:\\bi (?:must|will|shall|should|(?:have|need|want|plan|decided|ought) to|wanna)|\\bi(?: am|'m| ?m) (?:going to|gonna|about to|ready to)|\\bi'll|\\bme to|\\b(?:should|shall|must) i|\\bdo i (?:have|need) to|(?<=^|[.!?;,] |\\n)(?:going to|gonna|about to|must|have to))(?: now| just| really| literally)? "
const offer = '(?:offer(?: up)?|sacrifice|slay|slaughter)'
const burnt = '(?:a |an |the |his )?(?:burnt |human |blood |sin )*(?:offering|sacrifice)\\b'
const likeWhom =
  '(?:abraham|isaac|jephthah?|moriah|the altar|god (?:told|said|commanded|asked)|angel (?:told|said|commanded))'
const limb =
  '(?:one of )?(?:both )?my (?:right |left |own |whole )*(?:eyes?|eyeballs?|hands?|foot|feet|arms?|legs?|fingers?|ears?|tongue|penis|genitals|testicles|breasts?)\\b(?! (?:hair|cast|sleeve|nails?|rings?|bands?|bracelets?|braces?|warmers?|polish|tags?|mask|patch|lash\\w*|brows?))'
const maim = '(?:pluck|gouge|tear|rip|dig|cut|pull|carve) out|(?:cut|chop|saw|hack|tear|burn) off'
/** Not a hand that is nailed, as musicians say, on an instrument. */
const noMusic =
  '(?! (?:on|at|to|in) (?:the |my |this |that )?(?:drums?|piano|guitar|keyboard|keys|bass|violin|organ|solo|part|song|beat|rhythm|choreography)\\b)'
/** Who only repeats Matthew 5:30 as a question, without a purpose or a voice of their own. */
const noPurpose =
  '(?![^?\\n]*\\b(?:to (?:stop|avoid|quit|keep from)|so (?:that )?i|because|due to|tonight|today|now|voices?|told me|para (?:dejar|no|evitar)|porque|por mis?|hoy|esta noche|ahora|voz|voces|me (?:dijo|dice|ordena|manda))\\b)'
const ifItSins =
  '\\b(?:if (?:it|they|that|my \\w+|your \\w+) (?:\\w+ )?(?:causes?|offends?|makes?|leads?|sins?|tempts?)|si (?:ella |el |mi \\w+ |tu \\w+ )?(?:me|te|nos) (?:hace|es|sirve|lleva|escandaliza))\\b'
const asOne = '(?: now| just| really| literally)?'
const noAsking = `(?!(?<=\\b(?:(?:should|shall|must) i|do i (?:have|need) to)${asOne} (?:${maim}|nail) ${limb})${noPurpose}[^.!\\n]*(?:\\?|${ifItSins})|(?<=\\bi (?:must|should|(?:have|need|ought) to)${asOne} (?:${maim}|nail) ${limb})${noPurpose}[^.!\\n]*${ifItSins}[^.!\\n]*\\?)`
const itSins = `\\bmy (?:right |left )?(?:eye|hand|foot)\\b[^.?!\\n]{0,40}${intent}(?:pluck|gouge|tear|cut|chop) it (?:out|off)`
const chosen =
  "(?:(?:the |a |god's )?(?:lamb|messiah|christ|chosen one|savio(?:u)?r|sacrifice|second coming|son of god|new jesus)|jesus|isaac)"
const givenUp = 'die|be (?:slain(?! in the spirit)|sacrificed|killed|crucified(?! with)|offered up|pierced|a sacrifice)'

const english: [DistressKind, RegExp][] = [
  [
    'other_at_risk',
    new RegExp(
      [
        `\\b${mine} (?:\\w+ ){0,4}?(?:(?:must|needs to|deserves to) die(?! (?:to|of|from|for|one day|some ?day|soon|first|before|with|${usualEnd})\\b)|(?:must|has to|needs to|should|is to) be (?:sacrificed|slaughtered|killed|slain(?! in)|burn(?:ed|t)(?! out)|put to death|stoned|offered(?: up| (?:like|as|on|to (?:god|the lord|him))\\b|\\W*$)${noRite})${noCourt})`,
        `${intent}${offer} ${mine}${noRite}[^.?!\\n]{0,40}\\b${likeWhom}`,
        `\\b${likeWhom}\\b[^.?!\\n]{0,40}${intent}${offer} ${mine}${noRite}`,
        `\\b(?:god|the lord|jesus|angels?|voices?|spirit)(?: has| is)? (?:told|tell(?:s|ing)?|command(?:s|ed|ing)?) me (?:to|that i (?:must|have to|should)) ${offer} ${mine}${noRite}`,
        `\\b(?:called|led|commanded|chosen) (?:by (?:god|him) )?to (?:sacrifice|slay|slaughter|kill) ${mine}`,
        `\\b(?:god|the lord|jesus|he) (?:wants|demands|requires|claims|asks for|is asking for) ${mine} (?:as|for) ${burnt}`,
        `${intent}(?:give|lay down) ${mine} (?:up )?(?:as|for) ${burnt}`,
        `${intent}give up ${mine} (?:just )?(?:like|as) (?:abraham|jephthah?)`,
        `\\b(?:god|the lord|he)(?: is|'s)? test(?:s|ed|ing)? me (?:just )?(?:like|as)(?: he (?:did|tested))? abraham\\b${noSickness}[^.?!\\n]{0,15}\\b${mine}`,
      ].join('|'),
    ),
  ],
  [
    'suicide',
    new RegExp(
      [
        `${intent}(?:(?:${maim}|nail) ${limb}${noMusic}${noReading}${noAsking}${noSurgery}|castrate myself|make myself a eunuch|nail myself to|crucify myself(?! (?:daily|every|each|to|with|in|spiritually)\\b))`,
        `(?<!\\b(?:if|when) )${itSins}`,
        `\\bmy (?:right |left )?(?:eye|hand|foot)\\b[^.?!\\n]{0,40}\\bi(?:'ll| will|(?: am|'m) (?:going to|gonna)) (?:pluck|gouge|tear|cut|chop) it (?:out|off)`,
        `(?<!\\b(?:said|says?|saying|claim(?:s|ed)?|means?) (?:that )?"?)\\bi(?: am|'m| ?m) ${chosen}\\b[^.?!\\n]{0,40}\\b(?:must|have to|need to|going to|gonna|will|should) (?:${givenUp})`,
        `(?<!\\b(?:said|says?|means?) (?:that )?"?)\\bi (?:must|have to|need to|want to|am going to) be (?:slain(?! in)|sacrificed|crucified(?! (?:with|to|in)))\\b`,
      ].join('|'),
    ),
  ],
]

const hijo =
  'mi (?:unic[oa] |propi[oa] |pequen[oa] |primogenit[oa] )*(?:hij[oa]|hijit[oa]|bebe|nin[oa]|primogenito|espos[oa]|mujer|marido|madre|padre|herman[oa])\\b'
const debo =
  '(?<!\\b(?:dice|significa|dijo|quiere decir) que )(?:\\b(?:voy a|quiero|debo|debere|tengo que|necesito|deberia|he de|me toca)|\\bdebo) '
const ofrecer = '(?:ofrecer|sacrificar|ofrendar|inmolar|degollar)'
const comoQuien =
  '(?:abraham|isaac|jefte|moriah?|el altar|dios me (?:dijo|dice|pidio|pide|manda|mando|ordeno)|angel me (?:dijo|dice))'
const miembro =
  '(?:el|la|los|las|un|una|mi|mis) (?:ojos?|manos?|pies?|brazos?|dedos?|lengua|orejas?|pene|genitales|testiculos|miembro|senos?)\\b'

const noPregunta = `(?!(?<=\\b(?:debo|debere|deberia|tengo que|necesito|he de) \\w+ ${miembro})${noPurpose}[^.!\\n]*(?:\\?|${ifItSins}))`
const noPresentation =
  '(?! (?:al? (?:dios|senor)|en (?:el templo|la iglesia))\\b(?![^.?!\\n]*\\b(?:isaac|abraham|jefte|holocausto|sangre|altar|cordero|sacrificio|fuego)))'
const finEnPaz =
  'en (?:paz|(?:su |la |nuestra )?casa|su cama|(?:el|un) hospital|la carcel|prision|cristo|su pecado)|tranquil[oa]|dignamente|con (?:dignidad|honor|cristo|jesus)'

const spanish: [DistressKind, RegExp][] = [
  [
    'other_at_risk',
    new RegExp(
      [
        `\\b${hijo} (?:\\w+ ){0,4}?(?:(?:debe|tiene que|merece|necesita) (?:morir(?! (?:a|de|al|por|algun|para|${finEnPaz})\\b)|ser (?:sacrificad[oa]|(?:ofrecid[oa]|ofrendad[oa])${noPresentation}|inmolad[oa]|degollad[oa])))`,
        `${debo}${ofrecer} a ${hijo}${noRite}[^.?!\\n]{0,40}\\b${comoQuien}`,
        `\\b${comoQuien}\\b[^.?!\\n]{0,40}${debo}${ofrecer} a ${hijo}${noRite}`,
        `\\b(?:dios|el senor|un angel|el angel|una voz|la voz) me (?:dijo|dice|manda|mando|ordena|ordeno) que (?:ofrezca|ofreciera|ofrende|inmole|sacrifique) a ${hijo}${noRite}`,
        `\\bdios me (?:prueba|pone a prueba|esta probando) como a abraham\\b${noSickness}[^.?!\\n]{0,15}\\bmi (?:hij[oa]|bebe|nin[oa])\\b`,
      ].join('|'),
    ),
  ],
  [
    'suicide',
    new RegExp(
      [
        `${debo}(?:arrancarme|sacarme|cortarme|amputarme|quemarme|clavarme|mutilarme) ${miembro}${noPregunta}${noSurgery}`,
        `\\bme (?:voy a|quiero|debo|tengo que) (?:arrancar|sacar|cortar|amputar|clavar|mutilar) ${miembro}${noPregunta}${noSurgery}`,
        `(?:${debo}(?:castrar|crucificar)me|\\bme (?:voy a|quiero|debo) (?:castrar|crucificar))\\b(?! con\\b)${noSurgery}`,
        `(?<!(?<!\\bme )\\b(?:dijo|dice|decir) (?:que )?"?)\\bsoy (?:el |un )?(?:cordero|mesias|cristo|elegido|sacrificio|hijo de dios|jesus)\\b[^.?!\\n]{0,40}\\b(?:debo|tengo que|voy a|he de) (?:morir|ser (?:sacrificado|inmolado|crucificado|ofrecido))`,
      ].join('|'),
    ),
  ],
]

/** Whether a normalised text asks if the words of Matthew 5:30 apply to the visitor. */
export const asksOfMaiming = (said: string): CareLanguage | undefined =>
  asked.find(([, pattern]) => pattern.test(said))?.[0]

const asked: [CareLanguage, RegExp][] = [
  ['en', new RegExp(`${intent}(?:${maim}) ${limb}${noReading}${noSurgery}|${itSins}`)],
  ['es', new RegExp(`${debo}(?:arrancarme|sacarme|cortarme|amputarme) ${miembro}${noSurgery}`)],
]

/** Patterns of commands to harm a child or oneself, by language. */
export const sureCommands = { en: english, es: spanish }
