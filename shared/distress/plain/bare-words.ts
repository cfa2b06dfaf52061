import type { Distress, DistressKind } from '../kinds.ts'
import type { Language } from '../language.ts'
import { wholeText } from '../whole-text.ts'

/*
 * A prayer that is asked for, and a feeling, a fault or a question of a wife, without a word more. The networks hear a cry of someone
 * who wants to die in "please pray for me", and violence in "tengo miedo". Who says only that they are afraid or cry gets two lines,
 * for there may be more behind it; a prayer is no sign of danger. With a word more than these, a text is judged by that.
 */

const english = {
  ask: '(?:(?:can|could|will|would) (?:you|someone|anyone|anybody|you guys|yall|we) (?:all )?(?:please )?|i (?:need|want|would like) (?:you|someone) to |please |let us |lets |everyone )?',
  others:
    '(?:my|our|his|her|the|a) (?:\\w+ )?(?:mom|mum|mother|dad|father|parents|son|sons|daughter|daughters|kids|children|baby|husband|wife|marriage|family|brother|sister|grandma|grandpa|grandmother|grandfather|grandson|granddaughter|grandkids|friend|friends|cousin|aunt|uncle|niece|nephew|boyfriend|girlfriend|fiancee?|pastor|church|neighbou?rs?|coworkers?|boss|teacher|students|team|country|city|dog|cat|job|exam|test|interview|trip|travels?|health|finances|business|house|home)',
  days: '(?:interview|exam|test|finals|surgery|operation|flight|trip|appointment|meeting|job|driving test|travels?|wedding|baptism|recital|game|presentation|first day|new job)',
}
const spanish = {
  ask: '(?:(?:puede[ns]?|podria[ns]?|podrian|quisiera que|quiero que|pueden) (?:todos )?|por favor |les pido que )?',
  pray: '(?:orar|ora|ore|oren|orad|orarias|rezar|reza|recen|rece|pedir|pidan|pide|interceder|intercede|intercedan)',
  others:
    '(?:mi|mis|nuestr[oa]s?|el|la|los|las|un|una|su|sus) (?:mama|madre|papa|padre|padres|hij[oa]s?|bebe|espos[oa]|marido|mujer|matrimonio|familia|herman[oa]s?|abuel[oa]s?|abuelit[oa]s?|niet[oa]s?|amig[oa]s?|prim[oa]s?|ti[oa]s?|sobrin[oa]s?|novi[oa]|pastor|iglesia|vecin[oa]s?|jef[ea]|maestr[oa]|pais|ciudad|trabajo|examen|entrevista|viaje|salud|negocio|casa|perr[oa]|gat[oa])',
}

/** Prayer for the visitor or somebody, with no reason or for a day ahead. */
const calm = wholeText(
  `${english.ask}(?:pray|intercede|say a (?:little |quick )?prayer|keep praying|praying) (?:for|with|over) (?:me|us)
   ${spanish.ask}${spanish.pray} (?:por (?:mi|nosotros)|conmigo|con nosotros)
   (?:haz|haga|hagan|has) una oracion por (?:mi|nosotros)
   ${english.ask}(?:say a prayer|pray|keep praying|praying|prayers?) for ${english.others}(?: and (?:${english.others}|me|us|i))?
   ${english.ask}pray for (?:me|us)(?: please)? (?:i have|we have|for|about|before|as i have|because i have) (?:an?|my|our|the) (?:\\w+ )?${english.days}(?: (?:coming up|today|tomorrow|this week|next week|on \\w+|at \\w+))*
   ${english.ask}pray for (?:israel|ukraine|gaza|peace|the (?:world|soldiers|troops|sick|poor|lost|president|persecuted church|church))
   ${spanish.ask}${spanish.pray} por ${spanish.others}(?: y (?:por )?(?:${spanish.others}|mi|nosotros))?(?: (?:de |del )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|hoy|manana|trabajo))?
   ${spanish.ask}${spanish.pray} por (?:mi|nosotros)(?: por favor)? (?:tengo|que tengo|porque tengo|por|para) (?:un|una|mi) (?:entrevista|examen|viaje|cita|operacion|cirugia|reunion|boda)(?: (?:hoy|manana|esta semana|el \\w+))*`,
  '(?:please|hi|hello|por favor|hola)',
  '(?:please|today|thanks|thank you|amen|por favor|hoy|gracias)',
)

