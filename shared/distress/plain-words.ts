import type { Distress, DistressKind } from './kinds.ts'
import type { Language } from './language.ts'
import { wordsAlone } from './normalise.ts'
import { wholeText } from './whole-text.ts'

/*
 * Needs and dangers in a few plain words that the networks have hardly met, or take for others: "I have six months to
 * live" got the reply to suicide, "I cannot feed my kids" that to the abuse of a child, and "me van a matar" nothing. Each
 * pattern is the whole text, without punctuation and apostrophes: who writes more is judged by that.
 */

const family =
  '(?:\\w+ )?(?:mom|mum|mother|dad|father|husband|wife|son|daughter|brother|sister|baby|child|kids?|children|grandma|grandmother|grandpa|grandfather|grandson|granddaughter|uncle|aunt|cousin|nephew|niece|friend|fiancee?|boyfriend|girlfriend)'
const many = '(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d+|a few|a couple of|several|some)'
const timeLeft = `(?:only |just |about |maybe |less than )*${many} (?:more )?(?:days?|weeks?|months?|years?)`
const illness =
  '(?:\\w+ )?(?:cancer|tumou?r|leukemia|lymphoma|als|copd|aids|(?:kidney|liver|heart|lung) (?:failure|disease))'
const iAm = '(?:i am|im)'
const weAre = '(?:i am|im|we are)'
const cannot = '(?:cant|can not|cannot)'
const home = '(?:in (?:my|our|a|the) (?:car|van|truck)|on the streets?|outside|rough)'

const english: [DistressKind, Distress['response'], string][] = [
  [
    'suicide',
    'lines',
    `i (?:may |might )?(?:only |just )*have ${timeLeft} (?:left )?to live
     (?:the |my )?(?:doctors?|oncologist|they) (?:gave|give|have given) me ${timeLeft}(?: left)?(?: to live)?
     (?:i was|i have been|ive been|the doctors?|they|my doctor) told (?:me )?(?:that )?i (?:only )?have ${timeLeft} (?:left )?to live
     i (?:have|got|was diagnosed with) (?:an? )?(?:(?:stage (?:4|four|iv)|terminal|incurable|metastatic) )(?:illness|disease|${illness})
     (?:i have|ive got) ${illness} and (?:i will|${iAm} going to|i am gonna) die
     ${iAm} dying (?:of|from) ${illness}
     ${iAm} (?:terminally ill|(?:in|on) hospice(?: care)?)
     my ${illness} is (?:terminal|incurable)(?: how (?:do|should|can) i tell my (?:\\w+ )?\\w+)?
     (?:i|we) (?:have not|havent) (?:eaten|had (?:any )?food)(?: anything)? (?:for|in|since) (?:(?:${many} )?days?|yesterday)
     (?:i|we) have no (?:food|money for food|money to (?:eat|buy food))(?: (?:at home|in the house|left|for my (?:kids|children|family|baby)))?
     (?:(?:i|we) (?:lost (?:my|our) jobs? and )?)(?:i |we )?${cannot} (?:afford to )?feed (?:my|our) (?:kids|children|family|baby|son|daughter)
     ${weAre} (?:sleeping|living) ${home}
     (?:i|we) (?:sleep|live) ${home}
     (?:i|we) have nowhere to (?:sleep|stay|live)
     i (?:have not|havent) slept (?:for|in) (?:${many} )?(?:days|nights)`,
  ],
  [
    'grief',
    'lines',
    `my ${family} (?:only |just )*has ${timeLeft} (?:left )?to live
     my ${family} (?:hanged|hung) (?:himself|herself)`,
  ],
  [
    'child_abuse',
    'lines',
    `(?:${iAm}|i keep|i get|my ${family} (?:is|gets|keeps)) (?:being |getting )?bullied(?: (?:at|in) school| every day)*
     (?:(?:the |other )?(?:kids|boys|girls|people|students)|classmates|everyone) (?:at|in) (?:my )?(?:school|class) (?:bully|bullies|hates?|makes? fun of|laughs? at|picks? on) me`,
  ],
  [
    'medical',
    'reply',
    `(?:the )?(?:bombs?|missiles?|rockets?|shells) (?:is|are) (?:falling|dropping|landing)(?: (?:on|near|around|close to) (?:us|(?:my|our) (?:city|town|village|house|home|street)))?
     they(?: are|re)? (?:bombing|shelling) us
     (?:there is|theres|we have) (?:a |an )?(?:bomb (?:alert|alarm|threat)|air raid(?: alarm| alert)?) (?:and )?${weAre} (?:hiding )?in (?:the|our|a) (?:basement|shelter|cellar|subway|bunker)`,
  ],
  [
    'other_at_risk',
    'reply',
    `my ${family} (?:was|is|has been|got|were) (?:kidnapped|abducted)
     (?:they|someone|he|men|armed men) (?:has |have )?(?:kidnapped|abducted) my ${family}`,
  ],
  [
    'violence',
    'reply',
    `my (?:parents|family|dad|father|mom|mother|uncle|brothers?) (?:(?:is|are) (?:forcing|making) me|forces? me) (?:to marry|into (?:a )?marriage)(?: \\w+){0,7}`,
  ],
]

