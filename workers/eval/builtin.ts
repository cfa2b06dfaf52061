import { askBuiltin } from './ask-builtin.ts'
import { isLed, readBuiltinCases } from './builtin-cases.ts'
import type { Evaluation } from './evaluation.ts'
import { none, shareAtLeast } from './figures.ts'

const BIBLE = 'eng-web'

/**
 * Ordinary questions, each with its acceptable passages: how many answers quote one of them, and whether all text
 * between quotation marks is the stored text.
 */
export const evaluateBuiltin: Evaluation = {
  about: 'Ordinary questions, answered by the built-in finder',
  provider: 'builtin',
  async run(db, { verbose }) {
    const cases = readBuiltinCases()
    let led = 0
    let unverified = 0
    for (const each of cases) {
      const { content, quoted, changed } = await askBuiltin(db, {
        ...each,
        bible_id: BIBLE,
        language: 'en',
        verses: [],
      })
      const isRight = isLed(each, quoted)
      if (isRight) led++
      unverified += changed
      if (verbose && (!isRight || changed > 0))
        process.stdout.write(`\n--- ${each.book} ${each.chapter}: ${each.question}\n${content}\n`)
    }
    return [
      shareAtLeast('led to an acceptable passage', led, cases.length, 0.85),
      none('unverified quotations', unverified),
    ]
  },
}
