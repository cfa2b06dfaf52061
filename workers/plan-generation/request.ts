import { bookById } from '#shared/bible/books.ts'
import { CHAPTER_END, type Reference } from '#shared/bible/versification.ts'
import { withoutAccents } from '#shared/bible/without-accents.ts'
import { LONGEST, lexicon, type PlanSubject } from './lexicon.ts'
import { isAfterColon, leftOut, type Mention, relativesIn } from './meant.ts'
import { plainNotation } from './notation.ts'
import { placesIn, type ReferencePlace } from './places.ts'
import type { LongReference } from './ranges.ts'
import { languageOf, numberOf, withoutDuration, wordsOf } from './words.ts'

/** What a request names, in order. `before` is the words since the previous name. */
export type Named = { entry: Exclude<PlanSubject, { kind: 'filler' }>; before: string; chapters: Reference[] }
/** What a request wants, or does not want. */
type Parts = { named: Named[]; references: LongReference[] }
export type RequestReading = Parts & {
  leftOut: Parts
  unknown: string[]
  isWhole: boolean
  language: string
}

const REQUEST_MAX = 2000
/** "Bible in 90 days" */
const bibleWithin = /(?<!\b(?:the|whole|entire) )\bbible(?= in (?:a|one|two|three|six|\d{1,4}) )/i
/** Names of books that are also English words. */
const everyday = new Set(['job', 'mark', 'acts', 'numbers', 'judges', 'kings', 'romans', 'chronicles', 'proverb'])
const before = new Set([
  'book',
  'gospel',
  'letter',
  'epistle',
  'study',
  'read',
  'reading',
  'of',
  'through',
  'to',
  'story',
  'books',
])

/** Parses a request in any language: books, parts of them, persons, topics, and all other words. */
export function readRequest(description: string): RequestReading {
  const text = [...description].slice(0, REQUEST_MAX).join('').replace(bibleWithin, 'whole Bible')
  const language = languageOf(wordsOf(text))
  const plain = plainNotation(text, language)
  const places = placesIn(plain, language)
  let rest = plain
  for (const { start, end } of places.toReversed()) rest = `${rest.slice(0, start)} ${PLACE} ${rest.slice(end)}`
  const words = withoutDuration(wordsOf(rest))
  const { found, unknown } = scan(words, language, places)
  const named = found.flatMap((each) => each.named ?? [])
  const simple = withoutAccents(text)
  // "The Sermon on the Mount: Matthew 5:1-12" is these verses of it
  const isExplained = ({ entry, end }: Found, next: Found | undefined) =>
    entry?.kind === 'set' && next?.at === end && next.hasChapters && isAfterColon(next.first, simple)
  const mentions = found
    .filter((each, index) => !isExplained(each, found[index + 1]))
    .filter((each) => !each.named || isMeant(each.named, named, unknown, text))
  const isRelative = relativesIn(words, mentions, simple)
  const isLeftOut = leftOut(words, mentions, simple, language)
  const partsOf = (isOut: boolean): Parts => {
    const some = mentions.filter((_, index) => !isRelative[index] && isLeftOut[index] === isOut)
    return { named: some.flatMap((each) => each.named ?? []), references: some.flatMap((each) => each.references) }
  }
  return { ...partsOf(false), leftOut: partsOf(true), unknown, isWhole: whole.test(words.join(' ')), language }
}

const whole =
  /(?:^| )(?:whole|entire|complete|all of|cover to cover|ganz[en]*|todo|toda|entero|entera|tout|toute|entier|inteiro|inteira|(?:(?:every|any)thing|alles|tudo)(?= (?:but|except|apart|other|without|ausser|außer|ohne|bis auf|exceto|menos|salvo)))(?: |$)|整 本|全 本/

/** Takes the place of references among the words. */
const PLACE = 'xreferencex'

type Found = Mention & { named?: Named; references: LongReference[] }

