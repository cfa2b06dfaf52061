/** The stem of an English word in lower case, as Porter's second algorithm ("Porter2") finds it: "shepherds" → "shepherd". */
export function stemEnglish(word: string): string {
  const known = exceptions.get(word)
  if (known !== undefined) return known
  if (word.length < 3) return word
  const marked = word.replace(/^y/, 'Y').replace(/(?<=[aeiouy])y/g, 'Y')
  const regions = regionsOf(marked)
  const plural = withoutPlural(marked)
  if (finished.has(plural)) return plural
  const steps = [withoutTense, withoutY, shortened, shortenedAgain, withoutEnding, withoutLast]
  return steps.reduce((stem, step) => step(stem, regions), plural).toLowerCase()
}

/** Where the regions begin in which endings may be removed. */
type Regions = { r1: number; r2: number }

const exceptions: ReadonlyMap<string, string> = new Map(
  `skis:ski skies:sky dying:die lying:lie tying:tie idly:idl gently:gentl ugly:ugli early:earli only:onli singly:singl
  sky:sky news:news howe:howe atlas:atlas cosmos:cosmos bias:bias andes:andes`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
)
const finished = new Set('inning outing canning herring earring proceed exceed succeed'.split(' '))

function regionsOf(word: string): Regions {
  const r1 = /^(?:gener|commun|arsen)/.exec(word)?.[0].length ?? afterVowel(word, 0)
  return { r1, r2: afterVowel(word, r1) }
}

/** The position after the first consonant that follows a vowel; the end of the word if there is none. */
function afterVowel(word: string, from: number): number {
  const found = /[aeiouy][^aeiouy]/.exec(word.slice(from))
  return found ? from + found.index + 2 : word.length
}

const hasVowel = /[aeiouy]/
/** A vowel between two consonants, the last one not w, x or Y; or a vowel at the beginning before a consonant. */
const shortSyllable = /(?:[^aeiouy][aeiouy][^aeiouywxY]|^[aeiouy][^aeiouy])$/
const isShort = (word: string, { r1 }: Regions) => r1 >= word.length && shortSyllable.test(word)

function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (/ie[ds]$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1)
  if (/[us]s$/.test(word) || !word.endsWith('s')) return word
  return hasVowel.test(word.slice(0, -2)) ? word.slice(0, -1) : word
}

function withoutTense(word: string, regions: Regions): string {
  const [ending = ''] = /(?:eedly|ingly|edly|eed|ing|ed)$/.exec(word) ?? []
  if (ending === '') return word
  const rest = word.slice(0, -ending.length)
  if (ending.startsWith('eed')) return rest.length >= regions.r1 ? `${rest}ee` : word
  if (!hasVowel.test(rest)) return word
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`
  if (/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(rest)) return /^[aeo]..$/.test(rest) ? rest : rest.slice(0, -1)
  return isShort(rest, regions) ? `${rest}e` : rest
}

const lastY = /(?<=.[^aeiouy])[yY]$/
const withoutY = (word: string) => word.replace(lastY, 'i')

const longEndings: ReadonlyMap<string, string> = new Map(
  `tional:tion enci:ence anci:ance abli:able entli:ent izer:ize ization:ize ational:ate ation:ate ator:ate alism:al aliti:al
  alli:al fulness:ful ousli:ous ousness:ous iveness:ive iviti:ive biliti:ble bli:ble ogi:og fulli:ful lessli:less li:`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
)
const furtherEndings: ReadonlyMap<string, string> = new Map(
  'tional:tion ational:ate alize:al icate:ic iciti:ic ical:ic ful: ness: ative:'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

/** The longest of some endings that a word has. */
function endingOf(word: string, endings: ReadonlyMap<string, string>): string {
  for (let length = Math.min(7, word.length); length > 1; length--)
    if (endings.has(word.slice(-length))) return word.slice(-length)
  return ''
}

function shortened(word: string, { r1 }: Regions): string {
  const ending = endingOf(word, longEndings)
  const rest = word.slice(0, word.length - ending.length)
  if (ending === '' || rest.length < r1) return word
  if (ending === 'ogi' && !rest.endsWith('l')) return word
  if (ending === 'li' && !/[cdeghkmnrt]$/.test(rest)) return word
  return rest + longEndings.get(ending)
}

function shortenedAgain(word: string, { r1, r2 }: Regions): string {
  const ending = endingOf(word, furtherEndings)
  const rest = word.slice(0, word.length - ending.length)
  if (ending === '' || rest.length < (ending === 'ative' ? r2 : r1)) return word
  return rest + furtherEndings.get(ending)
}

function withoutEnding(word: string, { r2 }: Regions): string {
  const found = /(?:ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|ion|al|er|ic)$/.exec(word)
  if (!found || found.index < r2) return word
  if (found[0] === 'ion' && !/[st]$/.test(word.slice(0, found.index))) return word
  return word.slice(0, found.index)
}

function withoutLast(word: string, { r1, r2 }: Regions): string {
  const rest = word.slice(0, -1)
  if (word.endsWith('e')) return rest.length >= r2 || (rest.length >= r1 && !shortSyllable.test(rest)) ? rest : word
  return word.endsWith('ll') && rest.length >= r2 ? rest : word
}
