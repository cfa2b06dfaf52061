import {
  formsOf,
  isArticle,
  isName,
  keepMeaningfulWords,
  parseSearch,
  trimCommonWords,
} from '../../../shared/bible/search-words.ts'
import { stemOf } from '../../../shared/search/stems.ts'

/** A verse as the oracle reads it: its words in order, found by patterns. */
type Plain = { place: string; book: string; text: string; bare: string; words: string[]; stems: string[] }
type Row = { book: string; chapter: number; verse: number; text: string }

type Asked = ReturnType<typeof parseSearch>
type Test = (plain: Plain, at: number) => boolean

const word = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu
const bareOf = (text: string) => text.toLowerCase().normalize('NFD')
const folded = (text: string) => bareOf(text).replace(/\p{M}/gu, '')

/**
 * Searches by reading every verse, without any index: slow, and written apart from the search that it judges. Only the
 * stems and the parts of a typed search are the same.
 */
export function createOracle(rows: readonly Row[], config: string) {
  const stems = new Map<string, string>()
  const stemmed = (each: string) => {
    const known = stems.get(each) ?? stemOf(each, config)
    stems.set(each, known)
    return known
  }
  const verses = rows.map(({ book, chapter, verse, text }): Plain => {
    const words = text.toLowerCase().normalize('NFKC').match(word) ?? []
    const place = `${book} ${chapter}:${verse}`
    return { place, book, text, bare: bareOf(text), words, stems: words.map(stemmed) }
  })

  const hasStem = (names: readonly string[]): Test | undefined => {
    if (stemmed(names[0]!) === '') return undefined
    const wanted = names.map(stemmed).filter(Boolean)
    return (plain, at) => wanted.includes(plain.stems[at]!)
  }
  const meaning = (each: string, isAlone: boolean) => hasStem(isAlone ? [each] : [each, ...formsOf(each)])

  function find(asked: Asked, isAny: boolean, books?: readonly string[]) {
    const meant = asked.words.map((each) => meaning(each, asked.words.length === 1))
    const begun = folded(asked.words.at(-1) ?? '')
    const tests = meant.flatMap((test, i): Test[] => {
      if (!test) return []
      if (!asked.prefix || i < meant.length - 1) return [test]
      return [
        (plain, at) =>
          test(plain, at) || (plain.stems[at]!.startsWith(begun) && folded(plain.words[at]!).startsWith(begun)),
      ]
    })
    const searched = asked.phrases.filter((each) => each.length > 1 || stemmed(each[0]!) !== '')
    const phrases = searched.map((each) => phrasePattern(each))
    if (tests.length + phrases.length === 0) return undefined
    const quoted = asked.phrases.flat().map((each) => meaning(each, false))
    const names = [
      ...asked.words.map((each) => keyOf(each, asked.words.length === 1)),
      ...asked.phrases.flat().map((each) => keyOf(each, false)),
    ]
    const ranked = [...meant, ...quoted].filter((test, i): test is Test => !!test && names.indexOf(names[i]!) === i)
    const core = trimCommonWords(asked.words)
    const ordered = core.length > 1 ? core : asked.words
    const inOrder = !isAny && ordered.length > 1 ? phrasePattern(ordered) : undefined
    const has = (plain: Plain) => (test: Test) => plain.words.some((_, at) => test(plain, at))
    return verses
      .map((plain, position) => ({ plain, position }))
      .filter(({ plain }) => !books || books.includes(plain.book))
      .filter(({ plain }) => tests.length === 0 || (isAny ? tests.some(has(plain)) : tests.every(has(plain))))
      .filter(({ plain }) => phrases.every((pattern) => pattern.test(plain.bare)))
      .map((each) => ({
        ...each,
        isOrdered: inOrder?.test(each.plain.bare) ?? false,
        rank: Math.round(rankOf(each.plain, ranked, isAny && phrases.length === 0) * 2 ** 24),
      }))
      .sort((a, b) => Number(b.isOrdered) - Number(a.isOrdered) || b.rank - a.rank || a.position - b.position)
      .map(({ plain }) => ({ place: plain.place, html: () => marked(plain, tests, searched) }))
  }

  /** The verses with a word that begins with these letters, in the order of the text. */
  function findBegun(letters: string, books?: readonly string[]) {
    const begins: Test = (plain, at) => plain.stems[at] !== '' && folded(plain.words[at]!).startsWith(letters)
    return verses
      .filter((plain) => !books || books.includes(plain.book))
      .filter((plain) => plain.words.some((_, at) => begins(plain, at)))
      .map((plain) => ({ place: plain.place, html: () => marked(plain, [begins], []) }))
  }

  /** Words with the same stems are one. */
  const keyOf = (each: string, isAlone: boolean) => (isName(each) && !isAlone ? 'a name' : stemmed(each))

  return (query: string, books?: readonly string[]) => {
    const asked = parseSearch(query)
    const all = find(asked, false, books)
    if (!all) return { tooCommon: asked.words.length + asked.phrases.length > 0, found: [] }
    const said = { ...asked, words: keepMeaningfulWords(asked.words) }
    const most = () => (said.words.length < asked.words.length ? find(said, false, books) : undefined)
    const rest = () => (asked.words.length > 1 ? [most, () => find(said, true, books)] : [])
    const last = asked.words.at(-1) ?? ''
    const begun = () => (asked.prefix && last.length > 2 ? findBegun(folded(last), books) : [])
    const found = [() => all, ...rest(), begun].map((each) => each()).find((each) => each && each.length > 0)
    return { tooCommon: false, found: found ?? [] }
  }
}

