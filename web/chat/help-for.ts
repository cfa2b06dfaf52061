import { careAgain } from '#shared/builtin/new-question.ts'
import type { Care } from '#shared/contract/care.ts'
import { localCare } from '../data/local-care.ts'
import type { ShownMessage } from './shown-message.ts'

/** The help for a question and its note: this device's own, or that of the question before it again. */
export async function helpFor(
  earlier: readonly ShownMessage[],
  prompt: string,
  note: string | null | undefined,
): Promise<Care | null> {
  const found = await localCare(prompt, note)
  const again = careAgain(earlier.findLast(({ role }) => role === 'assistant')?.care, prompt)
  return again && found?.response !== 'reply' ? { ...again, is_whole: true } : found
}
