import type { StoredCare } from '#shared/distress/care.ts'
import { careFor } from '#shared/server/distress/care-for.ts'
import { type Admitting, admitText } from './admit-text.ts'
import { ownWords } from './own-words.ts'
import type { Searches } from './search.ts'
import type { Translation } from './translations.ts'

/** What a text is judged with; `get` returns a header of the request. */
export type Judging = Admitting & { searches: Searches; get: (header: string) => string }

/** `own`: the visitor's own words. `isQuoted`: only words of Scripture around them sound like distress. */
export type TextCare = { care: StoredCare; own: string; isQuoted: boolean }

/**
 * The care for a text. Words of Scripture are often a cry, too, so a text that sounds in danger only because of them gets
 * two lines instead of the full reply. Throws 429 for a long text beyond the limit of its address, unless an end of it
 * needs the full reply.
 */
export async function careForText(ctx: Judging, translation: Translation, text: string): Promise<TextCare | undefined> {
  const judge = (words: string) => careFor(words, translation.language, ctx.get('Accept-Language'))
  const { part, refusal } = await admitText(ctx, text)
  const care = judge(part)
  if (refusal && care?.response !== 'reply') throw refusal
  if (!care) return undefined
  if (refusal) return { care, own: text, isQuoted: false }
  const own = await ownWords(ctx.searches, translation, text, care.kind === 'medical')
  const said = own === text ? care : judge(own)
  const isQuoted = care.response === 'reply' ? said?.response !== 'reply' : !said
  return { care: isQuoted ? { ...care, response: 'lines' } : care, own, isQuoted }
}
