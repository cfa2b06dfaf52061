import { acceptedLanguages } from '#shared/accepted-languages.ts'
import { type FoundReference, findReferences } from '#shared/bible/reference.ts'
import { missingSentence, resolveReference } from '#shared/bible/resolve-reference.ts'
import { meantReferences } from '#shared/bible/short-names.ts'
import { exactReference, mendedReference } from '#shared/bible/typed-reference.ts'
import type { Reference } from '#shared/bible/versification.ts'
import { unknownAsked } from '#shared/builtin/unknown-asked.ts'
import type { HomeAnswer } from '#shared/contract/bible.ts'
import { type StoredCare, shownCare } from '#shared/distress/care.ts'
import { passagesFor } from '#shared/distress/passages.ts'
import { THRESHOLD } from '#shared/finder/find.ts'
import { stemsOf } from '#shared/finder/stem.ts'
import { primaryLanguage } from '#shared/primary-language.ts'
import { loadReferenceLanguage } from '#shared/server/reference-languages.ts'
import { careForText } from '../bible/care-for-text.ts'
import type { Translation } from '../bible/translations.ts'
import type { Context } from '../context.ts'
import { choosePassage } from './choose-passage.ts'

/** `admit` refuses a text that may not be looked up now; help is never refused. */
type How = { mayUseModel: boolean; admit?: () => Promise<void> }

/** The passage for a typed text. A model, which costs money, chooses among unsure passages only if it may. */
export async function answerHome(
  ctx: Context,
  translation: Translation,
  prompt: string,
  how: How,
): Promise<HomeAnswer> {
  // first: a visitor in danger must not get a verse that only shares a word with their text
  const found = await careForText(ctx, translation, prompt)
  const languages = await referenceLanguages(translation, ctx.get('Accept-Language'), prompt)
  if (found && !found.isQuoted) return careAnswer(ctx, translation, prompt, languages, found.care)
  if (!found?.own) await how.admit?.()
  // the words around the verses of a question would hide them from the finder
  const asked = found?.own ? prompt.replace(found.own, ' ').trim() : prompt
  const answer =
    referenceAnswer(translation, prompt, languages) ??
    unknownAnswer(prompt, languages) ??
    (await questionAnswer(ctx, translation, asked, languages, how))
  // verses without a word beside them open like any others
  if (!found?.own) return answer
  return answer.book
    ? { ...answer, care: shownCare(found.care) }
    : careAnswer(ctx, translation, prompt, languages, found.care)
}

const nothing = { ask_question: false, book: null, chapter: null }

function firstOf<Each, Found>(all: readonly Each[], find: (each: Each) => Found | undefined): Found | undefined {
  for (const each of all) {
    const found = find(each)
    if (found !== undefined) return found
  }
  return undefined
}

/** The languages in which a comma separates a chapter from its verse; elsewhere it separates chapters. */
const commaLanguages = new Set(['de', 'es', 'fr', 'pt'])

/**
 * The languages that a visitor may write a reference in: the translation's, then those of `Accept-Language`. For a text with
 * a comma between numbers, the visitor's first language is before the translation's if it is one of `commaLanguages`.
 */
async function referenceLanguages({ language }: Translation, accepted: string, text: string): Promise<string[]> {
  const own = acceptedLanguages(accepted).map(primaryLanguage)
  const first = /\d\s*,\s*\d/.test(text) ? own.slice(0, 1).filter((each) => commaLanguages.has(each)) : []
  const languages = [...new Set([...first, language, ...own])].slice(0, 4)
  await Promise.all(languages.map(loadReferenceLanguage))
  return languages
}

/**
 * A text that is a reference opens its passage; a place that the translation does not have opens nothing, unless the
 * text names another one in another language: "So 3.17" is in the Song of Solomon, or in the French Zephaniah.
 */
function referenceAnswer(translation: Translation, prompt: string, languages: string[]): HomeAnswer | undefined {
  const { versification, books } = translation
  let missing: string | undefined
  const answerBy = (read: (text: string) => FoundReference[] | undefined): HomeAnswer | undefined => {
    const [first] = meantReferences(prompt, read, versification) ?? []
    if (!first) return undefined
    const { reference, problem } = resolveReference(first, versification)
    if (reference) return { ask_question: false, ...placeOf(translation, reference) }
    missing ??= missingSentence(problem)
    return undefined
  }
  const exact = firstOf(languages, (language) => answerBy((text) => exactReference(text, language)))
  if (exact) return exact
  // the exact name of a book in one language may look like a typo in another
  if (missing === undefined) {
    const names = books.map(({ name }) => name)
    const mended = answerBy((text) => firstOf(languages, (language) => mendedReference(text, language, names)))
    if (mended) return mended
  }
  return missing === undefined ? undefined : { ...nothing, reason: 'missing', detail: missing }
}

/** A question about a book or chapter that no Bible has opens nothing. */
function unknownAnswer(prompt: string, languages: string[]): HomeAnswer | undefined {
  const unknown = unknownAsked(prompt, languages[0] ?? 'en')
  if (!unknown?.isAll) return undefined
  const { what, name, ref } = unknown
  if (what !== 'book') return { ...nothing, reason: 'missing', detail: `There is no ${ref} in the Bible.` }
  const detail = `There is no book called ${name} in the Bible.`
  return { ...nothing, reason: 'missing', detail, unknown_book: name }
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
  languages: string[],
  care: StoredCare,
): Promise<HomeAnswer> {
  const isUnsure = care.response === 'lines'
  const named = isUnsure
    ? (namedPlace(translation, prompt, languages) ?? (await writtenPlace(ctx, translation, prompt)))
    : undefined
  const chosen = named ?? firstPlace(translation, passagesFor(care, prompt)) ?? anyPlace(translation)
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

/** The first passage that a question names: "qué dice Romanos 8" does so in every translation. */
function namedPlace(translation: Translation, prompt: string, languages: string[]): ChosenPlace | undefined {
  return firstOf(languages, (language) => firstPlace(translation, findReferences(prompt, language)))
}

function firstPlace(translation: Translation, references: readonly Reference[]): ChosenPlace | undefined {
  return firstOf(references, (reference) => placeIn(translation, reference))
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
  languages: string[],
  { mayUseModel }: How,
): Promise<HomeAnswer> {
  const named = namedPlace(translation, prompt, languages)
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
