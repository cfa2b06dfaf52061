import { keepMeaningfulWords, wordsOf } from '../bible/search-words.ts'
import { withoutAccents } from '../bible/without-accents.ts'

const irregular: Record<string, string> = Object.fromEntries(
  `wept:weep gave:give given:give men:man women:woman children:child forgave:forgive forgiven:forgive chose:choose
  chosen:choose spoke:speak spoken:speak rose:rise risen:rise arose:rise taught:teach ate:eat eaten:eat slew:kill slain:kill
  killed:kill wrote:write written:write brethren:brother sought:seek told:tell knew:know known:know went:go came:come
  began:begin died:die dies:die dead:die death:die dying:die lied:lie lies:lie lying:lie left:leave fell:fall fallen:fall saw:see seen:see
  built:build bore:bear born:bear broke:break broken:break sold:sell sent:send slept:sleep stole:steal swore:swear
  took:take taken:take threw:throw wisdom:wise belief:believe believing:believe anxiety:anxious lives:life living:live alive:live
  prayer:pray prayers:pray sinners:sin sinner:sin sinful:sin angry:anger wives:wife crucified:crucify crucifixion:crucify
  baptism:baptize baptised:baptize baptist:baptize feet:foot bread:bread married:marry marriage:marry hid:hide hidden:hide
  fought:fight bought:buy brought:bring caught:catch thought:think laid:lay lay:lay ran:run sang:sing sat:sit shook:shake`
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
)

/** A word without its ending, so that the forms of one word are the same: `forgave`, `forgiving`, `forgives`. */
export function stem(word: string): string {
  const plain = withoutAccents(word).replace(/[’']s?$/, '')
  const base = irregular[plain] ?? plain
  if (base.length < 4) return base
  const bare = base
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/ees$/, 'ee')
    .replace(/(?<=[a-z]{3})(?:ing|edst|ed|eth|est|ness|ful|ly|es|s|os|as|amos|aron|iendo|ando)$/, '')
  // three letters stay, as in a word without an ending: days, day
  return (/([^aeiouls])\1$/.test(bare) ? bare.slice(0, -1) : bare).replace(/(?<=.{3})[eyaio]$/, '')
}

/** The stems of a text's words; Han characters are returned in pairs. */
export function stems(text: string): string[] {
  const han = text.match(/\p{Script=Han}{2,}/gu) ?? []
  const pairs = han.flatMap((run) => [...run].slice(1).map((sign, i) => `${[...run][i]}${sign}`))
  return [
    ...wordsOf(text)
      .filter((word) => !/\p{Script=Han}/u.test(word))
      .map(stem),
    ...pairs,
  ]
}

const idle = new Set(
  `think mean happen thing things way ways tell talk talking speak ask question answer why how really ever even just so
  more much many not no yes any some all own other another because then than too very also still only into out up down
  over after before let make made take come came feel feeling feels keep kept without between during toward here now
  today life live lived good bad word words one two first last like different difference between important
  significance significant reason explain summarize summary context verse chapter psalm passage book text apply
  stop start deal cope overcome handle modern society lesson learn main idea point does did do someone something anything everything everyone person
  dont didnt doesnt cant couldnt wont wouldnt isnt arent wasnt werent hasnt hadnt
  and but so or y pero entonces what this that it is are was who these those going go right really since still tell want need
  explica explícame porque cuando este esta esto capítulo pasaje texto libro hay puedo debo hacer hago tengo
  cómo qué quién fue era ser estar muy más menos todo para por se me mi su sus lo le les al del habla dice hace hizo
  según sobre acerca enseña dijo había`
    .trim()
    .split(/\s+/)
    .map(stem),
)

// without accents; other forms than those above, and some that are English words
const idleInSpanish = new Set(
  `aquí ahí allí ahora ya si sí sin está están estaba este ese esa eso aquel aquello algo nada alguien nadie cada mismo misma
  tan tanto también sino aunque entre hasta desde nos les te tu tus él ella ellos ellas dime cuéntame háblame entonces pero
  puede pueden quiere quiero quisiera debe deben deberían tiene tienen sea son fueron van voy da ha han he cuál cuánto
  cuántos cuántas nuestro nuestra unos unas ni pues así acaso realmente cosa cosas`
    .trim()
    .split(/\s+/)
    .map(withoutAccents),
)
/** “Son” is Spanish for “are”, and therefore no word of a question elsewhere. */
const isSon = (word: string) => word.toLowerCase() === 'son'
const isIdleInSpanish = (word: string) => idleInSpanish.has(withoutAccents(word))

/** The significant words of a question, as typed, and their stems. */
export function contentWords(question: string, language = 'en'): { word: string; stem: string }[] {
  const all = wordsOf(question.replace(/[’']s\b/g, ''))
  const isSpanish = language === 'es'
  const meaningful = new Set(keepMeaningfulWords(all))
  const words = all.filter((word) =>
    isSpanish ? meaningful.has(word) && !isIdleInSpanish(word) : meaningful.has(word) || isSon(word),
  )
  const found = words
    .map((word) => ({ word, stem: stem(word) }))
    .filter((each) => each.stem.length > 1 && !idle.has(each.stem))
  const unique = found.filter((each, i) => found.findIndex((other) => other.stem === each.stem) === i)
  const pairs = stems(question).filter(
    (each) =>
      /\p{Script=Han}/u.test(each) && !/[是什麼么的嗎吗了在我你他她們们為为何如怎誰谁有這这那說说个個]/.test(each),
  )
  return [
    ...unique.filter(({ word }) => !/\p{Script=Han}/u.test(word)),
    ...pairs.map((pair) => ({ word: pair, stem: pair })),
  ].slice(0, 14)
}

// so frequent in verses that they carry little information
const common = new Set(
  'god lord jesus christ bible people man say said son king day dios señor jesús cristo hombre pueblo'
    .split(' ')
    .map(stem),
)

/** How much a word helps to locate a passage. */
export const weightOf = (each: string): number => (common.has(each) ? 0.3 : 1)

const related = new Map<string, string[]>()
for (const line of `sacrifice offer slay|happy joy rejoice glad bless|sad sorrow grieve mourn weep|anger wrath fury|money silver rich gold|
  pregnant conceive womb|fight war battle strive|wrestle strive|boat ship|donkey ass colt|afraid fear terror|baby child infant babe|miracle sign wonder|
  punish judge wrath|help save deliver|devil satan serpent|snake serpent|whale fish|tempt test try|test tempt prove|cry weep tear|stay abide remain lodge|
  forgive pardon|worry anxious care|lonely alone|sick disease heal ill|crowd multitude|follow disciple|proud pride boast|lie deceive false|
  steal thief rob|kill slay murder|reward wage|rule reign king|raise rise|marry wife husband|drunk wine|poor needy|kind mercy|gift give|
  leader ruler chief|betray deliver|deny denied|storm wind tempest sea|hungry bread eat famine|thirsty drink water|servant slave|thief robber criminal|defeat prevail strike|cross pass|resist refuse|clean heal|rest sabbath`.split(
  '|',
)) {
  const [first = '', ...others] = line.trim().split(/\s+/).map(stem)
  related.set(first, others)
}

/** Whether a word is among others: 1 for the same word, less for a similar meaning, 0 for neither. */
export function akin(word: string, among: ReadonlySet<string>): number {
  if (among.has(word)) return 1
  return related.get(word)?.some((each) => among.has(each)) ? 0.6 : 0
}
