import type { ModelErrorKind } from './provider.ts'

/** The kind of a refusal, by its status alone. */
export function kindOfStatus(status: number): ModelErrorKind {
  if (status === 429) return 'busy'
  return status >= 500 || status === 408 || status === 409 ? 'unavailable' : 'rejected'
}
