import { wordSet } from '../../word-set.ts'
import { wordsAlone } from '../normalise.ts'
import { mi, mine } from './mourned.ts'

/** A pattern, what it becomes to be judged, and what it leaves to be looked at. */
type Plain = { pattern: RegExp; plain: string; rest: string; isMeant?: (words: string) => boolean }

/*
 * The networks take other words for a death than "died" for danger: "mi papá partió a la casa del Padre" got the reply to the
 * abuse of a child, and "grandma wants to die at home" that to suicide. Here they are said plainly, and all other words remain to
 * be judged. Each pattern reads a normalised text.
 */

const lord =
  '(?:(?:the|our|his|her) (?:good |dear |heavenly |risen )?(?:lord|savio(?:u)?r|maker|father|king|creator)(?: jesus(?: christ)?)?|god|jesus(?: christ)?|christ)'
const above = `(?:glory|eternity|heaven|paradise|(?:his|her) (?:eternal |heavenly |final )?(?:rest|reward|home)|eternal (?:life|rest|glory))`
const toLord = `(?:(?:to )?(?:be|live|dwell|rest|dance|sing|rejoice) with ${lord}|to (?:meet )?${lord}|to ${above})`
const lately = '(?: (?:has|have|had|just|now|already|finally|recently|peacefully|suddenly|sadly|also))*'

const goneHome = [
  `(?:went|gone|left)(?: us)?(?: on)?(?: home)? ${toLord}`,
  `(?:passed|slipped|crossed|entered|stepped|departed|transitioned|moved)(?: on| over)? (?:in)?to ${above}`,
  `(?:was|were|been|got) (?:called|taken|promoted|received|welcomed|ushered|gathered)(?: up)?(?: home)? (?:(?:in)?to ${above}|${toLord}|by ${lord})`,
  `(?:entered|went)(?: in)?(?:to)? (?:his|her) (?:eternal |heavenly )?(?:rest|reward)`,
  'fell asleep in (?:the lord|christ|jesus)',
  `(?:is|are|'s)(?: (?:now|already|at home|home|safe|safely|resting|at rest|dancing|rejoicing|singing|worshipp?ing|at peace))* (?:with ${lord}|in (?:heaven|glory|paradise)|in the (?:loving )?(?:arms|presence) of ${lord})`,
  '(?:gained|got|earned|received) (?:his|her) (?:angel )?wings',
  `met ${lord} face to face`,
  'crossed (?:over )?(?:the )?jordan',
].join('|')

const senor =
  '(?:(?:el|nuestro|su) (?:buen )?(?:senor|salvador|padre|creador)(?: jesus| celestial| eterno)?|dios|diosito|jesus|cristo|jesucristo)'
const delSenor =
  '(?:del (?:senor|padre|salvador|creador)(?: celestial| eterno)?|de (?:nuestro|su) (?:senor|padre|salvador)(?: celestial)?|de (?:dios|diosito|jesus|cristo|jesucristo))'
const arriba = `(?:a la (?:casa|presencia|gloria|morada) ${delSenor}|al encuentro (?:con ${senor}|${delSenor})|a los brazos ${delSenor}|a la (?:gloria|eternidad|vida eterna|(?:patria|morada) (?:celestial|eterna))|al cielo|a mejor vida|a su (?:descanso|morada|hogar|patria) (?:etern[oa]|celestial)|a su presencia)`
const partio = [
  `(?:se (?:me |nos )?(?:fue|marcho|volo)|(?:se (?:me |nos )?)?partio|paso|subio|entro)(?: (?:ya|hoy|ayer|anoche))?(?: (?:a (?:estar |morar |vivir |descansar |reinar )?)?con ${senor}| ${arriba})`,
  'se (?:me|nos) adelanto(?: en el camino| al cielo)?',
  `(?:esta|vive|mora|reina|goza|descansa|duerme|reposa)(?: ya| ahora)? (?:con ${senor}|en los brazos ${delSenor}|(?:en|de) la (?:presencia|gloria) ${delSenor}|en (?:el cielo|la gloria))`,
  '(?:descansa|duerme|durmio|reposa|descanso)(?: ya| ahora)? en (?:el senor|cristo)',
  `(?:fue|ha sido) (?:llamad[oa]|promovid[oa]|recibid[oa]|llevad[oa])(?: ${arriba}| (?:por|con) ${senor})`,
].join('|')

