import english from '#shared/words/en/audit.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of the audit of an answer. */
export const auditWords = wordsOf('audit', english)