const familia =
  '(?:\\w+ )?(?:papa|papi|padre|mama|mami|madre|espos[oa]|marido|mujer|hij[oa]|hijit[oa]|herman[oa]|abuel[oa]|bebe|niet[oa]|prim[oa]|ti[oa]|sobrin[oa]|amig[oa]|novi[oa])'
const varios =
  '(?:un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|\\d+|pocos|pocas|unos|unas|varios|varias)'
const tiempo = `(?:solo |apenas )?${varios} (?:dias?|semanas?|mes(?:es)?|anos?)`
const calle = '(?:la calle|(?:mi|el|nuestro) (?:carro|coche|auto))'

const spanish: [DistressKind, Distress['response'], string][] = [
  [
    'suicide',
    'lines',
    `(?:solo )?me queda[n]? ${tiempo} de vida
     (?:(?:los|mis) )?(?:doctores|medicos|el doctor|el medico) me (?:dieron|dio|dan) ${tiempo} de vida
     tengo (?:un )?cancer (?:(?:terminal|incurable|en (?:fase|etapa) (?:terminal|4|cuatro))|y (?:me )?voy a morir(?:me)?)
     (?:estoy|me estoy) muriendo de cancer
     estoy (?:en (?:fase|etapa) terminal|desahuciad[oa])
     no (?:he|hemos) comido (?:nada )?(?:en|desde hace|hace|por) ${varios} dias
     llev(?:o|amos) ${varios} (?:dias sin comer|(?:dias|noches) sin dormir)
     no ten(?:go|emos) (?:comida|que comer|dinero para (?:comer|comida|la comida))
     no (?:puedo|podemos) (?:alimentar|dar(?:les?)? de comer) a (?:mis?|nuestros?) (?:hij[oa]s?|familia|bebe)
     no (?:tengo|tenemos) (?:para |que )?dar(?:les?)? de comer a (?:mis?|nuestros?) (?:hij[oa]s?|familia|bebe)
     (?:estoy|estamos) (?:viviendo|durmiendo) en ${calle}
     (?:vivo|vivimos|duermo|dormimos) en ${calle}
     no ten(?:go|emos) (?:en )?donde (?:dormir|vivir|quedar(?:me|nos))
     perdi (?:mi|el) (?:trabajo|empleo) y no se que hacer
     (?:lo )?perdi todo(?: (?:lo que tenia|en (?:el incendio|la inundacion|el terremoto)))?
     vomito despues de (?:cada comida|comer)`,
  ],
  [
    'grief',
    'lines',
    `mi ${familia} se (?:ahorco|suicido|quito la vida|pego un tiro|mato)
     (?:encontre|encontramos|halle|hallamos) muert[oa] a mi ${familia}(?: en (?:su|mi|la|el) \\w+)?
     (?:encontre|encontramos|halle|hallamos) a mi ${familia} muert[oa](?: en (?:su|mi|la|el) \\w+)?
     mi ${familia} se esta muriendo de (?:cancer|alzheimer|sida|leucemia|su enfermedad)`,
  ],
  [
    'child_abuse',
    'lines',
    `(?:me|a mi ${familia} le) hacen (?:bullying|bulin|acoso escolar)(?: en (?:la|mi|el|su) (?:escuela|colegio|clase|salon))?
     sufro (?:de )?(?:bullying|acoso escolar)
     (?:todos |los ninos |mis companeros )?se burlan de mi en (?:la|el|mi) (?:escuela|colegio|clase|salon)`,
  ],
  [
    'medical',
    'reply',
    `(?:nos )?estan bombardeando(?: (?:mi|nuestra|la|nuestro) (?:ciudad|casa|calle|pueblo|barrio))?
     (?:estan cayendo|caen) bombas(?: (?:en|sobre|cerca de) (?:mi|nuestra|la|nuestro) (?:ciudad|casa|calle|pueblo|barrio))?
     hay (?:una )?(?:amenaza|alerta|alarma) de bombas? (?:y )?(?:estamos|estoy) (?:escondid\\w+ )?en (?:el|un) (?:sotano|refugio|bunker)`,
  ],
  [
    'other_at_risk',
    'reply',
    `(?:me )?(?:secuestraron|raptaron|tienen secuestrad[oa]) a mi ${familia}
     mi ${familia} (?:fue|esta) secuestrad[oa]`,
  ],
  [
    'violence',
    'reply',
    `(?:me|nos) van a matar(?: si (?:hablo|digo algo|me ven|me encuentran|vuelvo|salgo|no pago))?
     me quieren matar
     me (?:persiguen|estan buscando|buscan) (?:los narcos|unos hombres|las maras|los pandilleros|para matarme)
     (?:estoy|estamos) en (?:grave )?peligro
     mi vida (?:esta en|corre) peligro
     (?:corro|corremos) peligro
     (?:(?:mis (?:papas|padres)|mi (?:familia|papa|padre|mama|madre|tio)) )?me (?:obligan?|fuerzan?|(?:quieren?|van?) (?:a )?(?:obligar|forzar)) a casarme(?: con \\w+(?: \\w+){0,4})?
     (?:mi (?:jef[ea]|companer[oa]|vecin[oa]|maestr[oa]|profesora?)|un (?:companero|hombre|vecino)|una companera|alguien) me (?:acosa|esta acosando)`,
  ],
  ['addiction', 'lines', 'volvi a (?:consumir|drogarme|inyectarme|las drogas)'],
]

