import { findBook } from './books.ts'
import { type PlainText, rewrite, unchanged } from './plain-text.ts'
import { oneChapterBooks } from './versification.ts'

/**
 * A text in which references are written as the parser reads them: "Primera carta de Juan 4:8" as "1 Juan 4:8",
 * "3章16节" as "3:16", "John iii. 16" as "John 3. 16", "Ps 23 (22)" as "Ps 23", and without the numbers of two books at once:
 * "Romans, 1-2 Corinthians" has no chapter. All else has the same characters, with plain signs and digits.
 */
export function plainReferences(text: string): PlainText {
  let plain = unchanged(withPlainSigns(text))
  plain = rewrite(plain, ordinals, numberOfBook)
  plain = rewrite(plain, twoBooks, () => '')
  plain = rewrite(plain, chapterSigns, numberOfSign)
  plain = rewrite(plain, toVerse, () => '-')
  plain = rewrite(plain, bothNumbers, englishNumber)
  return rewrite(plain, romanChapters, chapterNumber)
}

/** The same for a text that may be nothing but a book and a chapter as a Roman numeral; undefined if it is not. */
export function plainRomanChapter({ text }: PlainText): PlainText | undefined {
  const plain = rewrite(unchanged(text), romanAtEnd, arabic)
  return plain.text === text ? undefined : plain
}

const signs: Record<string, string> = {
  '：': ':',
  '，': ',',
  '；': ';',
  '、': ',',
  '。': '.',
  '．': '.',
  '－': '-',
  '～': '-',
  '〜': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '‒': '-',
}

