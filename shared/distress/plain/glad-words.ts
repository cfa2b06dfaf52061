import { wholeText } from '../whole-text.ts'

/*
 * Praise, self-giving, blessings, partings until a day, and good news of a birth, which the networks take for danger: "I was
 * dead and now I am alive in Christ", "my niece is pregnant with twins". Only whole texts, with no word of fear or help beside
 * them: who writes more is judged by that.
 */

const lord = '(?:lord|jesus|god|father|dear lord|my lord)'
const who =
  '(?:wife|daughter|sister|niece|cousin|friend|granddaughter|daughter in law|sister in law|best friend|coworker|neighbou?r)'
const alive =
  '(?:(?:and|but) )?(?:now )?(?:(?:god|he|jesus|christ) (?:has )?(?:made|raised) me (?:alive|up)|i ?(?:am|m)? ?(?:now )?alive)'
const inHim = '(?:again|in (?:him|christ|jesus)|(?:together )?with (?:him|christ|jesus)|to god)'
const english = `
  i was (?:once )?dead in (?:my |our )?(?:sins?|trespasses)(?: and (?:sins?|trespasses))? ${alive}(?: ${inHim})*
  i was (?:once )?dead ${alive}(?: ${inHim})+
  (?:${lord} )?(?:i give you my (?:whole )?life|here is my life)(?: ${lord})*(?: (?:all of it|is yours|use me|take me as i am))+
  (?:(?:thanks?|thank you)(?: all| so much)? for everything |good ?bye )(?:(?:and )?(?:god bless(?: you)?(?: all)?|good ?bye) )*(?:see you|until|till|talk)(?: (?:tomorrow|(?:next|on)? ?(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday)|next (?:week|class|time)))+
  my ${who} is (?:pregnant|expecting) (?:with (?:twins|triplets|her (?:second|third|fourth)(?: (?:child|baby))?)|(?:twins|a (?:baby |little )?(?:boy|girl)))(?: (?:praise god|thank god|were so happy))*`

const senor = '(?:senor|dios|padre|jesus)'
const quien = '(?:esposa|mujer|hija|hermana|sobrina|prima|amiga|cunada|nieta|nuera|vecina)'
const spanish = `
  (?:${senor} )?(?:yo )?(?:estaba|estuve) muert[oa] en (?:mis|el|mi) (?:delitos?|pecados?)(?: y (?:delitos|pecados))? (?:y|pero) (?:ahora |hoy )?(?:(?:${senor}|cristo|el senor) )?me (?:dio|ha dado) (?:la )?vida(?: (?:en|por) (?:el|cristo|jesus))*
  (?:${senor} )?(?:(?:yo )?quiero |ayudame a |hazme )morir (?:al|a mi|a este) (?:pecado|mundo|yo|carne|viejo hombre)(?: cada dia)? y vivir (?:solo |siempre )?para (?:ti|dios|cristo|jesus)
  (?:${senor} )?(?:protege|guarda|cuida|bendice) (?:a )?(?:mi|nuestra|nuestro) (?:casa|hogar|familia)(?: y a (?:mi familia|mis hijos|mi esposo|mi esposa))?(?: (?:del mal|de todo (?:mal|peligro)|esta noche|hoy|siempre|senor|amen))*
  gracias por todo(?: herman[oa]s?)?(?: y)? (?:hasta|nos vemos) (?:la (?:proxima|otra)(?: (?:clase|semana))?|manana|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))
  mi ${quien} (?:esta embarazada de (?:gemelos|mellizos|su (?:segundo|tercer)(?:o)? hijo)|esper(?:a|ando) (?:gemelos|mellizos|un nino|un varon|una nina))(?: (?:gracias a dios|gloria a dios|que alegria))*`

const glad = [
  wholeText(english, '(?:once|hi|hello|praise god|thank god|and|but|hallelujah)', '(?:amen|hallelujah)'),
  wholeText(spanish, '(?:hola|gloria a dios|gracias a dios|y|aleluya)', '(?:amen|aleluya)'),
]

/** Whether a text of words alone is only that. */
export const isGlad = (words: string): boolean => glad.some((pattern) => pattern.test(words))