function scan(
  words: string[],
  language: string,
  places: readonly ReferencePlace[],
): { found: Found[]; unknown: string[] } {
  const found: Found[] = []
  const unknown: string[] = []
  let since = 0
  let place = 0
  for (let at = 0; at < words.length; ) {
    if (words[at] === PLACE) {
      const { references = [], first = PLACE } = places[place++] ?? {}
      found.push({ at, end: at + 1, first, hasChapters: true, references })
      at++
      since = at
      continue
    }
    const further = furtherChapters(words, at, found.at(-1))
    if (further) {
      found.push(further)
      at = further.end
      since = at
      continue
    }
    const match = matchAt(words, at, language)
    if (!match) {
      unknown.push(words[at]!)
      at++
      continue
    }
    const entry = choose(match.entries, language)
    if (entry.kind === 'filler') {
      at = match.end
      continue
    }
    const numbers = entry.kind === 'book' ? chaptersAt(words, match.end, entry.book) : { end: match.end, chapters: [] }
    if (entry.kind === 'book' || entry.kind === 'set') numbers.chapters.push(...chaptersBefore(words, at, entry))
    const named = { entry, before: words.slice(since, at).join(' '), chapters: numbers.chapters }
    found.push(mentionOf(words, at, numbers.end, named))
    at = numbers.end
    since = at
  }
  return { found, unknown }
}

const mentionOf = (words: string[], at: number, end: number, named: Named): Found => {
  const { entry, chapters } = named
  return { at, end, first: words[at]!, entry, hasChapters: chapters.length > 0, named, references: [] }
}

/** Chapters of a book that was named before: "Ruth without chapter 4". */
function furtherChapters(words: string[], at: number, last: Found | undefined): Found | undefined {
  if (last?.entry?.kind !== 'book' || last.hasChapters || !chapterWord.test(words[at]!)) return undefined
  const { end, chapters } = chaptersAt(words, at, last.entry.book)
  if (chapters.length === 0 || /^(?:of|from|in|de|del|von|aus|du|do)$/.test(words[end] ?? '')) return undefined
  return mentionOf(words, at, end, { entry: last.entry, before: words.slice(last.end, at).join(' '), chapters })
}

const ordinals: Record<string, string> = {
  ...{ '1': '1', i: '1', '1st': '1', first: '1', primera: '1', primer: '1', primeira: '1', premiere: '1', erste: '1' },
  ...{ ersten: '1', erster: '1', '1a': '1', '1ere': '1', '2': '2', ii: '2', '2nd': '2', second: '2', segunda: '2' },
  ...{ seconde: '2', deuxieme: '2', zweite: '2', zweiten: '2', zweiter: '2', '2a': '2', '2e': '2', '3': '3', iii: '3' },
  ...{ '3rd': '3', third: '3', tercera: '3', terceira: '3', troisieme: '3', dritte: '3', dritten: '3', '3a': '3' },
}
const links = new Set(
  'letter epistle book of to the carta epistola libro livro de a los aos do lettre epitre livre aux des brief buch an die der'.split(
    ' ',
  ),
)

function matchAt(words: string[], at: number, language: string): { entries: PlanSubject[]; end: number } | undefined {
  const ordinal = ordinals[words[at]!]
  if (ordinal) {
    let from = at + 1
    while (from < at + 4 && links.has(words[from] ?? '')) from++
    const book = longest([ordinal, ...words.slice(from, from + 3)], 0)
    const entries = book?.entries.filter((entry) => entry.kind === 'book')
    if (entries?.length && book!.end > 1) return { entries, end: from + book!.end - 1 }
  }
  const found = longest(words, at)
  // "without"
  if (found?.form === 'sin' && language === 'es') return { entries: [{ kind: 'filler' }], end: found.end }
  // a two-letter word may be a name in one language and anything in another
  const entries = found?.entries.filter(
    (entry) => entry.kind !== 'book' || found.form.length > 3 || entry.language === language || words.length === 1,
  )
  return entries?.length ? { entries, end: found!.end } : undefined
}

function longest(words: string[], at: number): { entries: PlanSubject[]; end: number; form: string } | undefined {
  for (let end = Math.min(words.length, at + LONGEST); end > at; end--) {
    const form = words.slice(at, end).join(' ')
    const entries = lexicon.get(form)
    if (entries) return { entries, end, form }
  }
  return undefined
}

/**
 * Chooses one of a name's meanings: a book first if its language matches, a person or part of the Bible before a topic.
 */
function choose(entries: PlanSubject[], language: string): PlanSubject {
  const rank = (entry: PlanSubject) => {
    if (entry.kind === 'book') return entry.language === language || entry.language === 'en' ? 0 : 2
    return { set: 1, person: 1.5, topic: 3, filler: 4 }[entry.kind]
  }
  return entries.toSorted((a, b) => rank(a) - rank(b))[0]!
}

