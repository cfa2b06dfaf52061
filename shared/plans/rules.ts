import { bookById } from '../bible/books.ts'
import { verseKey } from '../bible/verse-key.ts'
import { formatReference, type Reference } from '../bible/versification.ts'
import { PLAN_WORDS_MAX } from '../limits.ts'
import { lastVerseOf, type PlanBible, versesIn, wordsIn } from './plan-bible.ts'
import type { DraftPlan, DraftStep } from './types.ts'

export type PlanDemand = {
  days: number
  /** What must be read whole, each verse once and nothing else: "the whole of Mark". */
  covers?: readonly Reference[]
  /** What must be read whole beside other passages: a book with fewer verses than there are days. */
  includes?: readonly Reference[]
  /** What must not be read: "nothing from Revelation". */
  excludes?: readonly Reference[]
  /** Verses may be read more than once, as when a plan repeats a letter every week. */
  mayRepeat?: boolean
  /** Days may differ in length, as when the request specifies their content. */
  mayVary?: boolean
}

/** The most that the days may differ: the standard deviation of their words divided by the mean. */
export const LOAD_VARIATION_MAX = 0.35
export const STEP_TITLE_MAX = 120
/** With fewer verses per day, verses are too coarse to divide evenly. */
const FINE_VERSES = 4

/** What is wrong with a plan, in a sentence; `step` is the index of the step at fault, if one alone is. */
export type PlanFault = { step?: number; text: string }

/** The faults of a plan as sentences for the model that drafts it: `step 3: the title is missing`. */
export function planFaults(plan: DraftPlan, bible: PlanBible, demand: PlanDemand): string[] {
  return findFaults(plan, bible, demand).map(({ step, text }) =>
    step === undefined ? text : `step ${step + 1}: ${text}`,
  )
}

/**
 * What is wrong with a plan; empty if the plan is valid. Every step is compared with the translation's own chapters
 * and verses.
 */
export function findFaults(plan: DraftPlan, bible: PlanBible, demand: PlanDemand): PlanFault[] {
  const inSteps = [...plan.steps.entries()].flatMap(([index, step]) =>
    stepFaults(step, bible, demand.days).map((text) => ({ step: index, text })),
  )
  const inDays = dayFaults(plan.steps, demand.days).map((text) => ({ text }))
  const faults = [...inSteps, ...inDays]
  // the other checks count words and verses, which only an existing range has
  return faults.length > 0 ? faults : wordFaults(plan, bible, demand).map((text) => ({ text }))
}

function wordFaults(plan: DraftPlan, bible: PlanBible, demand: PlanDemand): string[] {
  const faults: string[] = []
  const words = plan.steps.reduce((sum, step) => sum + wordsIn(bible, step), 0)
  if (words > PLAN_WORDS_MAX) return [`the readings are too long together: ${words} words, ${PLAN_WORDS_MAX} at most`]
  // if verses may repeat and days may vary, single verses need no check
  if (demand.mayRepeat && demand.mayVary && !demand.covers && !demand.includes && !demand.excludes) return []
  const read = readings(plan.steps, bible)
  if (!demand.mayRepeat) faults.push(...repeated(read))
  if (demand.covers) faults.push(...coverage(read, demand.covers, bible))
  if (demand.includes) faults.push(...missing(read, versesOf(demand.includes, bible)))
  if (demand.excludes) faults.push(...unwanted(read, versesOf(demand.excludes, bible)))
  const isFine = read.size >= FINE_VERSES * demand.days
  if (faults.length === 0 && isFine && !demand.mayVary) faults.push(...loadFaults(plan.steps, bible, demand.days))
  return faults
}