const bare: [Language, DistressKind, RegExp][] = [
  [
    'en',
    'suicide',
    wholeText(
      `i ?a?m in (?:physical |some )?pain
       i (?:have )?wasted my (?:whole )?life
       i ?a?m (?:so |very |really |just |a little |a bit )*(?:scared|afraid|crying|frightened)
       i feel (?:so |very |really |just )*(?:scared|afraid)`,
      '(?:please|hi|hello|god|lord|jesus)',
      '(?:please|today|god|lord|jesus|amen|thanks|thank you|too)',
    ),
  ],
  [
    'es',
    'suicide',
    wholeText(
      `me arrepiento de todo
       me despido
       (?:y )?como (?:puedo |le hago para )?(?:sigo|seguir) adelante
       cuando (?:me )?voy a morir(?:me)?
       (?:siento que )?(?:desperdicie|he desperdiciado) mi vida
       (?:me siento|soy) un(?:a)? fracas(?:o|ad[oa])
       (?:ya )?no puedo con (?:mis hijos|mi bebe|los ninos)(?: hoy)?
       tengo (?:mucho |tanto |un poco de |algo de )?miedo
       estoy (?:muy |tan )?(?:asustad[oa]|llorando)`,
      '(?:por favor|hola|dios|senor|dios mio|jesus)',
      '(?:por favor|hoy|dios|senor|dios mio|jesus|amen|gracias)',
    ),
  ],
  [
    'en',
    'violence',
    wholeText(
      `(?:can|may|should) i (?:divorce|leave) (?:him|her|my (?:husband|wife)) (?:if|when|because|after) (?:he|she) (?:cheated|cheats|cheated on me|has cheated|committed adultery|is unfaithful|was unfaithful|had an affair|left the faith|is an unbeliever|does not believe)
       (?:can|may|should) (?:a|the) wife (?:say no|refuse)(?: to (?:sex|her husband|him))?`,
      '(?:so|and)',
      '(?:ever|sometimes)',
    ),
  ],
  [
    'es',
    'child_abuse',
    wholeText(
      '(?:debo|puedo|esta (?:bien|mal)|es (?:pecado|biblico|correcto|malo)) (?:pegarle|darle (?:nalgadas|una nalgada)|castigar|disciplinar|corregir|nalguear) (?:a )?(?:mi|mis|un|los|tu) (?:hij[oa]s?|nin[oa]s?)',
      'y',
      '(?:segun la biblia|en la biblia)',
    ),
  ],
  [
    'es',
    'violence',
    wholeText('puede (?:una|la) (?:esposa|mujer) (?:decir que no|negarse)(?: a su (?:esposo|marido))?', 'y', 'nunca'),
  ],
  [
    'en',
    'addiction',
    wholeText(
      `i (?:drank|had) (?:way |a little |a bit |far )?too much (?:to drink )?(?:last night|yesterday|at the (?:party|wedding|bar)|this weekend|on (?:friday|saturday|sunday))(?: and (?:i )?(?:feel (?:so )?(?:bad|guilty|ashamed)|regret it|am ashamed))?
       i got drunk (?:again )?(?:last night|yesterday|at the (?:party|wedding|bar)|this weekend)(?: again)?`,
      '(?:god|lord)',
      '(?:forgive me|god|lord)',
    ),
  ],
  [
    'es',
    'addiction',
    wholeText(
      `(?:tome|bebi) (?:mucho|demasiado|de mas) (?:anoche|ayer|en la (?:fiesta|boda)|el (?:viernes|sabado|domingo)|este fin de semana)(?: y (?:me siento (?:mal|culpable)|me arrepiento))?`,
      '(?:dios|senor)',
      '(?:perdoname|dios|senor)',
    ),
  ],
]

/** Whether a text of words alone only asks for such a prayer. */
export const asksPrayer = (words: string): boolean => calm.test(words)

/** The two lines for a text of words alone that says only such a thing of the visitor; undefined for every other. */
export function bareWords(words: string): Distress | undefined {
  const [language, kind] = bare.find(([, , pattern]) => pattern.test(words)) ?? []
  return language && kind && { kind, response: 'lines', language }
}