const diedWords: readonly [RegExp, string][] = [
  [new RegExp(`(${mine})(?: in christ)?${lately} (?:${goneHome})\\b`, 'g'), '$1 died'],
  [
    new RegExp(
      `\\b${lord}${lately} (?:took|taken|called|brought|received|gathered) (${mine})(?: up)? (?:home|to (?:glory|heaven|himself|be with him))\\b`,
      'g',
    ),
    '$1 died',
  ],
  [
    new RegExp(
      `\\b((?:${mi}|(?<!\\bel )(?:mama|papa|mami|papi)))(?: en cristo)?(?: ya| ahora| hoy| ayer)* (?:${partio})\\b`,
      'g',
    ),
    '$1 murio',
  ],
  [
    new RegExp(
      `\\b${senor} (?:ya )?(?:se (?:me |nos )?(?:llevo|trajo)|recogio|llamo(?=[^.]* a su (?:presencia|lado|casa|gloria)\\b)) a (${mi})(?: (?:a su (?:presencia|lado|casa|gloria)|con el|al cielo))?\\b`,
      'g',
    ),
    '$1 murio',
  ],
]
const died: readonly Plain[] = diedWords.map(([pattern, plain]) => ({ pattern, plain, rest: ' $1 ' }))

/** Of grandparents one may think that they wish to choose where they die; of others only beside an illness of their own. */
const grandparent =
  '(?:(?:my|our) )?(?:great ?)?(?:grand(?:ma|mother|pa|dad|father|parents?)|granny|gran|nana|nanna|nan|lola|lolo|oma|opa)'
const elder = `(?:(?:my|our) (?:(?:\\w+ )?(?:mom|mum|mother|dad|father)|mother in law|father in law|great (?:aunt|uncle))|(?:mom|mum|dad))`
const abuelos = '(?:(?:mi|nuestr[oa]) )?(?:bis)?abuel(?:[oa]|it[oa])'
const mayor = `(?:(?:mi|nuestr[oa]) (?:mama|madre|papa|padre|suegr[oa]|viejit[oa]|tia abuela)|(?:mama|papa))`
const ill =
  /\b(?:hospice|palliative|cancer|tumou?r|als|terminal(?:ly)?|stage (?:4|four|iv)|dementia|alzheimer'?s?|parkinson'?s?|heart failure|kidney failure|dialysis|chemo|dnr|(?:[89]\d|1[01]\d)(?: ?years? old| anos)?|elderly|weeks to live|months to live|paliativos?|quimio\w*|desahuciad[oa]|demencia|etapa terminal|fase terminal)\b/
/** For those who are not old, only an illness that is near its end. */
const dying =
  /\b(?:hospice|palliative|terminal(?:ly)?|stage (?:4|four|iv)|weeks to live|months to live|paliativos?|desahuciad[oa]|etapa terminal|fase terminal)\b/

const treatment =
  '(?:(?:any )?(?:more )?(?:machines|tubes|hospitals?|chemo|treatment|life support|cpr)|(?:to (?:go to|be in) )?(?:a|the) hospital)'
const before = `(?: with (?:(?!\\bwants?\\b)[^.?!,]){2,30}?)?(?:,? who)?(?: (?:has|is) (?:(?!\\bwants?\\b)[^.?!,]){2,40}?(?: and|,)| (?:doesn'?t|does not) want ${treatment}(?: and|,| but)?)?(?: (?:he|she))?`
const wants =
  "(?: always)?(?: (?:says?|said|tells? (?:me|us)|told (?:me|us)|keeps saying|insists|decided)(?: that)?(?: (?:he|she))?)?(?: (?:always|only|just|really|still))*(?: (?:wants?|wanted|wish(?:es|ed)?|hopes?|prefers?|would (?:like|rather|prefer|love)|asked|chose|decided)|'d (?:like|rather))(?: to)?(?: be (?:able|allowed) to)? (?:die|pass(?: away)?)"
const where = (rooms: string) =>
  `(?: (?:peacefully|quietly|naturally))?(?: (?:at home|in (?:his|her|their) (?:own )?(?:${rooms}house|home|village|country)|in (?:a |the )?hospice|naturally|(?:surrounded by|among) (?:\\w+ )?(?:family|kids|children|grandchildren|loved ones)|with (?:his|her|their|all) (?:\\w+ )?(?:family|kids|children|grandchildren) (?:around|beside|near)|without (?:any |all |the )?(?:tubes|machines|ventilator|life support|hospitals?)|not in (?:a|the) (?:hospital|icu|nursing home)))`
const antes =
  '(?: con (?:(?!\\bquiere\\b)[^.?!,]){2,30}?)?(?:,? que)?(?: (?:tiene|esta) (?:(?!\\bquiere\\b)[^.?!,]){2,40}?(?: y|,)| no quiere (?:mas |las )?(?:maquinas|tubos|hospital(?:es)?|quimio\\w*|tratamiento)(?: y|,| sino)?)?'
const quiere =
  '(?: (?:nos |me )?(?:dice|dijo|insiste(?: en)?|pide|pidio) que)?(?: (?:siempre|solo|ya|todavia))*(?: (?:quiere|quisiera|queria|quiera|prefiere|desea|pide|le gustaria))(?: poder)? (?:morir(?:se)?|fallecer)'
const donde = (rooms: string) =>
  `(?: (?:tranquil[oa]|en paz))?(?: (?:en (?:su|la) (?:propia )?(?:${rooms}casa|hogar|pueblo|tierra|rancho)|en casa|sin (?:maquinas|tubos|aparatos)|rodead[oa] de (?:su|sus|la) \\w+|de (?:forma|manera|muerte) natural|no en (?:el|un) hospital))`
