import { findReferences } from '#shared/bible/reference.ts'
import { typedReference } from '#shared/bible/typed-reference.ts'
import { type Reference, resolveReference } from '#shared/bible/versification.ts'
import { type HomeAnswer, HomeRequest } from '#shared/contract/bible.ts'
import { DEFAULT_TRANSLATION } from '#shared/limits.ts'
import { bestPassage } from '#shared/server/sql/best-passage.ts'
import { findSettings } from '#shared/server/sql/visitors.ts'
import { readBody } from '../body.ts'
import { type Context, createRouter } from '../context.ts'
import { unavailable } from '../errors.ts'
import type { Translation } from '../translations.ts'
import { identify, visitorId } from '../visitor.ts'

/** The search box of the home page. */
export const homeRoutes = createRouter()

homeRoutes.post('/api/home', identify, async (ctx) => {
  const { prompt } = await readBody(ctx, HomeRequest)
  const translation = await chosenTranslation(ctx)
  ctx.body = referenceAnswer(translation, prompt) ?? (await questionAnswer(ctx, translation, prompt))
})

const nothing: HomeAnswer = { ask_question: false, book: null, chapter: null }

/** A text that is a reference leads to its passage; a place that the translation does not have, to nothing. */
function referenceAnswer(translation: Translation, prompt: string): HomeAnswer | undefined {
  const names = translation.books.map(({ name }) => name)
  const [first] = typedReference(prompt, translation.language, names) ?? []
  if (!first) return undefined
  const place = placeIn(translation, first)
  return place ? { ask_question: false, ...place } : nothing
}

/** A question is asked of the passage that it names, else of the one that speaks of it. */
async function questionAnswer(ctx: Context, translation: Translation, prompt: string): Promise<HomeAnswer> {
  for (const reference of findReferences(prompt, translation.language)) {
    const place = placeIn(translation, reference)
    if (place) return { ask_question: true, ...place }
  }
  const best = await bestPassage(ctx.db, translation, prompt.slice(0, 400))
  return best ? { ask_question: true, ...best } : nothing
}

/** The chapter to open and the verses to show in it: none for whole chapters. */
function placeIn(
  translation: Translation,
  asked: Reference,
): { book: string; chapter: number; verses: number[] } | undefined {
  const { versification } = translation
  const { reference } = resolveReference(asked, versification)
  if (!reference) return undefined
  const { book, start_chapter: chapter, start_verse, end_chapter, end_verse } = reference
  const last = versification.get(book)?.[chapter - 1] ?? 0
  const end = end_chapter > chapter ? last : end_verse
  const isWhole = start_verse === 1 && end >= last
  const verses = isWhole ? [] : Array.from({ length: end - start_verse + 1 }, (_, i) => start_verse + i)
  return { book, chapter, verses }
}

/** The visitor's own translation while it is there, else the default, else whichever there is. */
async function chosenTranslation(ctx: Context): Promise<Translation> {
  const { translation_id } = await findSettings(ctx.db, visitorId(ctx))
  for (const id of [translation_id, DEFAULT_TRANSLATION]) {
    const translation = id ? await ctx.translations.find(id) : undefined
    if (translation) return translation
  }
  const [first] = await ctx.translations.ids()
  const translation = first ? await ctx.translations.find(first) : undefined
  if (!translation) throw unavailable('No translation has been imported yet.')
  return translation
}
