import { books } from './books.ts'
import { editDistance } from './edit-distance.ts'
import { type FoundReference, wholeReference } from './reference.ts'
import { withoutAccents } from './without-accents.ts'

/**
 * The reference that a reader typed or spoke into a search box: like `wholeReference`, but also after "read" or "go
 * to", with numbers in words ("john three sixteen") and with a typo in the book's name ("Jhon 3:16", "Pslam 23").
 * `names` are the names of the books in the reader's translation.
 */
export function typedReference(
  text: string,
  language: string,
  names: readonly string[] = [],
): FoundReference[] | undefined {
  return exactReference(text, language) ?? mendedReference(text, language, names)
}

/** The same without typos. */
export function exactReference(text: string, language: string): FoundReference[] | undefined {
  const plain = withoutCommand(text)
  const forms = [plain, inDigits(plain, language), countedFirst(plain)]
  return (
    forms
      .values()
      .map((form) => form && wholeReference(form, language))
      .find((found) => found) || undefined
  )
}

/** The same if the book's name has a typo. */
export function mendedReference(
  text: string,
  language: string,
  names: readonly string[],
): FoundReference[] | undefined {
  return mended(inDigits(withoutCommand(text), language), names)
    .map((form) => wholeReference(form, language))
    .find((found) => found !== undefined)
}

const withoutCommand = (text: string): string => text.trim().slice(0, 200).replace(command, '')

