import { readFileSync } from 'node:fs'
import { verseKey } from '#shared/bible/verse-key.ts'
import type { Span } from '#shared/contract/spans.ts'
import { checkText } from '#shared/server/check-text.ts'
import type { Db } from '#shared/server/db.ts'
import { findVersification } from '#shared/server/sql/bibles.ts'
import { countCitations } from '#shared/server/sql/study.ts'
import { listVerses } from '#shared/server/sql/verse-list.ts'
import { readWrittenIndex } from '#shared/server/written-index.ts'
import { checkAnswer } from '../quotes/quotes.ts'
import { createDraws, type Draws } from './draws.ts'
import type { Evaluation } from './evaluation.ts'
import { shareAtLeast, shareAtMost } from './figures.ts'
import { trustShare } from './wilson.ts'

const EACH = 150
const BIBLES = { en: 'eng-web', es: 'spa-rv1909' } as const
type Language = keyof typeof BIBLES
type Saying = { language: Language; words: string }

/** How a text presents a saying as Scripture; Q is the saying. */
const CLAIMS: Record<Language, string[]> = {
  en: [
    'The Bible says, “Q.”',
    'As it is written: “Q.”',
    'Jesus said, “Q,” and he meant it.',
    '“Q,” says the Bible.',
    'Scripture teaches that “Q”.',
  ],
  es: ['La Biblia dice: «Q».', 'Está escrito: “Q”.', 'Como dijo Jesús: “Q”.', 'Según la Biblia, «Q».'],
}

/**
 * Is that in the Bible? Sayings that are not (those of the written list and as many others: proverbs, hymns, words of
 * teachers, false premises) and words of the most-read verses, each presented as Scripture.
 */
export const evaluateInBible: Evaluation = {
  about:
    'Is that in the Bible? 150 sayings that are not and 150 that are, presented as Scripture in an answer and in a pasted text',
  provider: 'the check, after any provider',
  async run(db, { seed, verbose }) {
    const random = createDraws(seed)
    const nots = sayingsThatAreNot(random)
    const ares = await sayingsThatAre(db, random)
    const doors = { 'in an answer': inAnswer, 'in a pasted text': inPasted }
    const figures = []
    for (const [door, ask] of Object.entries(doors)) {
      let told = 0
      let denied = 0
      for (const [list, isThere] of [
        [nots, false],
        [ares, true],
      ] as const) {
        for (const saying of list) {
          const text = random.pick(CLAIMS[saying.language]).replace('Q', () => saying.words)
          const { content, spans } = await ask(db, text, BIBLES[saying.language])
          const place = content.indexOf(saying.words.slice(0, 12))
          const span = spans.find(({ start, end }) => start <= place + 6 && place + 6 < end) ?? spans[0]
          const isScripture = /^(?:exact|shortened|repaired|other_edition)$/.test(span?.verdict ?? '')
          const isMarked = span?.verdict === 'not_found' || span?.verdict === 'paraphrase'
          const isRight = isThere ? isScripture : isMarked
          if (isRight) told++
          if (isThere && span?.verdict === 'not_found') denied++
          if (!isRight && verbose)
            process.stdout.write(
              `  ${door}: ${isThere ? 'is' : 'is not'}: ${text}\n    ${content}\n    ${JSON.stringify(span)}\n`,
            )
        }
      }
      const all = nots.length + ares.length
      figures.push(
        {
          ...shareAtLeast(`judged right ${door}`, told, all, 0.98),
          ...(ask === inAnswer && {
            plain: {
              says: `Of ${all} sayings, half of them in the Bible and half only said to be, ${told} are judged correctly in an answer.`,
              share: trustShare(told, all),
            },
          }),
        },
        shareAtMost(`true ones denied ${door}`, denied, ares.length, 0.01),
      )
    }
    return figures
  },
}

type Found = { content: string; spans: Span[] }

async function inAnswer(db: Db, text: string, bible_id: string): Promise<Found> {
  const place = { bible_id, book: 'GEN', chapter: 1, verses: [] }
  return checkAnswer({ db, text, bible_id, language: bible_id.slice(0, 2), place })
}

async function inPasted(db: Db, text: string, id: string): Promise<Found> {
  const bible = { id, language: id.startsWith('spa') ? 'es' : 'en', versification: await findVersification(db, id) }
  return { content: text, ...(await checkText({ db, text, bible, budgetMs: 10_000 })) }
}

/** Half from sayings that the written list does not have, half from the list. */
function sayingsThatAreNot(random: Draws): Saying[] {
  const more = readFileSync(new URL('./inbible/not.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({ language: line.slice(0, 2) as Language, words: line.slice(3) }))
  const listed = readWrittenIndex()
    .filter(({ kind }) => kind === 'saying')
    .flatMap(({ en, es }) => [
      { language: 'en' as const, words: en[0] ?? '' },
      { language: 'es' as const, words: es[0] ?? '' },
    ])
    .filter(({ words }) => words.split(' ').length >= 4 && !/[?¿]/.test(words))
  return [...take(more, 90, random), ...take(listed, EACH - 90, random)]
}

/** The beginnings of the verses that Nave's topics cite most, up to a comma or the end. */
async function sayingsThatAre(db: Db, random: Draws): Promise<Saying[]> {
  const found: Saying[] = []
  for (const language of ['en', 'es'] as const) {
    const verses = await listVerses(db, BIBLES[language])
    const chapters = [...new Map(verses.map(({ book, chapter }) => [`${book} ${chapter}`, { book, chapter }])).values()]
    const cited = await countCitations(db, chapters)
    const most = verses
      .map((verse) => ({ ...verse, count: cited.get(verseKey(verse)) ?? 0 }))
      .sort((a, b) => b.count - a.count)
      .slice(0, 600)
    const clauses = most.flatMap(({ text }) => {
      const words = /^[^“”"«»]{30,110}?(?=[.;:!?]|$)/u.exec(text)?.[0].trim()
      return words && words.split(' ').length >= 6 ? [{ language, words }] : []
    })
    found.push(...take(clauses, language === 'en' ? 100 : 50, random))
  }
  return found
}

function take<T>(list: readonly T[], count: number, random: Draws): T[] {
  const left = [...list]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random.below(left.length), 1)[0] as T)
}
