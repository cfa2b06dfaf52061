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

/** One such word beside another may be one, and who does something to whom: "he kicked", "me empuja". */
const beside = beginning(`
  i$ im$ ive$ he$ hes$ she$ shes$ they$ theyre$ me$ myself$ estoy$ esta$ estan$ soy$
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
const inTwo = new RegExp(`\\b(?:${alone}|${beside})`)

/** Whether what the networks hear in a normalised text counts: it has three words or more, or one that speaks of danger or need. */
export function saysEnough(said: string): boolean {
  const words = wordsAlone(said)
  const count = words.split(' ').length
  return count > 2 || (count === 2 ? inTwo : inOne).test(words)
}
