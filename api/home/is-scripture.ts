import { phraseOf } from '../bible/search-care.ts'
import type { Translation } from '../bible/translations.ts'
import type { Context } from '../context.ts'

/** Fewer words may be the visitor's own, although a verse has them: "I am weary of my life". */
const LEAST_WORDS = 8
const MOST_SENTENCES = 20

/** Whether a translation has each sentence of a longer text word for word: who pastes verses does not speak of themselves. */
export async function isScripture(ctx: Context, translation: Translation, text: string): Promise<boolean> {
  const sentences = text.split(/(?<=[.?!;:])["”’»]*\s+/).filter((each) => /\p{L}/u.test(each))
  if (text.split(/\s+/).length < LEAST_WORDS || sentences.length > MOST_SENTENCES) return false
  for (const sentence of sentences) {
    const { total } = await ctx.searches.find(translation, { q: phraseOf(sentence), limit: 1, offset: 0 })
    if (total === 0) return false
  }
  return true
}