const command =
  /^(?:please )?(?:(?:let(?:'|’)?s |let me |i want to |can (?:we|you|i) )?(?:read|open|show(?: me)?|go(?: to)?|take me to|turn to|look up|find|see|lee|leer|abre|abrir|muéstrame|ir a))(?: (?:the|el|la|los))? (?=\S)/i

/** "the twenty-third psalm" and "the 3rd chapter of John" with the number at the end; undefined for any other text. */
function countedFirst(text: string): string | undefined {
  const [, counted = '', book = 'Psalm', verses] =
    /^(?:the )?(.{3,40}?) (?:psalm|chapter of (?:the )?(\p{L}[\p{L} ]{1,40}?)(?:,? verses? (.{1,30}))?)$/iu.exec(
      text,
    ) ?? []
  const [, before = '', last = ''] = /^(.*?)([a-z]+)$/i.exec(counted) ?? []
  const cardinal = cardinals.get(last.toLowerCase())
  const digits = /^\d{1,3}(?=(?:st|nd|rd|th)$)/i.exec(counted)?.[0]
  const number = digits ?? (cardinal && inDigits((before + cardinal).replace(/^hundred\b/i, 'one hundred'), 'en'))
  if (!number || !/^\d{1,3}$/.test(number)) return undefined
  return `${book} ${number}${verses ? `:${inDigits(verses, 'en')}` : ''}`
}

const cardinals = new Map(
  Object.entries({
    ...{ first: 'one', second: 'two', third: 'three', fourth: 'four', fifth: 'five', sixth: 'six', seventh: 'seven' },
    ...{ eighth: 'eight', ninth: 'nine', tenth: 'ten', eleventh: 'eleven', twelfth: 'twelve', thirteenth: 'thirteen' },
    ...{ fourteenth: 'fourteen', fifteenth: 'fifteen', sixteenth: 'sixteen', seventeenth: 'seventeen' },
    ...{ eighteenth: 'eighteen', nineteenth: 'nineteen', twentieth: 'twenty', thirtieth: 'thirty', fortieth: 'forty' },
    ...{ fiftieth: 'fifty', sixtieth: 'sixty', seventieth: 'seventy', eightieth: 'eighty', ninetieth: 'ninety' },
    ...{ hundredth: 'hundred' },
  }),
)

const numbered = (words: string, first: number, step = 1): ReadonlyMap<string, number> =>
  new Map(words.split(' ').map((word, i) => [word, first + i * step]))

/**
 * The number words of a language. A word of `small` is a number by itself, or the end of one. The word `and` connects the
 * next word to a hundred (English) or to tens (Spanish), as `after` says.
 */
type Counting = {
  small: ReadonlyMap<string, number>
  tens: ReadonlyMap<string, number>
  hundreds: readonly string[]
  and: string
  after: 'hundred' | 'ten'
}

const english: Counting = {
  small: numbered(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    1,
  ),
  tens: numbered('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  ...{ hundreds: ['hundred'], and: 'and', after: 'hundred' },
}
/** Without accents. */
const spanish: Counting = {
  small: numbered(
    'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
    1,
  ),
  tens: numbered('treinta cuarenta cincuenta sesenta setenta ochenta noventa', 30, 10),
  ...{ hundreds: ['cien', 'ciento'], and: 'y', after: 'ten' },
}

type Open = { value: number; isOpen: 'hundred' | 'ten' | '' }

/**
 * "psalm one hundred nineteen" and "psalm one nineteen" as "psalm 119", "john three sixteen" as "john 3 16"; Spanish
 * numbers in Spanish.
 */
function inDigits(text: string, language: string): string {
  const counting = language === 'es' ? spanish : english
  const out: string[] = []
  let number: Open | undefined
  const close = () => {
    if (!number) return
    // Psalm 1 has six verses
    if (number.value > 6 && number.value <= 50 && out.at(-1) === '1' && /^psalms?$/i.test(out.at(-2) ?? '')) {
      out.pop()
      number.value += 100
    }
    out.push(String(number.value))
    number = undefined
  }
  const words = text.split(/[\s-]+(?![\d])/)
  for (const [i, word] of words.entries()) {
    // a mark ends the number, and what it means is for the parser to say
    const [, bare = '', mark = ''] = /^(.*?)([.,;:]*)$/.exec(word) ?? []
    const lower = fold(bare)
    const isJoined = lower === counting.and && number?.isOpen === counting.after
    if (isJoined && (counting.after === 'hundred' || counting.small.has(fold(words[i + 1] ?? '')))) continue
    const next = continued(number, lower, counting)
    if (next && !next.isAnother) number = next
    else {
      close()
      if (next) number = next
      else out.push(word)
    }
    if (mark && number) {
      close()
      out.push(out.pop() + mark)
    }
  }
  close()
  return out.join(' ')
}

/** The number with one more word, or the one that this word begins; undefined if the word is no number. */
function continued(
  number: Open | undefined,
  word: string,
  { small, tens, hundreds }: Counting,
): (Open & { isAnother?: boolean }) | undefined {
  if (hundreds.includes(word)) {
    if (word !== 'hundred') return { value: 100, isOpen: 'hundred', isAnother: true }
    return number && number.value < 10 ? { value: number.value * 100, isOpen: 'hundred' } : undefined
  }
  const [ten, unit] = [tens.get(word), small.get(word)]
  const isOpen = ten !== undefined ? 'ten' : ''
  const value = ten ?? unit
  if (value === undefined) return undefined
  const isContinued = number?.isOpen === 'hundred' || (number?.isOpen === 'ten' && value < 10)
  return isContinued ? { value: number!.value + value, isOpen } : { value, isOpen, isAnother: true }
}

/** The text with each book's name that the typed one may be a typo of, the nearest first. Only before a number. */
function mended(text: string, names: readonly string[]): string[] {
  const parts = /^((?:[1-4]\s*)?\p{L}[\p{L} .]{2,24}?)[\s.]*(\d[\d\s:.,;–-]*)$/u.exec(text)
  const [, typed = '', numbers = ''] = parts ?? []
  if (!typed) return []
  const folded = fold(typed)
  const reach = folded.length > 5 ? 2 : 1
  return [...new Set([...names, ...books.map(({ name }) => name), 'Psalm'])]
    .map((name) => ({ name, distance: editDistance(folded, fold(name)) }))
    .filter((each) => each.distance <= reach)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ name }) => `${name} ${numbers}`)
}

function fold(text: string): string {
  return withoutAccents(text).replace(/[^\p{L}\p{N}]/gu, '')
}