const around: Record<Language, [before: string, after: string]> = {
  en: [
    '(?:god|lord|jesus|father|pastor|please|help|help me|hi|hello|today|lately|and|but|oh)',
    '(?:today|yesterday|tonight|now|right now|this morning|again|please|help|help me|god|lord|jesus|pray for (?:me|us|him|her)|please pray|what (?:do|should|can) i do|and i dont know what to do|and (?:i am|im) (?:so |very |really )?(?:scared|afraid|tired|alone)|why|where is god|does god care)',
  ],
  es: [
    '(?:dios|dios mio|senor|jesus|pastor|por favor|ayuda|ayudame|hola|hoy|y|pero)',
    '(?:hoy|ayer|anoche|ahora|esta (?:noche|manana)|otra vez|por favor|ayuda|ayudame|dios|senor|oren por (?:mi|nosotros|el|ella)|ore por mi|que hago|que puedo hacer|y no se que hacer|y tengo (?:mucho )?miedo|por que|donde esta dios)',
  ],
}

const patternsOf = (language: Language, needs: typeof english) =>
  needs.map(([kind, response, lines]) => ({
    found: { kind, response, language } satisfies Distress,
    pattern: wholeText(lines, ...around[language]),
  }))
const patterns = [...patternsOf('en', english), ...patternsOf('es', spanish)]

/** Who asks what to do beside someone found dead may have found them this minute, and must call. */
const foundDead = /\b(?:hanged|hung|ahorco|suicido|quito|tiro|mato|muert[oa])\b/
const asksWhatToDo =
  /\b(?:help|please|now|what (?:do|should|can) i do|ayuda(?:me)?|por favor|ahora|que (?:hago|puedo hacer))\b/

/** The help for a normalised text that is only such words, in their language; undefined for all others. */
export function plainNeed(said: string): Distress | undefined {
  const words = wordsAlone(said)
  const found = patterns.find(({ pattern }) => pattern.test(words))?.found
  const mayBeMinutes = found?.kind === 'grief' && foundDead.test(words) && asksWhatToDo.test(words)
  return found && mayBeMinutes ? { ...found, kind: 'medical', response: 'reply' } : found
}
