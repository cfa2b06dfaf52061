import { DEFAULT_TRANSLATION } from '#shared/limits.ts'
import { call } from './client.ts'
import { keys, refreshUser, useBibles } from './hooks.ts'
import { readStored, writeStored } from './stored.ts'
import { useStored } from './useStored.ts'

/** The key of this reader's translation. */
export const TRANSLATION_KEY = 'translation_id'

/** This reader's translation and how to choose another: here immediately, and on the server. */
export function useTranslation(): [string, (id: string) => void] {
  const [stored] = useStored<string>(TRANSLATION_KEY, DEFAULT_TRANSLATION)
  const { bibles } = useBibles()
  const isGone = bibles !== undefined && bibles.length > 0 && !bibles.some((bible) => bible.id === stored)
  return [isGone ? DEFAULT_TRANSLATION : stored, chooseTranslation]
}

/** A failure to save on the server is ignored on purpose: the choice still applies in this browser. */
export function chooseTranslation(id: string): void {
  if (readStored(TRANSLATION_KEY) === id) return
  writeStored(TRANSLATION_KEY, id)
  call(`${keys.user}/translation`, { method: 'PUT', body: { translation_id: id }, action: 'translation' }).then(
    refreshUser,
    () => {},
  )
}
