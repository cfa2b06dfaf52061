import { withoutAccents } from '../bible/without-accents.ts'
import { markOf } from './frame-words.ts'

/**
 * Words reduced to what two wordings of the same thing share: without accents, old forms ("thou hast"), and endings.
 * English and Spanish alike, since people ask in one language about a text in the other.
 */
const irregular: ReadonlyMap<string, string> = new Map(
  `wept:weep gave:give given:give men:man women:woman children:child kids:child kid:child forgave:forgive forgiven:forgive
  forgiveness:forgive chose:choose chosen:choose spoke:speak spoken:speak rose:rise risen:rise arose:rise taught:teach ate:eat
  eaten:eat slew:kill slain:kill killed:kill wrote:write written:write brethren:brother sought:seek told:tell knew:know
  known:know went:go gone:go came:come began:begin begun:begin died:die dies:die dead:die death:die dying:die lied:lie lies:lie
  lying:lie left:leave fell:fall fallen:fall saw:see seen:see built:build bore:bear born:birth broke:break broken:break
  sold:sell sent:send slept:sleep asleep:sleep stole:steal stolen:steal swore:swear sworn:swear took:take taken:take
  threw:throw thrown:throw wisdom:wise belief:believe believing:believe believed:believe anxiety:anxious lives:life living:life
  alive:life prayer:pray prayers:pray praying:pray sinners:sin sinner:sin sinful:sin angry:anger wives:wife crucified:crucify
  crucifixion:crucify baptism:baptize baptised:baptize baptist:baptize baptise:baptize feet:foot married:marry marriage:marry
  hid:hide hidden:hide fought:fight bought:buy brought:bring caught:catch thought:think thoughts:think laid:lay ran:run
  sang:sing sung:sing sat:sit shook:shake made:make did:do does:do done:do was:be were:be is:be are:be am:be been:be being:be
  has:have had:have hath:have hast:have doth:do dost:do didst:do thou:you thee:you ye:you thy:your thine:your shalt:shall
  wilt:will art:be unto:to worries:worry worried:worry worrying:worry lonely:alone loneliness:alone
  jehovah:lord yahweh:lord jehova:lord señor:lord senor:lord yhwh:lord resurrection:resurrect resurrected:resurrect
  salvation:save saved:save saviour:save savior:save creation:create created:create creator:create temptation:tempt
  sacrificed:sacrifice generosity:generous holiness:holy righteousness:righteous obedience:obey obedient:obey patience:patient
  humility:humble pride:proud jealousy:jealous addiction:addict addicted:addict depression:depress depressed:depress
  divorced:divorce betrayal:betray repentance:repent suffering:suffer healing:heal blessing:bless blessed:bless
  fé:fe murio:morir murió:morir muerte:morir muerto:morir muere:morir nacio:nacer nació:nacer nacido:nacer nacimiento:nacer
  perdonar:perdon perdonó:perdon perdono:perdon perdona:perdon perdone:perdon oracion:orar oraciones:orar oro:orar ora:orar
  pecador:pecado pecadores:pecado pecar:pecado pecados:pecado creer:creo cree:creo creen:creo bautismo:bautizar bautizarse:bautizar
  bautizo:bautizar casarse:matrimonio casar:matrimonio casado:matrimonio divorcio:divorciar divorciarse:divorciar miedo:temor
  resucito:resucitar resucitó:resucitar resurreccion:resucitar salvacion:salvar salvo:salvar salvos:salvar hizo:hacer hace:hacer hago:hacer
  dice:decir dijo:decir dicho:decir fue:ser era:ser es:ser eran:ser fueron:ser soy:ser siento:sentir puedo:poder puede:poder
  elias:elijah jese:jesse joas:joash juda:judah saulo:saulus silo:shiloh tarsis:tarshish`
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
)

/** The word in lower case, without accents and without a possessive ending. */
export function foldWord(word: string): string {
  return (
    withoutAccents(word)
      .replace(/[’']s?$/, '')
      .replace(/[’']/g, '')
      // British and American spelling: neighbour, neighbor
      .replace(/(?<=[a-z]{3})our(?=$|s$|ed$|ing$|ly$)/, 'or')
  )
}

/** A word without its ending, so that the forms of one word are the same: `forgave`, `forgiving`, `forgives`. */
export function stemWord(word: string): string {
  const plain = irregular.get(word.toLowerCase()) ?? foldWord(word)
  const base = irregular.get(plain) ?? plain
  if (base.length < 4) return base
  const single = base.replace(/(?:ies|ied)$/, 'y').replace(/(?<=[a-zñ]{3}(?:s|x|z|ch|sh))es$|(?<=[a-zñ]{2}[^s])s$/, '')
  const bare = single.replace(
    /(?<=[a-zñ]{3})(?:ing|edst|ed|eth|est|ness|ful|ly|amo|aron|iendo|ando|ado|ada|ar|er|ir)$/,
    '',
  )
  return (/([^aeiouls])\1$/.test(bare) ? bare.slice(0, -1) : bare).replace(/(?<=.{2})[eyaio]$/, '')
}

const word = /\p{Script=Han}|[\p{L}\p{M}\p{N}]+(?:[’'][\p{L}]+)*/gu

/**
 * The stems of a text's words in order; each Han character is a stem, and numbers become words. Words that only frame a
 * question or ask have a mark, so that no stem of another word matches them.
 */
export function stemsOf(text: string): string[] {
  const words = text.normalize('NFC').match(word) ?? []
  return words.flatMap(stemsOfWord)
}

/** The stems of words seen before: texts repeat the same words. */
const met = new Map<string, readonly string[]>()
const MAX_MET = 80_000
/** Longer words are rare, and must not fill the memory. */
const MAX_LENGTH = 20

/** Forgets the words seen before: after many texts were read, most of them are never seen again. */
export function forgetStems(): void {
  met.clear()
}

function stemsOfWord(typed: string): readonly string[] {
  const known = met.get(typed)
  if (known) return known
  const stems = (inWords.get(typed)?.split(' ') ?? [typed])
    .map((each) => markOf(each.toLowerCase()) + stemWord(each))
    .filter(Boolean)
  if (met.size === MAX_MET) met.clear()
  if (typed.length <= MAX_LENGTH) met.set(typed, stems)
  return stems
}

/** Numbers that people write in digits where texts have words. */
const inWords: ReadonlyMap<string, string> = new Map(
  `1:one 2:two 3:three 4:four 5:five 6:six 7:seven 8:eight 9:nine 10:ten 11:eleven 12:twelve 14:fourteen 30:thirty 40:forty
  50:fifty 70:seventy 99:ninety_nine 100:hundred 300:three_hundred 1000:thousand 4000:four_thousand 5000:five_thousand 1st:first 2nd:second 3rd:third`
    .split(/\s+/)
    .map((pair) => pair.replaceAll('_', ' ').split(':') as [string, string]),
)