function stepFaults(step: DraftStep, bible: PlanBible, days: number): string[] {
  const { book, start_chapter, start_verse, end_chapter, end_verse } = step
  const chapters = bible.books.get(book)?.chapters.length
  if (!chapters) return [`there is no book ${book} in this translation`]
  const name = bookById(book)?.name ?? book
  const faults: string[] = []
  for (const [chapter, verse] of [
    [start_chapter, start_verse],
    [end_chapter, end_verse],
  ] as const) {
    const last = Number.isInteger(chapter) ? lastVerseOf(bible, book, chapter) : 0
    if (!last) faults.push(`${name} has ${chapters} chapters, no chapter ${chapter}`)
    else if (!Number.isInteger(verse) || verse < 1 || verse > last)
      faults.push(`${name} ${chapter} has ${last} verses, no verse ${verse}`)
  }
  if (!Number.isInteger(step.day) || step.day < 1 || step.day > days)
    faults.push(`day ${step.day} is not one of the days 1 to ${days}`)
  if (step.title.trim() === '') faults.push('the title is missing')
  if ([...step.title].length > STEP_TITLE_MAX) faults.push(`the title is longer than ${STEP_TITLE_MAX} characters`)
  if (faults.length > 0) return faults
  if (start_chapter > end_chapter || (start_chapter === end_chapter && start_verse > end_verse))
    return [`it starts at ${start_chapter}:${start_verse}, after its end ${end_chapter}:${end_verse}`]
  return wordsIn(bible, step) > 0 ? [] : [`${formatReference(step)} has no text in this translation`]
}

function dayFaults(steps: readonly DraftStep[], days: number): string[] {
  const read = new Set(steps.map(({ day }) => day))
  const empty = Array.from({ length: days }, (_, i) => i + 1).filter((day) => !read.has(day))
  const faults = empty.slice(0, 10).map((day) => `day ${day} has no reading`)
  if (empty.length > 10) faults.push(`${empty.length - 10} more days have no reading`)
  const back = steps.findIndex((step, index) => index > 0 && step.day < steps[index - 1]!.day)
  if (back > 0) faults.push(`step ${back + 1} is for an earlier day than the step before it`)
  return faults
}

/** How often each verse is read: by its key. */
function readings(steps: readonly DraftStep[], bible: PlanBible): Map<string, number> {
  const read = new Map<string, number>()
  for (const step of steps) {
    for (const verse of versesIn(bible, step)) {
      const key = verseKey(verse)
      read.set(key, (read.get(key) ?? 0) + 1)
    }
  }
  return read
}

function repeated(read: ReadonlyMap<string, number>): string[] {
  const twice = [...read].filter(([, times]) => times > 1).map(([key]) => key)
  return twice.length > 0 ? [`${some(twice)} would be read more than once`] : []
}

function coverage(read: ReadonlyMap<string, number>, covers: readonly Reference[], bible: PlanBible): string[] {
  const wanted = versesOf(covers, bible)
  const foreign = [...read.keys()].filter((key) => !wanted.has(key))
  return [...missing(read, wanted), ...(foreign.length > 0 ? [`${some(foreign)} was not asked for`] : [])]
}

function missing(read: ReadonlyMap<string, number>, wanted: ReadonlySet<string>): string[] {
  const unread = [...wanted].filter((key) => !read.has(key))
  return unread.length > 0 ? [`${some(unread)} was asked for and is missing`] : []
}

function unwanted(read: ReadonlyMap<string, number>, excluded: ReadonlySet<string>): string[] {
  const found = [...excluded].filter((key) => read.has(key))
  return found.length > 0 ? [`${some(found)} must not be read`] : []
}

function versesOf(ranges: readonly Reference[], bible: PlanBible): Set<string> {
  const verses = ranges.flatMap((range) => [...versesIn(bible, range)])
  return new Set(verses.map(verseKey))
}

function some(keys: readonly string[]): string {
  return keys.length > 1 ? `${keys[0]} (and ${keys.length - 1} more)` : (keys[0] ?? '')
}

/** How much the words of the days differ: 0 if all are equal. */
export function loadVariation(steps: readonly DraftStep[], bible: PlanBible, days: number): number {
  const words = Array.from({ length: days }, () => 0)
  for (const step of steps) words[step.day - 1]! += wordsIn(bible, step)
  const mean = words.reduce((sum, each) => sum + each, 0) / days
  return mean === 0 ? 0 : Math.sqrt(words.reduce((sum, each) => sum + (each - mean) ** 2, 0) / days) / mean
}

function loadFaults(steps: readonly DraftStep[], bible: PlanBible, days: number): string[] {
  const variation = loadVariation(steps, bible, days)
  if (variation <= LOAD_VARIATION_MAX) return []
  const [found, most] = [variation.toFixed(2), LOAD_VARIATION_MAX.toFixed(2)]
  return [`the days differ too much in length: their words vary by ${found} of the mean, ${most} at most is wanted`]
}
