import type { DistressKind } from './kinds.ts'
import { wordsAlone } from './normalise.ts'
import { isOver } from './over.ts'
import { wholeText } from './whole-text.ts'

/*
 * What sounds like danger and is mostly none: two quiet lines above an ordinary answer instead of the reply. Each pattern
 * is the whole text, without punctuation and apostrophes: "now", "tonight", "just" or one more sentence keeps the reply.
 */

const christ = '(?:jesus|christ|jesus christ|god|the lord|my lord|my savior|my saviour|my god)'
const forGood =
  '(?: (?:forever|for ever|and ever|always|eternally|for eternity|for all eternity|in heaven|in paradise|one day|some day|someday|when i die))*'
const spouse = '(?:husband|wife|spouse|partner|boyfriend|girlfriend|fiance|fiancee)'
const afraid =
  '(?:scared|afraid|terrified|frightened|fearful) (?:of (?:death|dying|hell|judgment day|what happens (?:when|after) (?:i|we) die)|to die)'
const self =
  '(?:myself|self|the self|my self|my flesh|the flesh|sin|my sins?|the world|my old self|my pride|my ego|my will)'

const longings = `
  (?:if|when) i (?:die|died)(?: tonight| today| tomorrow)? (?:will|do|would|can) i (?:go|get in|get|be) ?(?:straight )?(?:to|into|in)? ?(?:heaven|hell|paradise)
  (?:will|do) i (?:go|get) (?:straight )?(?:to|into) (?:heaven|paradise) (?:when|if|after) i die(?: tonight| today)?
  (?:will|can) i (?:see|meet|recogni[sz]e|be with) (?:\\w+ ){1,3}(?:again )?(?:when|after) i die
  (?:when|after) i die (?:will i (?:see|meet|become|be) .{2,30}|where (?:do|will) i go)
  what (?:happens|will happen|is going to happen) to (?:me|us|my body|my soul) (?:when|after|if) (?:i|we) die
  who (?:will|is going to) meet me (?:when|after) i die
  what (?:will|should) my (?:new )?body (?:be|look) like (?:when|after) i die
  (?:can|should) i be (?:cremated|buried) when i die
  what should i do before i die
  (?:y )?si (?:me muero|muero|me muriera|muriera)(?: hoy| manana| esta noche)? (?:voy al cielo|me salvo|me voy al cielo|me voy al infierno|voy al infierno|ire al cielo)
  (?:que (?:pasa|me pasa|pasara) cuando (?:me )?muera|cuando (?:me )?muera voy (?:a ir )?al cielo)
  (?:god |lord )?(?:i am|im|i feel)(?: just| so| really| always)* (?:like )?a burden(?: (?:to|on) (?:everyone|others|people|my (?:family|parents|kids|husband|wife)))?
  (?:dios |senor )?(?:soy|me siento|siento que soy) una carga(?: para (?:todos|los demas|mi familia|mis (?:padres|hijos)))?
  (?:god |lord )?(?:i am|im|i feel)(?: so| just| really)* (?:worthless|hopeless|useless) and (?:alone|lonely|empty)
  i (?:keep |can )?hear(?:ing)? voices
  odio mi vida
  (?:dios |senor )?quiero que todo(?: esto)? (?:termine|(?:se )?acabe)
  (?:ya )?no le (?:veo|encuentro) (?:ningun )?sentido a (?:la|mi) vida
  (?:one day )?i (?:really |so |do |also )?(?:want|long|hope|wish|yearn|desire) to (?:be|live|walk|reign|spend eternity) with ${christ}${forGood}
  (?:one day )?i (?:really |do )?(?:want|hope|long|wish) to (?:go to|get to|get into|enter|see) heaven(?: (?:one day|some day|someday|when i die|after i die))?
  when (?:will|is|does) ${christ} (?:coming|come|comes|return|returning)(?: back| again)?(?: i cant wait| i cannot wait)?
  (?:i cant|i cannot) wait (?:for|until|till) ${christ}s?(?: to)? (?:come|comes|coming|return|returns)(?: back| again)?
  (?:am i|are you|are we|how do i know (?:if )?i am|how do i know im) (?:ready|prepared) (?:to die|for death|for heaven|to meet (?:god|jesus|my maker|the lord))
  i ?a?m (?:almost |over |now )?(?:[7-9][0-9]|1[01][0-9])(?: years old)? (?:and )?(?:i ?a?m )?(?:ready|prepared) to (?:go home|(?:go home|go|be|go home and be|go home to be) (?:to|with) ${christ})
  (?:i ?a?m |we are )?(?:almost |always |so )?ready to (?:go )?(?:meet|see|be with) (?:${christ}|my (?:maker|creator)|jesus face to face)${forGood}
  (?:oh )?i (?:really |just |so )?want to (?:see|meet|know) ${christ}(?: face to face)?${forGood}
  (?:(?:now i lay me down to sleep )?(?:i pray the lord my soul to keep )?(?:and )?if i should die )?before i (?:wake|wake up)(?: i pray the lord my soul to take)?
  tengo (?:[7-9][0-9]|1[01][0-9])(?: anos)? y (?:ya )?(?:(?:me )?quiero|estoy list[oa] para) ir(?:me)? (?:a casa |al cielo )?(?:con (?:el senor|dios|jesus|cristo)|a la casa del senor)
  (?:estoy |ya estoy )?(?:list[oa]|preparad[oa]) para (?:ver|encontrarme con|conocer) (?:a )?(?:mi |al |el )?(?:dios|senor|jesus|cristo|creador)
  (?:am i|will i|are we) (?:really )?(?:going to|gonna|go to|be going to|going to go to) (?:hell|heaven)(?: or (?:to )?(?:hell|heaven))?(?: when i die)?
  (?:i surrender all )?take my life and let it be(?: consecrated)?(?: lord)?(?: to thee| for thee)?
  (?:(?:dear |o )?(?:lord|jesus|god|lord jesus|father) )?(?:please )?take me as i am
  i (?:really )?(?:want|need|would like|have decided) to (?:end|leave|leave behind|bury|lay down|give up|put off|change) my old (?:life|self|man|ways?|nature)(?: behind)?(?: and (?:to )?(?:start|begin|live|have) (?:a |the )?(?:new|fresh)(?: (?:one|life|start))?(?: (?:with|in|for) ${christ})?)?
  (?:i (?:want|need|long|have|wish|try|would like) to|help me(?: to)?|teach me to|how (?:do|can|should) i) die to ${self}(?: (?:daily|every day|each day|more|and live for ${christ}))*
  (?:why )?(?:am )?i ?a?m? (?:so |very |really |a bit |a little |still |always )*${afraid}
  (?:how (?:do|can) i (?:stop being|not be)|why am i|is it (?:wrong|a sin|normal|ok|okay) to be) (?:so )?${afraid}
  (?:yo )?(?:quiero|anhelo|deseo|espero) (?:estar|vivir) con (?:el senor|dios|jesus|cristo|jesucristo|mi senor|mi dios)(?: (?:para siempre|por siempre|eternamente|por la eternidad|en el cielo))*
  (?:yo )?(?:quiero|anhelo|deseo|espero) (?:ir|llegar|entrar) al cielo(?: (?:algun dia|cuando muera))?
  (?:senor|cristo|jesus|senor jesus) ven (?:pronto )?por (?:mi|nosotros|tu iglesia|tu pueblo|tu novia)
  (?:yo )?(?:quiero|necesito|debo|como puedo|ayudame a|ensename a) morir (?:al (?:mundo|pecado|yo|viejo hombre)|a la carne|a mi mism[oa]|a mi yo|a mi)(?: (?:cada dia|todos los dias))?
  (?:por que )?(?:tengo|me da|le tengo) (?:mucho )?miedo (?:a |de |de la |a la |la )?(?:muerte|morir|morirme|infierno|al infierno)
  (?:como (?:puedo )?(?:dejar|dejo) de tener|es pecado tener) miedo (?:a|de) (?:la muerte|morir)
`
const baby = '(?:my|our) (?:new |newborn |little )?(?:baby|newborn|son|daughter|child|toddler|infant|twins)'
const fears = `
  i (?:keep|am always|cant stop|constantly|always) (?:thinking|worrying|fearing|imagining|fear|worry)(?: that| about)? ${baby} (?:will|might|could|is going to) (?:die|stop breathing|choke|suffocate)(?: in (?:his|her|their) sleep| at night)?
`
const spanked = '(?:spank|spanked|smack|smacked) my (?:son|daughter|child|kids?|children|toddler|boy|girl)s?'
const disciplines = `
  i ${spanked}(?: (?:was|is) (?:that|it|this) (?:wrong|a sin|sinful|ok|okay|right|bad))?
  (?:is it|was it|is it ever) (?:wrong|a sin|sinful|ok|okay|right|bad) (?:that|if|when) i ${spanked}
  (?:yo )?le (?:di|doy) (?:una|unas) nalgadas? a mi (?:hij[oa]|hijit[oa]|nin[oa]|nieto|nieta)(?: (?:esta|hice) mal| es pecado)?
`
const noViolence = `
  (?:but )?(?:he|she|my ${spouse}|my (?:dad|father|mom|mum|mother)) (?:doesnt|does not|never|has never|hasnt ever|didnt|did not) (?:ever |even |really )?(?:hit|hits|beat|beats) (?:me|us|anyone)
  (?:can|may|should|could|must|do) (?:i|a christian|a wife|a husband|a woman|a man|we|you) (?:divorce|leave|separate from) (?:(?:my|a|her|his|the) ${spouse} )?(?:because |if |when |who |since |after )?(?:he |she |(?:my|her|his) ${spouse} )?(?:has |had )?(?:cheated|cheats|(?:had|has|is having|was having) an affair|commits? adultery|committed adultery|was unfaithful|is unfaithful)(?: on (?:me|her|him))?
  (?:mi (?:espos[oa]|marido|mujer|novi[oa]|pareja|papa|mama|padre|madre)|el|ella) ya no me (?:pega|golpea|maltrata|grita|insulta)
  (?:me|nos) (?:lastimo|hirio|ofendio|defraudo|decepciono|fallo) (?:mi|el|la|nuestr[oa]) (?:pastor|pastora|iglesia|lider|sacerdote|padre|congregacion)
  mi (?:pastor|pastora|iglesia|lider|sacerdote|congregacion) (?:me|nos) (?:lastimo|hirio|ofendio|defraudo|decepciono|fallo)
`

const whole = (lines: string) => wholeText(lines, '(?:o|oh|hi|hello|amen|pastor)', '(?:amen|lord)')
const ordinary: [DistressKind, RegExp][] = [
  ['suicide', whole(longings + fears)],
  ['child_abuse', whole(disciplines)],
  ['violence', whole(noViolence)],
]

/** The kind of the two lines that a normalised text gets instead of a reply; undefined where the reply is right. */
export function quietKind(said: string, isMedical: boolean): DistressKind | undefined {
  if (isMedical && isOver(said)) return 'medical'
  const words = wordsAlone(said)
  return ordinary.find(([, pattern]) => pattern.test(words))?.[0]
}
