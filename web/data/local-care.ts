import type { Care } from '#shared/contract/care.ts'

/**
 * The help for a text in distress, created here because the server was unreachable or refused. Null for other texts.
 * The code is loaded only then; the service worker has it offline. The weights of the server's recognition are too
 * large to download, so only the grammar decides here.
 */
export async function localCare(text: string): Promise<Care | null> {
  try {
    const [{ careOf, shownCare }, { recogniseBySigns }] = await Promise.all([
      import('#shared/distress/care.ts'),
      import('#shared/distress/signs.ts'),
    ])
    const found = recogniseBySigns(text, navigator.language)
    if (!found) return null
    const care = careOf(found, navigator.languages.join(','))
    return shownCare({ ...care, is_whole: care.response === 'reply' })
  } catch {
    return null
  }
}
