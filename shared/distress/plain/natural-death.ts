import { mi, mine } from './mourned.ts'
import { more } from './within.ts'

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
  `(?:se (?:me |nos )?)?(?:partio|fue|marcho|volo|paso|subio|viajo|entro)(?: (?:ya|hoy|ayer|anoche))?(?: (?:a (?:estar |morar |vivir |descansar |reinar )?)?con ${senor}| ${arriba})`,
  'se (?:me|nos) adelanto(?: en el camino| al cielo)?',
  `(?:esta|vive|mora|reina|goza|descansa|duerme|reposa)(?: ya| ahora)? (?:con ${senor}|en los brazos ${delSenor}|(?:en|de) la (?:presencia|gloria) ${delSenor}|en (?:el cielo|la gloria))`,
  '(?:descansa|duerme|durmio|reposa|descanso)(?: ya| ahora)? en (?:el senor|cristo)',
  `(?:fue|ha sido) (?:llamad[oa]|promovid[oa]|recibid[oa]|llevad[oa])(?: ${arriba}| (?:por|con) ${senor})`,
].join('|')

const died: readonly [RegExp, string][] = [
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

/** Of the old one may think that they wish to choose where they die; of others only beside an illness. */
const grandparent =
  '(?:(?:my|our) )?(?:great ?)?(?:grand(?:ma|mother|pa|dad|father|parents?)|granny|gran|nana|nanna|nan|lola|lolo|oma|opa)'
const elder = `(?:${grandparent}|(?:my|our) (?:(?:\\w+ )?(?:mom|mum|mother|dad|father)|mother in law|father in law|great (?:aunt|uncle))|(?:mom|mum|dad))`
const abuelos = '(?:(?:mi|nuestr[oa]) )?(?:bis)?abuel(?:[oa]|it[oa])'
const mayor = `(?:${abuelos}|(?:mi|nuestr[oa]) (?:mama|madre|papa|padre|suegr[oa]|viejit[oa]|tia abuela)|(?:mama|papa))`
const ill =
  /\b(?:hospice|palliative|cancer|tumou?r|als|terminal(?:ly)?|stage (?:4|four|iv)|dementia|alzheimer'?s?|parkinson'?s?|heart failure|kidney failure|dialysis|chemo|dnr|(?:[89]\d|1[01]\d)(?: ?years? old| anos)?|elderly|weeks to live|months to live|paliativos?|quimio\w*|desahuciad[oa]|demencia|etapa terminal|fase terminal)\b/

const treatment =
  '(?:(?:any )?(?:more )?(?:machines|tubes|hospitals?|chemo|treatment|life support|cpr)|(?:to (?:go to|be in) )?(?:a|the) hospital)'
const before = `(?: with (?:(?!\\bwants?\\b)[^.?!,]){2,30}?)?(?:,? who)?(?: (?:has|is) (?:(?!\\bwants?\\b)[^.?!,]){2,40}?(?: and|,)| (?:doesn'?t|does not) want ${treatment}(?: and|,| but)?)?(?: (?:he|she))?`
const wants =
  "(?: always)?(?: (?:says?|said|tells? (?:me|us)|told (?:me|us)|keeps saying|insists|decided)(?: that)?(?: (?:he|she))?)?(?: (?:always|only|just|really|still))*(?: (?:wants?|wanted|wish(?:es|ed)?|hopes?|prefers?|would (?:like|rather|prefer|love)|asked|chose|decided)|'d (?:like|rather))(?: to)?(?: be (?:able|allowed) to)? (?:die|pass(?: away)?)"
const where =
  '(?: (?:peacefully|quietly|naturally))?(?: (?:at home|in (?:his|her|their) (?:own )?(?:bed|house|home|room|village|country)|in (?:a |the )?hospice|naturally|(?:surrounded by|among) (?:\\w+ )?(?:family|kids|children|grandchildren|loved ones)|with (?:his|her|their|the|all) (?:\\w+ )?(?:family|kids|children|grandchildren)|without (?:any |all |the )?(?:tubes|machines|ventilator|life support|hospitals?)|not in (?:a|the) (?:hospital|icu|nursing home)))'
const antes =
  '(?: con (?:(?!\\bquiere\\b)[^.?!,]){2,30}?)?(?:,? que)?(?: (?:tiene|esta) (?:(?!\\bquiere\\b)[^.?!,]){2,40}?(?: y|,)| no quiere (?:mas |las )?(?:maquinas|tubos|hospital(?:es)?|quimio\\w*|tratamiento)(?: y|,| sino)?)?'
const quiere =
  '(?: (?:nos |me )?(?:dice|dijo|insiste(?: en)?|pide|pidio) que)?(?: (?:siempre|solo|ya|todavia))*(?: (?:quiere|quisiera|queria|quiera|prefiere|desea|pide|le gustaria))(?: poder)? (?:morir(?:se)?|fallecer)'
const donde =
  '(?: (?:tranquil[oa]|en paz))?(?: (?:en (?:su|la) (?:propia )?(?:casa|cama|hogar|pueblo|tierra|cuarto|rancho)|en casa|sin (?:maquinas|tubos|aparatos)|rodead[oa] de (?:su|sus|la) \\w+|con (?:su familia|sus hij[oa]s|sus nietos)|de (?:forma|manera|muerte) natural|no en (?:el|un) hospital))'
const inPeace = ' (?:in peace|peacefully|naturally)\\b'
const enPaz = ' (?:en paz|tranquil[oa])\\b'

const wishOf = (whom: string, place: string, lugar: string, quien: string): readonly [RegExp, string][] => [
  [new RegExp(`(?<!\\b(?:a|the|some) )\\b${whom}${before}${wants}(?:${place})`, 'g'), 'my mother is in hospice'],
  [new RegExp(`\\b${quien}${antes}${quiere}(?:${lugar})`, 'g'), 'mi madre esta en cuidados paliativos'],
]
const wishes = wishOf(elder, where, donde, mayor)
const peaceful = wishOf(grandparent, inPeace, enPaz, abuelos)
const ofIll = wishOf(`(?:${mine}|he|she)`, `${where}|${inPeace}`, `${donde}|${enPaz}`, `(?:${mi}|el|ella)`)

/** Words of a danger, of a means, of haste, or of a wish of the visitor: a text with one is judged as it is. */
const against =
  /\b(?:i|me|we)(?: (?:just|really|only|also|too|still|so|do|will))* (?:want(?:ed)?|wish(?:ed)?|wanna|need|long|hope to|pray to (?:die|go|join)|can'?t|cannot|cant|couldn'?t|don'?t|dont|won'?t|hate|should (?:have|go)|must|would rather)|\bi ?(?:'?m|am) (?:so |just |also |too )*(?:ready|going|done|next|tired|empty|leaving|coming|lost|alone)|\btake me|\bme (?:too|next|also)\b|\b(?:tonight|today|right now|tomorrow|this (?:evening|week|weekend)|immediately|pills?|medicines?|medication|meds|morphine|insulin|gun|rifle|pistol|weapon|knife|blade|rope|noose|bridge|gas|poison|injection|euthan\w*|maid|dignitas|assisted|depress\w*|lonely|hopeless\w*|worthless|burden|suicid\w*|attempt\w*|hospitali[sz]ed|psych\w*|tired of|sick of|done with|no reason|nothing to live|give up|gave up|giving up|stopped eating|refus\w+|starv\w*|goodbye|help (?:him|her|them) die|end (?:it|his|her|my|this)|kill\w*|hurt\w*|cut\w*|hit\w*|beat\w*|touch\w*|rape\w*|abus\w*|molest\w*|chok\w*|threat\w*|scared of|afraid of (?:him|her|my)|bleed\w*|breath\w*|unconscious|overdos\w*|(?:take|took) (?:all|too)|can'?t|cannot|anymore|any more)\b|\b(?:quiero|quisiera|deseo|anhelo|necesito|prefiero|ojala|llevame|voy a|me (?:quiero|quisiera|voy|ire)|yo tambien|no (?:puedo|aguanto|quiero|tengo)|ya no|ganas|hoy mismo|esta noche|ahora mismo|manana|pastillas?|medicinas?|medicamentos?|morfina|insulina|pistola|arma|cuchillo|navaja|soga|puente|veneno|inyeccion|eutanasia|depre\w*|deprimid\w*|sol[oa]|carga|suicid\w*|cansad[oa]|hart[oa]|se rindio|dejo de comer|se niega|despedid\w*|despid\w*|adios|mat[aoe]\w*|lastim\w*|cort\w*|peg[aoue]\w*|golpe\w*|toca\w*|toco|viol\w*|abus\w*|ahorc\w*|amenaz\w*|miedo|sangr\w*|respir\w*|inconsciente|sobredosis|tomo|trago)\b/

const replaced = (said: string, words: readonly (readonly [RegExp, string])[]): string =>
  words.reduce((text, [pattern, plain]) => text.replace(pattern, plain), said)

/**
 * A normalised English or Spanish text with a death, or the wish of an old or ill person where to die, in plain words.
 * Undefined for a text without such words, and for one with a word of danger beside them.
 */
export function naturalDeath(said: string): string | undefined {
  const plain = replaced(said, [...died, ...wishes, ...peaceful, ...(ill.test(said) ? ofIll : [])])
  return plain === said || against.test(plain) || more.test(plain) ? undefined : plain
}
