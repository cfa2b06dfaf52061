import { primaryLanguage } from '../primary-language.ts'

/**
 * `denials` negate the words next to them. `joining` may be between a denial and what it negates: "no one can".
 * `widening` may be too, if it negates more than a condition: "no longer", "by no means". `weighty` are the further
 * words that an ellipsis may not omit: without them the rest can lose a condition or a limit.
 */
type LanguageWords = Record<'denials' | 'joining' | 'widening' | 'weighty', Set<string>>

const wordsOf = (denials: string, joining: string, widening: string, weighty: string): LanguageWords => ({
  denials: new Set(denials.split(' ')),
  joining: new Set(joining.split(' ')),
  widening: new Set(widening.split(' ')),
  weighty: new Set(weighty.split(' ')),
})

/** Words that join a clause to the one before and may be omitted at its beginning. */
const linking = new Map(
  Object.entries({
    en: 'and for then',
    es: 'y é e porque pues entonces',
    zh: '並 并 且',
    de: 'und',
    fr: 'et car',
    pt: 'e porque pois',
    id: 'dan karena sebab',
  }).map(([language, words]) => [language, new Set(words.split(' '))]),
)

/** Languages that negate with separate words. Others negate with parts of words, so that a list would have gaps. */
const languages: ReadonlyMap<string, LanguageWords> = new Map([
  [
    'en',
    wordsOf(
      'not no never neither nor none nobody nothing cannot without unless except lest',
      'one man body thing',
      'way ways means longer more wise any all even at other ever',
      'nowhere if but only save though although nay hardly scarcely rather instead until till false sin lie lies liar forbid forbidden refuse refused deny',
    ),
  ],
  [
    'es',
    wordsOf(
      'no ni nunca jamás sin nada nadie ningún ninguno ninguna tampoco',
      'hombre cosa me te se lo le os nos les',
      'manera modo más aun aún siquiera',
      'si sino salvo excepto aunque sólo solo solamente mas pero empero hasta menos mentira falso',
    ),
  ],
  [
    'zh',
    wordsOf(
      '不 無 无 莫 勿 未 沒 没 毋',
      '人 有 可 能 要 會 会 得 敢 肯 曾 是',
      '再 一 個 个',
      '非 別 别 休 弗 若 倘 除 但 卻 却 雖 虽 只 惟 唯 豈 岂',
    ),
  ],
  [
    'de',
    wordsOf(
      'nicht nichts nie niemals nimmer nimmermehr niemand niemanden niemandem kein keine keinen keinem keiner keines ohne weder',
      'mensch mann ding',
      'mehr einmal weise',
      'noch nirgend nirgends kaum wenn falls wo sofern wofern so ehe sondern aber allein doch außer ausser nur obwohl obgleich ob denn sei bis falsch lüge lügen lügner verboten',
    ),
  ],
  [
    'fr',
    wordsOf(
      'ne n pas point jamais aucun aucune rien nul nulle ni sans',
      'me te se le la les lui leur nous vous en y',
      'plus jamais même',
      "non plus personne guère si s'il s'ils mais sinon sauf excepté hormis quoique seulement moins jusque jusqu avant plutôt faux fausse mensonge menteur",
    ),
  ],
  [
    'pt',
    wordsOf(
      'não nao nem nunca jamais sem ninguém nenhum nenhuma nada tampouco',
      'homem coisa me te se vos nos lhe lhes',
      'mais modo maneira sequer',
      'se mas senão salvo exceto embora ainda só somente apenas até menos antes porém mentira mentiroso falso',
    ),
  ],
  [
    'id',
    wordsOf(
      'tidak tidaklah tak takkan bukan bukanlah jangan janganlah belum belumlah tanpa tiada tiadalah',
      'ada seorang orang pun seorangpun dapat bisa boleh akan pernah',
      'lagi',
      'mustahil jika jikalau kalau bila tetapi tapi melainkan kecuali selain hanya hanyalah meskipun walaupun sekalipun sebelum sampai hingga asal asalkan dusta pendusta palsu menyangkal menolak',
    ),
  ],
])

const listOf = (language: string): LanguageWords | undefined => languages.get(primaryLanguage(language))

/**
 * True for words, in lower case, that can be omitted from a quotation without reversing its sense. Always false in a
 * language without a list.
 */
export function isPlain(words: readonly string[], language: string): boolean {
  const list = listOf(language)
  return list !== undefined && words.every((word) => !isDenial(word, language) && !has(list.weighty, word))
}

/** True for a word, in lower case, that negates the words next to it. */
export function isDenial(word: string, language: string): boolean {
  const list = listOf(language)
  return list !== undefined && (has(list.denials, word) || word.endsWith("n't"))
}

/** The most words that a denial begins before what it negates: "nor will your brother in any way". */
export const LONGEST_DENIAL = 7
/** The most words between a denial and what it negates: "tidak ada seorang pun dapat". */
const MOST_JOINING = 4

/** What a denial of several words may begin with: "by no means", "de ningún modo". */
const leading = new Set('by in de en auf'.split(' '))
/** Words that only limit what follows. */
export const conditions: ReadonlySet<string> = new Set(['unless', 'except', 'lest'])

const auxiliary =
  '(?:will|would|shall|should|can|could|may|might|must|do|does|did|has|have|had|is|are|was|were|let|doth|hath|wilt|shalt|canst)'
const subject = '(?: (?:the|a|any|this|that|my|your|his|her|our|their|thy) \\S+| \\S+)?'
/** Denials with words of a clause between them and what they negate: "neither will he", "don't let your heart". */
const further: ReadonlyMap<string, RegExp> = new Map([
  [
    'en',
    new RegExp(
      `(?<![^ ])(?:(?:neither|nor) ${auxiliary}${subject}(?: in any (?:way|wise)| by any means)?|(?:\\S+n't|not|never|neither|nor) let(?: \\S+){0,3}|let not(?: \\S+){1,3})$`,
    ),
  ],
])

/**
 * The words of denial at the end of a clause that negate what follows it, in lower case: "by no means", "nor will he".
 * Empty if there are none. A question is no denial, so in one only the nearest count: "are they not all" says that they
 * are.
 */
export function denialAtEnd(clause: readonly string[], language: string, isAsked = false): readonly string[] {
  const list = listOf(language)
  if (!list) return []
  const words = clause.slice(-LONGEST_DENIAL)
  const before = (sets: ReadonlySet<string>[]) => {
    const joined = words.length - 1 - words.findLastIndex((word) => !sets.some((each) => each.has(word)))
    const found = words.slice(-1 - Math.min(joined, MOST_JOINING))
    return found[0] !== undefined && isDenial(found[0], language) ? found : []
  }
  const near = before([list.joining])
  if (near.length > 0 || isAsked) return near
  const wide = before([list.joining, list.widening])
  const lead = words.at(-wide.length - 1) ?? ''
  if (wide[0] !== undefined && !conditions.has(wide[0])) return leading.has(lead) ? [lead, ...wide] : wide
  const [phrase] = further.get(primaryLanguage(language))?.exec(words.join(' ')) ?? []
  return phrase?.split(' ') ?? []
}

/** True for a word, in lower case, that joins a clause to the one before without a contrast. */
export const isLinking = (word: string, language: string): boolean =>
  linking.get(primaryLanguage(language))?.has(word) ?? false

/** True for a listed word; French ones may be elided or follow an elided word: "n'aimez", "qu'aucun". */
const has = (list: ReadonlySet<string>, word: string): boolean =>
  list.has(word) || (word.includes("'") && word.split("'").some((part) => list.has(part)))
