import type { Care } from '#shared/contract/care.ts'

/**
 * The help for texts in distress, such as a question and its note, created here because the server was unreachable or
 * refused. Null for other texts. The code is loaded only then; the service worker has it offline. The weights of the
 * server's recognition are too large to download, so smaller networks decide here.
 */
export async function localCare(...texts: (string | null | undefined)[]): Promise<Care | null> {
  try {
    const [{ careOf, mostUrgent, shownCare }, { recogniseOnDevice }] = await Promise.all([
      import('#shared/distress/care.ts'),
      import('#shared/distress/on-device.ts'),
    ])
    const accept = navigator.languages.join(',')
    const cares = texts.flatMap((text) => {
      const found = text && recogniseOnDevice(text, navigator.language)
      return found ? [careOf(found, accept, text)] : []
    })
    const care = mostUrgent(cares)
    if (!care) return null
    return shownCare({ ...care, is_whole: care.response === 'reply' })
  } catch {
    return null
  }
}
