import type { Language } from './language.ts'
import { wordsAlone } from './normalise.ts'
import { wholeText } from './whole-text.ts'

/*
 * Despair of oneself, of life or of one's mind in a few plain words. The networks hear danger in "I have no hope left" and
 * nothing in "I feel hopeless". Each pattern is the whole text, without punctuation and apostrophes: who writes more is
 * judged by that.
 */

const state =
  '(?:hopeless|worthless|useless|depressed|suicidal|unloved|unwanted|a burden|(?:like )?a (?:waste of space|failure|mistake)|like (?:a burden|giving up|i dont matter))'
const others =
  '(?: (?:to|on|for) (?:everyone|everybody|others|people|them|my (?:family|parents|kids|children|husband|wife)))?'
const very = '(?:just|really|so|very|always|still|completely|totally|utterly|such)'
const english = `
  (?:i am|im|i feel|i am feeling|im feeling|feeling) (?:${very} )*${state}${others}(?: (?:and|or) (?:${very} )*(?:${state}${others}|alone|lonely|empty|lost|numb|tired|broken|sad|scared|ashamed))*
  i (?:just )?(?:want|feel|am ready|need) (?:like |to )?(?:give up|giving up)
  (?:im|i am) (?:just )?giving up
  (?:my |this )?life (?:is|feels) (?:${very} )*(?:meaningless|pointless|worthless|hopeless|not worth it)
  (?:my )?life has no (?:meaning|purpose|point|value)(?: any ?more)?
  (?:what is|whats) the point(?: any ?more)?
  (?:please )?tell (?:my|the) (?:mom|mum|mother|dad|father|kids|children|wife|husband|family|parents|son|daughter|boys|girls) (?:that )?(?:i (?:love|loved) (?:her|him|them)|im sorry|i am sorry)(?: and (?:that )?(?:im|i am) sorry)?
  my (?:squad|unit|platoon|brothers|buddies|battle buddies) (?:is|are) waiting for me
  (?:my )?(?:ptsd|depression|the darkness|darkness) is winning
  (?:im|i am|ive|i have) (?:been )?(?:losing|lost) (?:all )?(?:my )?hope
  i (?:just )?(?:dont|do not) matter(?: to any(?:one|body))?
  (?:im|i am) (?:such )?an? (?:bad|terrible|horrible|awful) (?:mom|mum|mother|dad|father|parent)(?: and)? (?:my|the) (?:kids|children|baby|son|daughter) deserves? (?:better|a better (?:mom|mum|mother|dad|father))
  i (?:dont|do not|cant|can not|cannot)? ?see (?:no|any|the) point in (?:anything|living|life|going on)(?: any ?more)?
  (?:i am|im|i feel) (?:${very} )*(?:numb|dead) inside
  (?:nobody|no one|noone) (?:loves|likes|wants|needs|cares about|would want) me(?: any ?more)?
  (?:everyone|everybody) hates me
  is it (?:ok|okay|wrong|bad|a sin|sinful) (?:to |if i )pray (?:for (?:my )?death|to die|that i die|for god to (?:take|kill) me)
  i (?:keep |can )?hear(?:ing)? voices(?: in my head)?
  (?:thanks|thank you(?: all)?) for everything (?:(?:i will|ill) )?see (?:you|yall) (?:all )?(?:in heaven|on the other side)`

const muy = '(?:muy|tan|siempre|completamente|totalmente|realmente)'
const estado =
  '(?:sin esperanzas?|inutil|deprimid[oa]|una carga(?: para (?:todos|los demas|mi familia|mis (?:padres|hijos)))?|un (?:fracaso|estorbo)|una? fracasad[oa]|que no valgo(?: nada)?)'
const spanish = `
  (?:me siento|soy|estoy)(?: ${muy})* ${estado}(?: y (?:${estado}|sol[oa]|vaci[oa]|perdid[oa]|cansad[oa]|triste))*
  (?:ya )?no tengo (?:ninguna |mas )?esperanzas?
  odio mi vida
  me odio(?: a mi mism[oa])?
  nadie me (?:quiere|ama|necesita)
  (?:ya )?(?:perdi|estoy perdiendo|he perdido) (?:toda )?(?:la|mi) esperanza
  (?:senor|dios|jesus) ya voy (?:a casa|para alla|contigo|a estar contigo)
  pronto todo (?:habra terminado|(?:se )?acabara|terminara)
  soy (?:una? )?(?:mala madre|mala mama|mal padre|mal papa)(?: y)? mis? hij[oa]s? merecen? (?:algo mejor|una? (?:mejor )?(?:mama|papa|madre|padre)(?: mejor)?)
  (?:ya )?no le (?:veo|encuentro) (?:ningun )?sentido a (?:la|mi) vida
  (?:mi|la) vida (?:ya )?no (?:tiene (?:ningun )?sentido|vale nada)
  (?:ya )?(?:para|por) que (?:seguir|sigo)(?: adelante| viviendo)?
  ya para que
  estoy (?:(?:muy|tan) )?desesperad[oa](?: y no se que hacer)?
  adios (?:a todos|mundo(?: cruel)?)
  gracias (?:por todo|a todos)(?: y)? nos vemos (?:en el cielo|del otro lado)
  (?:oigo|escucho|estoy oyendo|estoy escuchando) voces(?: en mi cabeza)?
  quiero rendirme
  quiero que todo(?: esto)? (?:termine|(?:se )?acabe)`

const despair: readonly [Language, RegExp][] = [
  [
    'en',
    wholeText(
      english,
      '(?:god|lord|jesus|father|please|help|help me|today|lately|sometimes|why do|because|and|but|(?:on |for )?(?:the )?(?:days|nights|times|moments)|when|that)',
      '(?:today|tonight|now|right now|lately|inside|again|all the time|sometimes|please|help|help me|god|lord|jesus)',
    ),
  ],
  [
    'es',
    wholeText(
      spanish,
      '(?:dios|dios mio|senor|jesus|por favor|ayuda|ayudame|hoy|a veces|y|pero)',
      '(?:hoy|ahora|por dentro|otra vez|a veces|por favor|ayuda|ayudame|dios|senor)',
    ),
  ],
]

/** The language of a normalised text that is only despair; undefined for all others. */
export function despairIn(said: string): Language | undefined {
  const words = wordsAlone(said)
  return despair.find(([, pattern]) => pattern.test(words))?.[0]
}
