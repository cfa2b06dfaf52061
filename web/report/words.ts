import english from '#shared/words/en/report.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of a report of public content. */
export const report = wordsOf('report', english)
