import { formatReference } from '#shared/bible/versification.ts'
import { readerAddress } from '#shared/chapter-address.ts'
import { checkAnswer } from '../quotes/quotes.ts'
import { loadEvalBibles } from './bibles.ts'
import { createDraws, type Draws } from './draws.ts'
import type { Evaluation } from './evaluation.ts'
import { none, shareAtLeast } from './figures.ts'
import type { EvalVerse } from './quote-cases.ts'

const EACH = 500

type Case = { bible_id: string; text: string; link: string | null }

/** References to real verses become links to them; those to verses that do not exist never become links. */
export const evaluateReferences: Evaluation = {
  about: 'References: 500 to real verses, 500 to verses that do not exist',
  provider: 'the check, after any provider',
  async run(db, { seed, verbose }) {
    const random = createDraws(seed)
    const bibles = await loadEvalBibles(db)
    const any = (i: number) => {
      const { id, verses } = random.pick(bibles)
      const books = [...new Set(verses.map(({ book }) => book))]
      return { id, verses: verses.filter(({ book }) => book === books[i % books.length]) }
    }
    const real = Array.from({ length: EACH }, (_, i) => realCase(any(i), random))
    const impossible = Array.from({ length: EACH }, (_, i) => impossibleCase(any(i), random))
    const wrong = async ({ bible_id, text, link }: Case) => {
      const place = { bible_id, book: 'GEN', chapter: 1, verses: [] }
      const { content } = await checkAnswer({ db, text, bible_id, language: 'en', place })
      const links = [...content.matchAll(/\]\((\/[^)]*)\)/g)].map((match) => match[1])
      const isRight = link === null ? links.length === 0 : links.length === 1 && links[0] === link
      if (!isRight && verbose) process.stdout.write(`  ${bible_id}: ${text} → ${content}, not ${link}\n`)
      return !isRight
    }
    let missed = 0
    let invented = 0
    for (const each of real) if (await wrong(each)) missed++
    for (const each of impossible) if (await wrong(each)) invented++
    return [
      shareAtLeast('real references that lead to their verse', EACH - missed, EACH, 0.99),
      none('links to verses that do not exist', invented, `${invented} of ${EACH}`),
    ]
  },
}

type Book = { id: string; verses: EvalVerse[] }

function realCase({ id, verses }: Book, random: Draws): Case {
  const { book, chapter, verse } = random.pick(verses)
  const later = verses.filter((each) => each.chapter === chapter && each.verse > verse && each.verse < verse + 6)
  const last = random.chance(0.3) && later.length > 0 ? random.pick(later).verse : verse
  const range = { book, start_chapter: chapter, start_verse: verse, end_chapter: chapter, end_verse: last }
  return {
    bible_id: id,
    text: sentence(formatReference(range), random),
    link: `${readerAddress(book, chapter)}?verse=${last === verse ? verse : `${verse}-${last}`}`,
  }
}

function impossibleCase({ id, verses }: Book, random: Draws): Case {
  const { book, chapter } = random.pick(verses)
  const lastChapter = Math.max(...verses.map((each) => each.chapter))
  const lastVerse = Math.max(...verses.filter((each) => each.chapter === chapter).map((each) => each.verse))
  const [start_chapter, start_verse] =
    random.chance(0.5) && lastChapter > 1
      ? [lastChapter + 1 + random.below(40), 1 + random.below(20)]
      : [chapter, lastVerse + 1 + random.below(60)]
  const range = { book, start_chapter, start_verse, end_chapter: start_chapter, end_verse: start_verse }
  return { bible_id: id, text: sentence(formatReference(range), random), link: null }
}

const sentences = [
  (ref: string) => `Compare ${ref}, which says more.`,
  (ref: string) => `It is so (${ref}).`,
  (ref: string) => `- **${ref}**: a promise`,
  (ref: string) => `See also ${ref}.`,
  (ref: string) => `In ${ref} the same word is used.`,
]

const sentence = (ref: string, random: Draws) => random.pick(sentences)(ref)
