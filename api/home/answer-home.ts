import { findReferences } from '#shared/bible/reference.ts'
import { missingSentence, resolveReference } from '#shared/bible/resolve-reference.ts'
import { meantReferences } from '#shared/bible/short-names.ts'
import { typedReference } from '#shared/bible/typed-reference.ts'
import type { Reference } from '#shared/bible/versification.ts'
import type { HomeAnswer } from '#shared/contract/bible.ts'
import { type StoredCare, shownCare } from '#shared/distress/care.ts'
import { passagesFor } from '#shared/distress/passages.ts'
import { THRESHOLD } from '#shared/finder/find.ts'
import { stemsOf } from '#shared/finder/stem.ts'
import { careFor } from '#shared/server/distress/care-for.ts'
import type { Translation } from '../bible/translations.ts'
import type { Context } from '../context.ts'
import { choosePassage } from './choose-passage.ts'

type How = { mayUseModel: boolean }

/** The passage for a typed text. A model, which costs money, chooses among unsure passages only if it may. */
export async function answerHome(
  ctx: Context,
  translation: Translation,
  prompt: string,
  how: How,
): Promise<HomeAnswer> {
  // first: a visitor in danger must not get a verse that only shares a word with their text
  const care = careFor(prompt, translation.language, ctx.get('Accept-Language'))
  return care
    ? careAnswer(ctx, translation, prompt, care)
    : (referenceAnswer(translation, prompt) ?? questionAnswer(ctx, translation, prompt, how))
}

const nothing = { ask_question: false, book: null, chapter: null }

/** A text that is a reference opens its passage; a place that the translation does not have opens nothing. */
function referenceAnswer(translation: Translation, prompt: string): HomeAnswer | undefined {
  const names = translation.books.map(({ name }) => name)
  const read = (text: string) => typedReference(text, translation.language, names)
  const [first] = meantReferences(prompt, read, translation.versification) ?? []
  if (!first) return undefined
  const { reference, problem } = resolveReference(first, translation.versification)
  if (!reference) return { ...nothing, reason: 'missing', detail: missingSentence(problem) }
  return { ask_question: false, ...placeOf(translation, reference) }
}

/**
 * A question in distress is asked of a passage chosen for it. One that may not be in distress is an ordinary question
 * with two lines of help above it: it is asked of the passage that it names, or the one that the written index has for
 * exactly these words.
 */
async function careAnswer(
  ctx: Context,
  translation: Translation,
  prompt: string,
  care: StoredCare,
): Promise<HomeAnswer> {
  const isUnsure = care.response === 'lines'
  const named = isUnsure
    ? (namedPlace(translation, prompt) ?? (await writtenPlace(ctx, translation, prompt)))
    : undefined
  const chosen = named ?? firstPlace(translation, passagesFor(care.kind, prompt)) ?? anyPlace(translation)
  return { ask_question: true, ...chosen, care: shownCare(care) }
}

/** The place that the written index has for exactly these words; undefined if no wording matches. */
async function writtenPlace(ctx: Context, translation: Translation, prompt: string): Promise<ChosenPlace | undefined> {
  await ctx.finder.ready()
  const [best] = ctx.finder.find(prompt, translation.language).candidates
  const typed = stemsOf(prompt).join(' ')
  const isWritten = [...(best?.entry?.en ?? []), ...(best?.entry?.es ?? [])].some(
    (wording) => stemsOf(wording).join(' ') === typed,
  )
  return best && isWritten ? placeIn(translation, best.passage) : undefined
}

function namedPlace(translation: Translation, prompt: string): ChosenPlace | undefined {
  return firstPlace(translation, findReferences(prompt, translation.language))
}

function firstPlace(translation: Translation, references: readonly Reference[]): ChosenPlace | undefined {
  for (const reference of references) {
    const place = placeIn(translation, reference)
    if (place) return place
  }
  return undefined
}

/** The first chapter, for a translation that has none of the passages. */
function anyPlace({ books }: Translation): ChosenPlace {
  return { book: books[0]?.id ?? 'PSA', chapter: 1, verses: [] }
}

/** A question is asked of the passage that it names, else of the finder's best one, else of a model's choice. */
async function questionAnswer(
  ctx: Context,
  translation: Translation,
  prompt: string,
  { mayUseModel }: How,
): Promise<HomeAnswer> {
  const named = namedPlace(translation, prompt)
  if (named) return { ask_question: true, ...named }
  await ctx.finder.ready()
  const { candidates, isOutside } = ctx.finder.find(prompt, translation.language)
  for (const { passage, probability } of candidates) {
    if (probability < THRESHOLD) break
    const place = placeIn(translation, passage)
    if (place) return { ask_question: true, ...place }
  }
  const chosen = mayUseModel && (await choosePassage(ctx, translation, prompt, candidates))
  const place = chosen ? placeIn(translation, chosen) : undefined
  if (place) return { ask_question: true, ...place }
  return { ...nothing, reason: isOutside ? 'outside' : 'nothing' }
}

type ChosenPlace = { book: string; chapter: number; verses: number[] }

function placeIn(translation: Translation, asked: Reference): ChosenPlace | undefined {
  const { reference } = resolveReference(asked, translation.versification)
  return reference && placeOf(translation, reference)
}

/** The chapter to open and the verses to show in it: none for whole chapters. */
function placeOf({ versification }: Translation, reference: Reference): ChosenPlace {
  const { book, start_chapter: chapter, start_verse, end_chapter, end_verse } = reference
  const last = versification.get(book)?.[chapter - 1] ?? 0
  const end = end_chapter > chapter ? last : end_verse
  const isWhole = start_verse === 1 && end >= last
  const verses = isWhole ? [] : Array.from({ length: end - start_verse + 1 }, (_, i) => start_verse + i)
  return { book, chapter, verses }
}
