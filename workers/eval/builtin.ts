import { readFileSync } from 'node:fs'
import { askBuiltin } from './ask-builtin.ts'
import type { Evaluation } from './evaluation.ts'
import { none, shareAtLeast } from './figures.ts'
import { type EvalRange, overlaps, rangeOf } from './ranges.ts'

type Case = { book: string; chapter: number; question: string; acceptable: EvalRange[] }

const BIBLE = 'eng-web'

/**
 * Ordinary questions, each with its acceptable passages: how many answers quote one of them, and whether all text
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
      const { content, quoted, changed } = await askBuiltin(db, {
        ...each,
        bible_id: BIBLE,
        language: 'en',
        verses: [],
      })
      const isLed = quoted.some((range) => each.acceptable.some((other) => overlaps(range, other)))
      if (isLed) led++
      unverified += changed
      if (verbose && (!isLed || changed > 0))
        process.stdout.write(`\n--- ${each.book} ${each.chapter}: ${each.question}\n${content}\n`)
    }
    return [
      shareAtLeast('led to an acceptable passage', led, cases.length, 0.85),
      none('unverified quotations', unverified),
    ]
  },
}

function caseOf(line: string): Case {
  const [place = '', question = '', acceptable = ''] = line.split('|')
  const [book = '', chapter] = place.split(' ')
  return { book, chapter: Number(chapter), question, acceptable: acceptable.split(';').map(rangeOf) }
}