const chapterWord = /^(?:chapters?|ch|capitulos?|cap|kapitel|kap|chapitres?|第)$/

/** Numbers after a book: `5-7`, `3:16`, `1 23 and 121`. */
function chaptersAt(words: string[], from: number, book: string): { end: number; chapters: Reference[] } {
  const chapters: Reference[] = []
  let end = from
  for (let at = from; at < words.length; ) {
    if (chapterWord.test(words[at]!) || (chapters.length > 0 && /^(?:and|y|und|et|e|und)$/.test(words[at]!))) at++
    // "1 Kings 17 and 2 Kings 2", "1 Kings 17 to 2 Kings 2"
    if (chapters.length > 0 && isNumbered(words, at)) break
    const isShort = isNumbered(words, at + 2)
    const numbers = words[at] ? numbersIn(words[at]!, ...(isShort ? [] : words.slice(at + 1, at + 3))) : undefined
    if (!numbers) break
    const { c1, v1, c2, v2, size } = numbers
    chapters.push({ book, start_chapter: c1, start_verse: v1, end_chapter: c2, end_verse: v2 })
    at += size
    while (/^[章篇节節]$/.test(words[at] ?? '')) at++
    end = at
  }
  return { end, chapters }
}

/** Whether the number at a position belongs to the name of a book. */
const isNumbered = (words: string[], at: number): boolean =>
  /^[1-5]$/.test(words[at] ?? '') && Boolean(longest(words, at)?.entries.some(({ kind }) => kind === 'book'))

function numbersIn(word: string, link = '', next = '') {
  const exact = /^(\d{1,3})(?::(\d{1,3}))?(?:-(\d{1,3})(?::(\d{1,3}))?)?$/.exec(word)
  if (!exact) return undefined
  const [c, v, to, last] = exact.slice(1).map((part) => (part === undefined ? undefined : Number(part)))
  const far = !to && !v && /^(?:to|through|thru|bis|a|ate|hasta|至|到)$/.test(link) && /^\d{1,3}$/.test(next)
  if (far) return { c1: c!, v1: 1, c2: Number(next), v2: CHAPTER_END, size: 3 }
  if (v === undefined) return { c1: c!, v1: 1, c2: to ?? c!, v2: last ?? CHAPTER_END, size: 1 }
  if (last !== undefined) return { c1: c!, v1: v, c2: to!, v2: last, size: 1 }
  return { c1: c!, v1: v, c2: c!, v2: to ?? v, size: 1 }
}

/** "the first five chapters of Genesis", "chapters 5-7 of Matthew". */
function chaptersBefore(words: string[], at: number, entry: PlanSubject): Reference[] {
  if (entry.kind !== 'book') return []
  const text = ` ${words.slice(Math.max(0, at - 8), at).join(' ')} `
  const first =
    / (?:first|primeros|premiers|ersten|primeiros) (\S+) (?:chapters|capitulos|chapitres|kapitel)(?: (?:of|de|du|von|do|the|book|gospel|d))* $/.exec(
      text,
    )
  const size = first && numberOf(first[1]!)
  if (size) return [{ book: entry.book, start_chapter: 1, start_verse: 1, end_chapter: size, end_verse: CHAPTER_END }]
  const given =
    / (?:chapters?|capitulos?|kapitel|chapitres?) (\S+)(?: (?:to|through|bis|a) (\d+))?(?: (?:of|de|du|von|do|the|book|gospel|from|in))* $/.exec(
      text,
    )
  const numbers = given && numbersIn(given[1]!, given[2] && 'to', given[2])
  if (!numbers) return []
  const { c1, v1, c2, v2 } = numbers
  return [{ book: entry.book, start_chapter: c1, start_verse: v1, end_chapter: c2, end_verse: v2 }]
}

/** Whether a name that is also a word means the book: it is capitalised, introduced, or the whole request. */
function isMeant(each: Named, named: Named[], unknown: string[], text: string): boolean {
  const { entry } = each
  if (entry.kind !== 'book' || entry.language !== 'en' || each.chapters.length > 0) return true
  const name = bookById(entry.book)?.name.toLowerCase() ?? ''
  if (!everyday.has(name)) return true
  const large = new RegExp(`\\b${name[0]!.toUpperCase()}${name.slice(1)}\\b`).test(text)
  return large || (named.length === 1 && unknown.length === 0) || before.has(each.before.split(' ').at(-1) ?? '')
}