const inPeace = ' (?:in peace|peacefully|naturally)\\b'
const enPaz = ' (?:en paz|tranquil[oa])\\b'

const wishOf = (whom: string, place: string, quien: string, lugar: string): readonly Plain[] => [
  {
    pattern: new RegExp(`(?<!\\b(?:a|the|some) )\\b(${whom})(${before})${wants}(?:${place})`, 'g'),
    ...{ plain: 'my mother is in hospice', rest: ' $1 $2 ' },
  },
  {
    pattern: new RegExp(`\\b(${quien})(${antes})${quiere}(?:${lugar})`, 'g'),
    ...{ plain: 'mi madre esta en cuidados paliativos', rest: ' $1 $2 ' },
  },
]
/** Of a parent's bed or room one also speaks where they are well, and want to die. */
const ofParents = wishOf(elder, where(''), mayor, donde(''))
const [anywhere, dondequiera] = [where('bed|room|'), donde('cama|cuarto|')]
const [inAnyPeace, enCualquierPaz] = [`${anywhere}|${inPeace}`, `${dondequiera}|${enPaz}`]
const ofOld = wishOf(grandparent, inAnyPeace, abuelos, enCualquierPaz)
const young =
  /\b(?:son|daughter|kid|child|boy|girl|friend|nephew|niece|grandson|granddaughter|hij\w+|nin[oa]|amig\w+|sobrin\w+|niet\w+)\b/
const ofIll = wishOf(mine, inAnyPeace, mi, enCualquierPaz).map((each) => ({
  ...each,
  isMeant: (words: string) => (young.test(words) ? dying : ill).test(words),
}))

/** Whom the text is about, and when it was; prayers, and questions about Scripture, an illness or a funeral. */
const harmless = wordSet(`
  a an the of in on at to for with by from about after during since ago last this past week weeks month months year years day
  days morning evening night spring summer fall autumn winter christmas easter yesterday monday tuesday wednesday thursday
  friday saturday sunday january february march april june july august september october november december long short
  peaceful peacefully illness sickness disease cancer als dementia alzheimers parkinsons stage terminal chemo hospice palliative
  care nurse doctor hospital nursing home house old elderly please pray prayers praying thank thanks god jesus lord christ amen hello
  family church children kids grandchildren what which who how where does do did is are was it wrong sin right okay ok bible
  scripture scriptures verse verses passage psalm psalms say says said teach heaven know funeral memorial service eulogy
  comfort read pray sing not instead rather than no machines tubes has have had our we us will see again and or and that my
  he she him her his hers they them miss dear beloved late sister brother
  mom mum mama mother dad daddy papa father husband wife son daughter baby child aunt uncle cousin nephew niece friend pastor
  teacher neighbor neighbour grandma grandmother grandpa grandfather grandson granddaughter granny nana nanna nan gran lola lolo
  great law little godmother godfather boy girl twin sibling mentor priest colleague doesnt want any more now

  el la los las lo un una unos de del en a al por para con desde hace durante despues antes ayer anoche semana mes meses ano anos
  dia dias noche manana domingo lunes martes miercoles jueves viernes sabado pasado pasada larga enfermedad cancer demencia fase
  terminal quimio cuidados paliativos medico hospital casa oren ore oracion oraciones gracias dios senor jesus cristo amen hola
  familia iglesia hijos hijas nietos nuestra nuestro nuestros mi mis su sus que cual quien como donde es esta estan mal pecado bien
  biblia escritura escrituras versiculo versiculos pasaje salmo salmos dice cielo funeral entierro velorio misa consuelo leer leo
  leemos orar volveremos ver veremos nos no y o ni sin maquinas tubos aparatos tiene edad ya ahora tan
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  mama mami madre papa papi padre esposo esposa marido mujer hijo hija hermano hermana bebe abuelo abuela abuelito abuelita
  bisabuela bisabuelo nieto nieta tio tia primo prima sobrino sobrina suegro suegra amigo amiga vecino vecina pastor maestro maestra
  padrino madrina querido querida quiere sino mas
`)

const replaced = (said: string, words: readonly Plain[], by: 'plain' | 'rest'): string =>
  words.reduce((text, { pattern, isMeant = () => true, [by]: other }) => {
    return text.replace(pattern, (match) => (isMeant(match) ? match.replace(pattern, other) : match))
  }, said)

/**
 * A normalised English or Spanish text with a death, or the wish of an old or ill person where to die, in plain words.
 * Undefined for a text without such words, and for one that says anything else besides: that is judged as it is.
 */
export function naturalDeath(said: string): string | undefined {
  const words = [...died, ...ofIll, ...ofParents, ...ofOld]
  const plain = replaced(said, words, 'plain')
  if (plain === said) return undefined
  const rest = wordsAlone(replaced(said, words, 'rest')).split(' ')
  return rest.every((word) => !word || harmless.has(word) || /^\d+$/.test(word)) ? plain : undefined
}
