import type { StoredCare } from '#shared/distress/care.ts'
import { careFor } from '#shared/server/distress/care-for.ts'
import { ownWords } from './own-words.ts'
import type { Searches } from './search.ts'
import type { Translation } from './translations.ts'

/** What a text is judged with; `get` returns a header of the request. */
export type Judging = { searches: Searches; get: (header: string) => string }

/** `own`: the visitor's own words. `isQuoted`: only words of Scripture around them sound like distress. */
export type TextCare = { care: StoredCare; own: string; isQuoted: boolean }

/**
 * The care for a text. Words of Scripture are often a cry, too, so a text that sounds in danger only because of them gets
 * two lines instead of the full reply.
 */
export async function careForText(ctx: Judging, translation: Translation, text: string): Promise<TextCare | undefined> {
  const judge = (words: string) => careFor(words, translation.language, ctx.get('Accept-Language'))
  const care = judge(text)
  if (!care) return undefined
  const own = await ownWords(ctx.searches, translation, text)
  const said = own === text ? care : judge(own)
  const isQuoted = care.response === 'reply' ? said?.response !== 'reply' : !said
  return { care: isQuoted ? { ...care, response: 'lines' } : care, own, isQuoted }
}
