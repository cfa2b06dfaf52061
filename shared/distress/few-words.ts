import { wordsAlone } from './normalise.ts'

/*
 * The networks learn from sentences, and take one or two words without any danger for a cry: "My own", a name for a
 * plan, and "elder" got the reply to suicide. So few words count only if one of them speaks of danger or need. Each of
 * these is the beginning of a word without accents, and the whole word before `$`.
 */

/** One such word alone is a cry. */
const alone = beginning(`
  suicid kms unaliv ctb$ dying$ overdos raped$ molested$ abused$ assaulted$ groped$ trafficked$ help$ sos$
  choking$ unconscious unrespons bleeding$ battered$ miscarr stillb relaps detoxing grieving$ bereaved$ addict
  pregnant$ widow alcoholic heroin cocaine$ sextort

  suisid \\w+[aei]rme$ matame$ llevame$ sobredosis ayudame ayudenme auxilio socorro sangrando$ secuestrad
  violaron$ violada$ abusada$ abusaron$ golpeada$ maltratada$ amenazada$ manosearon$ inconsciente convulsion desangr infarto
  aborte$ abortar$ embarazada$ recai$ recaida$ enviude$ viud fallecio$ adict cocaina$ tocamientos violador$
`)

/** Who does something to whom beside another word may be one: "he kicked", "me empuja". */
const who = beginning('i$ im$ ive$ he$ hes$ she$ shes$ they$ theyre$ me$ myself$ estoy$ esta$ estan$ soy$')

/** And so may one of these. */
const beside = beginning(`
  wrist pulse waking$ wake$ throat swallow$ armed kick hitting tylenol paracetamol disappear$ limp$ forever$ want$ dont$ cant$ wont$
  kill dead$ death die$ dies$ died jump hang$ hanging noose goodbye bye$ living$ breath$ breathe breathing
  harm cut$ cuts$ cutting hurt razor blades? pills tablets bleach end$ ending stop$ sorry$ hopeless worthless despair desperate
  numb decided$ tonight$ save$ hate
  choke bleed blood collaps seizure stroke heart$ chest poison swallowed fentanyl insulin ambulance blue$
  drown trapped fire$ burning stab shot$ shoot gun$ knife drank emergency anaphyla vomit
  homicid murder threat
  rape raping rapist molest assault abus grope incest forced$ touched$ touches$
  beat$ beats$ beating beaten hits$ hit$ punch slap strangl stalk bruis afraid scared terrified unsafe
  pregnan abort
  grie mourn funeral buried cot$ chair$ lost$ loss$ passed$ cancer hospice coma
  drunk drink alcohol sober gambl casino porn meth$ cocaine crack$ weed$ high$ vape using$ detox withdrawal craving

  lastim dispar cuelg tir[oe]$ avient lanz[oe]$ obliga$ obligo$ desnud chantaj extors persig empuj jalone cachete patea pateo
  armad reaccion morado$ despid cloro
  matar mata$ mato$ mate$ maten muer muri mori dejame desviv autoelimin autolesion apagarme
  desaparecer desaparesc vivir respir adios$ cort[oe]$ cortes$ ahorc colgar saltar navaja pastillas perdon$ ultimo$ salvame
  salvenme odio$ acabar terminar rendirme rindo$ desespera
  sangr desmay despierta ahog asfixi atragant veneno raticida ingeri trag
  apunal machete balearon pistola secuestr incendio quema emergencia ambulancia fui$ dano$ danarme
  viol biol manose forz toco$ toca$ toque$ prostitu venden$ acos
  peg golpe amenaz encierr maltrat miedo$
  embaraz perdida$
  enviud duelo$ luto$ fallec extrano$
  borrach tomando$ bebe$ bebiendo fum drog piedra$ apuesto$ apuestas coca$
`)

function beginning(words: string): string {
  const each = words.trim().split(/\s+/)
  return each.map((word) => (word.endsWith('$') ? `${word.slice(0, -1)}\\b` : word)).join('|')
}

const inOne = new RegExp(`^(?:${alone})`)
const inTwo = new RegExp(`\\b(?:${alone}|${who}|${beside})`)

/** In the name of a plan so may the visitor, another person, and what cries are about. */
const inName = new RegExp(
  `\\b(?:${alone}|${beside}|${beginning(`
    i$ im$ ive$ id$ ill$ me$ my$ mine$ myself$ we$ us$ our$ he$ hes$ him$ his$ she$ shes$ her$ they$ theyre$ them$ someone$
    alive$ survive last$ world$ without$ no$ not$ nothing$ nobody$ never$ escape runaway run$ hide$ hiding secret angry anger
    yo$ me$ mi$ mis$ mio$ mia$ conmigo$ nos$ nuestr el$ ella$ ellos$ le$ les$ lo$ alguien$ quiero$ quisiera$ puedo$ aguanto$
    necesito$ siento$ tengo$ voy$ estoy$ soy$ dejo$ hago$ vivo$ sigo$ doy$ ya$ nada$ nadie$ nunca$ ultim mundo$ siempre$ sin$
    beber$ termin acab todo$ escap huir$ esconder secreto
    cannot$ exist vanish gone$ rope$ bridge$ roof$ ledge burden daddy stepdad stepfather touch starv life$
    irme$ irse$ tirar aventar cortar soga puente azotea carga$ padrastro cartas$ hart cansad despedid entra$
  `)})`,
)
/** What says only when a plan is read, or with whom. */
const routine =
  /\b(?:before|after|when|while|as|until) (?:i|we) (?:(?:cannot|cant) )?(?:go to )?(?:sleep|bed|wake(?: up)?|rise|get up|pray|read|eat|work|walk|travel|wait|rest|lie down)\b|\b(?:cuando|mientras) (?:no puedo )?(?:duermo|dormir|despierto|me (?:levanto|acuesto|despierto))\b|\b(?:antes|despues) de (?:dormirme|acostarme|levantarme|despertarme)\b|^(?:mom|mum|dad|mama|papa|grandma|grandpa) (?:and|y) (?:me|i|yo)$/g
const MOST_WORDS_OF_NAME = 8

/** Whether what the networks hear in a normalised text counts: it has three words or more, or one that speaks of danger or need. */
export function saysEnough(said: string): boolean {
  const words = wordsAlone(said)
  const count = words.split(' ').length
  return count > 2 || (count === 2 ? inTwo : inOne).test(words)
}

/**
 * The same for what names a plan or a search for one: "A plan to leave" and "the tree beside the river" are titles, in which the
 * networks hear a cry.
 */
export function namesEnough(said: string): boolean {
  const words = wordsAlone(said).replace(routine, ' ')
  return words.split(' ').length > MOST_WORDS_OF_NAME || (saysEnough(said) && inName.test(words))
}