/** Same length: plain signs, spaces and digits, also for Arabic and wide ones. */
function withPlainSigns(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zs}\u2028\u2029]/gu, ' ')
    .replace(/[：，；、。．－～〜−\u2010-\u2012]/g, (sign) => signs[sign] ?? sign)
    .replace(/[０-９٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
}

const words = [
  'first|primer[oa]?|premi[eè]re?|primeir[oa]|erste[nrs]?',
  'second|segund[oa]|seconde|deuxi[eè]me|zweite[nrs]?',
  'third|tercer[oa]?|terceir[oa]|troisi[eè]me|dritte[nrs]?',
]
const nouns = 'letter|epistle|book|carta|ep[ií]stola|libro|livro|lettre|[eé]p[iî]tre|livre|brief|buch'
const links =
  'of|from|to|the|del?|d[ao]s?|du|des|a|à|aux?|aos?|an|von|die|der|den|los|las|les|san|são|saint|st\\.?|paulo?|pablo|paulus|ap[oó]stolo?|ap[oô]tre|apostle'
const numberedNames =
  'sam|kings|kgs|rey|reis|rois|k[öo]n|chr|cr[oóô]n|cor|kor|thes|tes|tim|pet|ped|pierre|joh|jn|juan|jean|jo[aã]o|mac|makk|esd'

/** The numbers of two books in a list: "1-2 Kings", "1 and 2 Samuel", with no chapter after the name. */
const twoBooks = new RegExp(
  `(?<=^|[,;(] ?)[1-3] ?(?:-|–|and|&|y|et|e|und) ?[2-4](?= (?:${numberedNames})\\p{L}*(?!\\p{L}|\\.? ?\\d))`,
  'giu',
)

/** The number of a book as readers say or print it, with "carta de" and the like, before the book's name. */
const ordinals = new RegExp(
  [
    // not in "5:1a", and not the number of a verse or chapter, as in "versículo 1 de Juan 3"
    '(?<![\\p{L}\\p{N}]|\\d[:.,–-])(?<!(?:vers[ií]culos?|cap[ií]tulos?|versets?|chapitres?|verses?|chapters?|vers|cap|vv?)\\.?\\s)',
    `(?:(?<one>${words[0]}|[iⅠ](?![\\p{L}\\p{N}]))|(?<two>${words[1]}|ii(?![\\p{L}\\p{N}])|ⅱ)|(?<three>${words[2]}|iii(?![\\p{L}\\p{N}])|ⅲ)`,
    '|(?<digit>[1-3])(?:(?<sign>\\.?\\s?[ªº])|(?<suffix>st|nd|rd|[dr]?[ao]|er[ao]?|re|[eè]re|e|[eè]me|de)(?!\\p{L}))?)\\.?',
    `(?:\\s+(?:${nouns})(?:\\s+(?:${links})){0,6}\\s+(?=${numberedNames})`,
    `|\\s+(?<of>of|de|do)\\s+(?:(?:san|são|saint)\\s+)?(?=${numberedNames})`,
    `|\\s*(?=${numberedNames}|(?<=[ªº]\\.?\\s?)\\p{L}))`,
  ].join(''),
  'giu',
)

function numberOfBook(
  { one, two, digit, sign, suffix, of }: Record<string, string | undefined>,
  [matched]: RegExpExecArray,
): string | undefined {
  // "1 Juan" is read as it is; "1 of John" is not a book
  if (digit && !sign && !suffix && (/^\d\.?\s*$/.test(matched) || of === 'of')) return undefined
  return `${digit ?? (one ? 1 : two ? 2 : 3)} `
}

const chinese = '〇一二三四五六七八九'
const count = `(?:\\d{1,3}|[${chinese}零十百两廿]{1,6})`

/** A chapter, or a verse, counted in Chinese or Korean. */
const chapterSigns = new RegExp(`第?\\s?(?<number>${count})\\s?(?:(?<chapter>[章장篇편])|[節节절])`, 'gu')
const nextNumber = new RegExp(`^[,\\s]{0,2}第?\\s?${count}(?<chapter>\\s?[章장篇편])?`, 'u')
/** "16节至18节" is a range. */
const toVerse = /(?<=\d)\s?(?:[至到]|에서)\s?(?=\d)/g

function numberOfSign(
  { number = '', chapter }: Record<string, string | undefined>,
  { 0: matched, index, input }: RegExpExecArray,
): string | undefined {
  const value = /^\d/.test(number) ? Number(number) : chineseNumber(number)
  if (value === undefined) return undefined
  const next = nextNumber.exec(input.slice(index + matched.length, index + matched.length + 12))
  if (!next) return `${value}`
  // two numbers side by side would be one
  return chapter && !next.groups?.chapter ? `${value}:` : `${value}, `
}

/** 二十三 and 一百一十九, also 一一九; undefined for anything that is not a number below a thousand. */
function chineseNumber(text: string): number | undefined {
  const plain = text.replace('廿', '二十').replace('两', '二').replaceAll('零', '〇')
  if (!/[十百]/.test(plain)) {
    const digits = [...plain].map((sign) => chinese.indexOf(sign)).join('')
    return digits.length > 3 ? undefined : Number(digits) || undefined
  }
  const parts = /^(?:([一二三四五六七八九])百)?〇?(?:([一二三四五六七八九])?(十))?([一二三四五六七八九])?$/.exec(plain)
  if (!parts) return undefined
  const value = (sign = '〇') => chinese.indexOf(sign)
  const [, hundreds, tens, ten, units] = parts
  return value(hundreds) * 100 + (ten ? value(tens ?? '一') * 10 : 0) + value(units)
}

const psalms = 'pss?|psa|psalm(?:s|en)?|psaumes?|salmos?|sal|sl|mazmur|zaburi|诗篇|詩篇|시편|مزمور|תהילים'
/** A psalm with the number that the Greek Bible has for it, or with the Hebrew one behind that. */
const bothNumbers = new RegExp(
  `(?<=(?<!\\p{L})(?:${psalms})\\.?\\s?)(?<first>\\d{1,3})\\s?\\((?<second>\\d{1,3})\\)`,
  'giu',
)

/** The Hebrew number, which English Bibles have: it is the greater one. */
function englishNumber({ first, second }: Record<string, string | undefined>): string | undefined {
  const [one, other] = [Number(first), Number(second)]
  return one !== other && Math.abs(one - other) <= 2 ? `${Math.max(one, other)}` : undefined
}

const roman = '[ivxlc]{1,8}|[IVXLC]{1,8}'
/** One of the letters that are also words or abbreviations is a number only if no word follows. */
const romanPsalm = "[ivxlc]{2,8}|[IVXLC]{2,8}|[VXLC]|[ivxlcI](?!\\s*\\p{L}|['’]\\p{L}|\\.\\s?\\d{4})"
/** In a sentence: a Roman numeral before a verse, as in "Isa. liii. 5", or after "Psalm". */
const romanChapters = new RegExp(
  `(?<=\\p{L}{2}\\.?\\s)(?<number>${roman})(?=\\s?:\\s?\\d|\\.\\d|(?<=[a-z])\\.\\s\\d{1,3}(?!\\d)|\\.\\s\\d{1,3}(?!\\d|\\s\\p{Ll}))|(?<=(?<!\\p{L})(?:Psalms?|PSALMS?|psalms?|Ps\\.?)\\s)(?<psalm>${romanPsalm})(?![\\p{L}\\p{N}])`,
  'gu',
)
/** A text that ends with one: two letters at least, because "I" is mostly a word. */
const romanAtEnd = /(?<=\p{L}\.?\s)(?<number>[ivxlc]{2,8}|[IVXLC]{2,8})\.?$/gu

/** The same as `arabic`, but a letter alone is a number only behind a book that can have that chapter. */
function chapterNumber(groups: Record<string, string | undefined>, match: RegExpExecArray): string | undefined {
  const written = arabic(groups)
  const isAlone = groups.number?.length === 1
  const before = match.input.slice(Math.max(0, match.index - BEFORE), match.index)
  return isAlone && !mayHaveChapter(before, Number(written)) ? undefined : written
}

/** The longest name of a book, and what may be in front of it. */
const BEFORE = 40
const CHAPTERS_MAX = 66
const PSALMS_MAX = 150

/** The words that a reference continues over, in the languages of the parsers; a verse follows them. */
const notBooks =
  /^(?:and|to|thro?ugh|thru|see|cf|compare|also|or|title|ch(?:ap(?:ters?|itres?)?)?|ver(?:s|ses?|sets?|s[ií]culos?)?|y|ve(?:r|a|ja|áse)|tambi[eé]n|compara|cap(?:[ií]tulos?)?|et|voir|aussi|comparer|titre|e|também|t[ií]tulo|und|u|siehe|auch|sowie|vgl|bis|kap(?:iteln?)?|vers(?:e[ns]?)?|titel)\.?$/iu
const psalmsAlone = new RegExp(`^(?:${psalms})\\.?$`, 'iu')
/** The books of one chapter, as the languages that have such numerals begin their names. */
const oneChapter =
  /(?<!\p{L})(?:(?:[23]|II|III)\.?\s?[JY]o?\p{L}*|(?:oba|abd|phil[eé]m|filem)\p{L}*|phm|phlm|flm|jude?|judas|yudas?|susan\p{L}*|bel)\.?$/iu

/** Whether a text ends with the name of a book that can have a chapter. In "Jude v. 3" and "and v. 3" a verse follows. */
function mayHaveChapter(before: string, chapter: number): boolean {
  const words = before.trim().split(/[^\p{L}\p{N}.]+/u)
  for (const count of [3, 2, 1]) {
    const name = words.slice(-count).join(' ')
    // the short codes of books are also words, such as "is" and "so"
    const book = /^[\p{Lu}\d]|\p{L}{4}/u.test(name) ? findBook(name) : undefined
    if (book) return !oneChapterBooks.has(book.id) && chapter <= (book.id === 'PSA' ? PSALMS_MAX : CHAPTERS_MAX)
  }
  // the parsers know further names
  const name = words.at(-1) ?? ''
  if (!/^\p{Lu}/u.test(name) || notBooks.test(name) || oneChapter.test(words.slice(-2).join(' '))) return false
  return chapter <= (psalmsAlone.test(name) ? PSALMS_MAX : CHAPTERS_MAX)
}

function arabic({ number, psalm }: Record<string, string | undefined>): string | undefined {
  const value = romanNumber((number ?? psalm ?? '').toUpperCase())
  return value ? `${value}` : undefined
}

/** Undefined for letters that are not a Roman numeral up to 199. */
function romanNumber(text: string): number | undefined {
  if (!/^C?(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(text)) return undefined
  const values: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100 }
  return [...text].reduce((sum, sign, i) => {
    const value = values[sign] ?? 0
    return value < (values[text[i + 1] ?? ''] ?? 0) ? sum - value : sum + value
  }, 0)
}
