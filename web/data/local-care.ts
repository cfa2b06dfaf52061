import type { Care } from '#shared/contract/care.ts'

/**
 * The help for a text in distress, made here because the server could not be reached or refused. Null for every other
 * text. What makes it is loaded only then; the service worker has it without a network.
 */
export async function localCare(text: string): Promise<Care | null> {
  try {
    const { careFor, shownCare } = await import('#shared/distress/care.ts')
    const found = careFor(text, navigator.language, navigator.languages.join(','))
    return found ? shownCare({ ...found, is_whole: found.response === 'reply' }) : null
  } catch {
    return null
  }
}
