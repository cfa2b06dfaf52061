import type { Problem } from '#shared/contract/error.ts'
import missingThings from '#shared/words/en/missing.json' with { type: 'json' }
import english from '#shared/words/en/problems.json' with { type: 'json' }
import { pageLanguage } from '../words/language.ts'
import { wordsOf } from '../words/words.ts'

/** The words of refused calls, by the code of the problem. */
export const problems = wordsOf('problems', english)

/** The words of a 404, by what was called. */
export const missing = wordsOf('missing', missingThings)

/**
 * What a problem says to the visitor. In English these are the server's words, which are more exact than the words of
 * a code; elsewhere they are shown only if the code has none.
 */
export function detailOf({ detail, error, status }: Problem, seconds: number): string {
  if (!detail) return problems('http', { status })
  if (pageLanguage() === 'en' || !(error in english)) return detail
  return problems(error as keyof typeof english, { seconds })
}
