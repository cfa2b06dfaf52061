import { readFileSync } from 'node:fs'
import { CHAPTER_END } from '#shared/bible/versification.ts'
import type { Db } from '#shared/server/db.ts'
import { createBuiltinProvider } from '../llm/builtin/provider.ts'
import type { AnswerRequest } from '../llm/provider.ts'
import { checkAnswer } from '../quotes.ts'
import { createTools } from '../tools.ts'
import type { Evaluation } from './main.ts'
import { shareOf } from './share.ts'

type Range = { book: string; chapter: number; from: number; to: number }
type Case = { book: string; chapter: number; question: string; acceptable: Range[] }

const BIBLE = 'eng-web'

/**
 * Ordinary questions, each with the passages that would do: how many answers quote one of them, and whether everything
 * between quotation marks is the stored text.
 */
export const evaluateBuiltin: Evaluation = {
  about: 'Ordinary questions, answered by the built-in finder',
  provider: 'builtin',
  async run(db, { verbose }) {
    const lines = readFileSync(new URL('./questions.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n')
    const cases = lines.map(caseOf)
    let led = 0
    let unverified = 0
    for (const each of cases) {
      const { content, quoted, changed } = await ask(db, each)
      const isLed = quoted.some((range) => each.acceptable.some((other) => overlaps(range, other)))
      if (isLed) led++
      unverified += changed
      if (verbose && (!isLed || changed > 0))
        process.stdout.write(`\n--- ${each.book} ${each.chapter}: ${each.question}\n${content}\n`)
    }
    return [
      {
        name: 'led to an acceptable passage',
        value: shareOf(led, cases.length),
        bound: 'at least 85 %',
        held: led / cases.length >= 0.85,
      },
      { name: 'unverified quotations', value: `${unverified}`, bound: 'none', held: unverified === 0 },
    ]
  },
}

function caseOf(line: string): Case {
  const [place = '', question = '', acceptable = ''] = line.split('|')
  const [book = '', chapter] = place.split(' ')
  return { book, chapter: Number(chapter), question, acceptable: acceptable.split(';').map(rangeOf) }
}

/** `MAT 6:25-34`; `JUD 7` is a verse of a book that has one chapter. */
function rangeOf(text: string): Range {
  const [, book = '', chapter, from, to] = /^(\w+) (?:(\d+):)?(\d+)(?:-(\d+))?$/.exec(text.trim()) ?? []
  if (!from) throw new Error(`not a passage: ${text}`)
  return { book, chapter: Number(chapter ?? 1), from: Number(from), to: Number(to ?? from) }
}

const overlaps = (a: Range, b: Range) =>
  a.book === b.book && a.chapter === b.chapter && a.from <= b.to && b.from <= a.to

async function ask(
  db: Db,
  { book, chapter, question }: Case,
): Promise<{ content: string; quoted: Range[]; changed: number }> {
  const place = { bible_id: BIBLE, book, chapter, verses: [] }
  const { signal } = new AbortController()
  const tools = createTools({ db, place, signal })
  const request: AnswerRequest = {
    ...{
      instructions: '',
      history: [],
      prompt: question,
      question,
      place,
      theology_slug: 'christian',
      profile_slug: 'reader',
    },
    ...{ commentary: null, tools: [] },
  }
  const io = { signal, onText() {}, onReset() {}, onStatus() {}, callTool: tools.call }
  const { text } = await createBuiltinProvider().answer(request, io)
  const { content, citations } = await checkAnswer({ db, text, bible_id: BIBLE, language: 'en', place, question })
  const quotes = citations.filter(({ quote }) => quote !== undefined)
  const quoted = quotes.flatMap((each) =>
    each.book && each.chapter && each.start_verse
      ? [{ book: each.book, chapter: each.chapter, from: each.start_verse, to: each.end_verse ?? CHAPTER_END }]
      : [],
  )
  return { content, quoted, changed: quotes.filter(({ verdict }) => verdict !== 'exact').length }
}
