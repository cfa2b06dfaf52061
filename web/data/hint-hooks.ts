import { mutate } from 'swr'
import type { HintName } from '#shared/contract/user.ts'
import { call } from './client.ts'
import { own, still, useCall } from './hooks.ts'

const KEY = '/api/users/onboarding_hints'
const none: HintName[] = []

/** The hints that this visitor has not dismissed; none until they are loaded. Failures are silent: a hint can wait. */
export function useHints(isWanted: boolean): HintName[] {
  const { data } = useCall<{ hints: HintName[] }>(isWanted ? KEY : null, own('hints'), {
    ...still,
    shouldRetryOnError: false,
  })
  return data?.hints ?? none
}

/**
 * Dismisses a hint, here immediately and on the server. Errors are ignored on purpose: the hint is then shown again.
 */
export function dismissHint(name: HintName): void {
  void mutate<{ hints: HintName[] }>(KEY, (now) => now && { hints: now.hints.filter((hint) => hint !== name) }, {
    revalidate: false,
  })
  call(`${KEY}/dismiss`, { method: 'POST', body: { hint_name: name }, action: 'hint' }).catch(() => {})
}