/** The text with the found words in `<mark>`; undefined where phrases are marked too. */
function marked(plain: Plain, tests: readonly Test[], phrases: readonly unknown[]): string | undefined {
  if (phrases.length > 0) return undefined
  let at = 0
  return plain.text.replace(word, (each) => {
    const isFound = tests.some((test) => test(plain, at))
    at++
    return isFound ? `<mark>${each}</mark>` : each
  })
}

/** Words one after the other with anything but letters between them; a letter typed without an accent may have one. */
function phrasePattern(words: readonly string[]): RegExp {
  const letters = (each: string) =>
    [...each.normalize('NFC').toLowerCase()]
      .map((letter) => letter.normalize('NFD'))
      .map((letter) =>
        letter.length === 1 || /\p{Script=Han}/u.test(letter) ? `${letter}\\p{M}*` : `${letter}(?!\\p{M})`,
      )
      .join('')
  const isHan = words.every((each) => /\p{Script=Han}/u.test(each))
  const between = isHan ? '[^\\p{L}\\p{M}\\p{N}]*' : '[^\\p{L}\\p{M}\\p{N}]+'
  const steps = words
    .filter((each, i) => !(isArticle(each) && isName(words[i + 1] ?? '')))
    .map((each) =>
      isName(each) ? `(?:(?:the|el)${between})?(?:${formsOf(each).map(letters).join('|')})` : letters(each),
    )
  const [before, after] = isHan ? ['', ''] : ['(?<![\\p{L}\\p{M}\\p{N}])', '(?![\\p{L}\\p{M}\\p{N}])']
  return new RegExp(`${before}${steps.join(between)}${after}`, 'u')
}

/** The rank of a verse: see shared/search/rank.ts. */
function rankOf(plain: Plain, tests: readonly ((plain: Plain, at: number) => boolean)[], isAny: boolean): number {
  const places = tests.map((test) => plain.words.flatMap((_, at) => (test(plain, at) ? [at] : [])))
  const length = plain.stems.filter(Boolean).length
  const divisor = length === 0 ? 1 : Math.log2(length + 1)
  if (tests.length < 2 || isAny) {
    const sums = places.map((own) => own.reduce((sum, _, i) => sum + 1 / (i + 1) ** 2, 0))
    return ((sums.reduce((sum, each) => sum + each, 0) / Math.max(1, tests.length)) * 0.1) / 1.64493406685 / divisor
  }
  const pairs = places.flatMap((own, i) =>
    places.slice(0, i).flatMap((other) => own.flatMap((a) => other.map((b) => Math.abs(a - b)))),
  )
  const worth = (distance: number) => 0.1 / Math.sqrt(1.005 + 0.05 * Math.exp(distance / 1.5 - 2))
  const near = pairs.filter((distance) => distance > 0 && distance <= 100)
  return near.reduce((rank, distance) => 1 - (1 - rank) * (1 - worth(distance)), 0) / divisor
}
