import english from '#shared/words/en/failures.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'
import type { Failure } from './chat-state.ts'

/** The words of a question that was not answered. */
export const failures = wordsOf('failures', english)

/** Why a question was not answered: in the words of the failure's code, if it has one. */
export function failureText({ error, detail = '' }: Failure): string {
  if (!error) return detail
  return failures(error in english ? (error as keyof typeof english) : 'notWritten')
}

/** "Try again in …": seconds up to 90, then minutes, then hours, since longer waits are not known more precisely. */
export function waitText(seconds: number): string {
  if (seconds <= 90) return failures('inSeconds', { count: seconds })
  if (seconds <= 90 * 60) return failures('inMinutes', { count: Math.ceil(seconds / 60) })
  return failures('inHours', { count: Math.ceil(seconds / 3600) })
}
