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
  return wholeReference(plain, language) ?? wholeReference(inDigits(plain), language)
}

/** The same if the book's name has a typo. */
export function mendedReference(
  text: string,
  language: string,
  names: readonly string[],
): FoundReference[] | undefined {
  return mended(inDigits(withoutCommand(text)), names)
    .map((form) => wholeReference(form, language))
    .find((found) => found !== undefined)
}

const withoutCommand = (text: string): string => text.trim().slice(0, 200).replace(command, '')

const command =
  /^(?:please )?(?:(?:let(?:'|’)?s |let me |i want to |can (?:we|you|i) )?(?:read|open|show(?: me)?|go(?: to)?|take me to|turn to|look up|find|see|lee|leer|abre|abrir|muéstrame|ir a))(?: (?:the|el|la|los))? (?=\S)/i

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** "psalm one hundred nineteen" and "psalm one nineteen" as "psalm 119", "john three sixteen" as "john 3 16". */
function inDigits(text: string): string {
  const out: string[] = []
  let number: { value: number; isOpen: 'hundred' | 'ten' | '' } | undefined
  const close = () => {
    if (number) {
      // Psalm 1 has six verses
      if (number.value > 6 && number.value <= 50 && out.at(-1) === '1' && /^psalms?$/i.test(out.at(-2) ?? '')) {
        out.pop()
        number.value += 100
      }
      out.push(String(number.value))
    }
    number = undefined
  }
  for (const word of text.split(/[\s-]+(?![\d])/)) {
    const lower = word.toLowerCase()
    const [unit, ten] = [units.indexOf(lower), tens.indexOf(lower)]
    if (lower === 'hundred' && number && number.value < 10) number = { value: number.value * 100, isOpen: 'hundred' }
    else if (lower === 'and' && number?.isOpen === 'hundred') continue
    else if (ten > 1) {
      if (number?.isOpen === 'hundred') number = { value: number.value + ten * 10, isOpen: 'ten' }
      else {
        close()
        number = { value: ten * 10, isOpen: 'ten' }
      }
    } else if (unit > 0) {
      if (number?.isOpen === 'hundred' || (number?.isOpen === 'ten' && unit < 10))
        number = { value: number.value + unit, isOpen: '' }
      else {
        close()
        number = { value: unit, isOpen: '' }
      }
    } else {
      close()
      out.push(word)
    }
  }
  close()
  return out.join(' ')
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
