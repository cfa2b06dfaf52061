import { findReferences } from '#shared/bible/reference.ts'
import type { Db } from '#shared/server/db.ts'
import { findSuggestedVerses, listWrittenSuggestions } from '#shared/server/sql/written-suggestions.ts'
import { askBuiltin } from './ask-builtin.ts'
import type { Evaluation } from './evaluation.ts'
import { none, reported, shareAtLeast } from './figures.ts'
import { type EvalRange, overlaps } from './ranges.ts'
import { shareWithInterval } from './wilson.ts'

/** Every so manyth suggestion is asked. */
const EVERY = 7
const bibles: Record<string, string> = { en: 'eng-web', es: 'spa-rv1909' }
/** Of typed questions about a chapter, so many are to be answered from it. */
const IN_CHAPTER: Record<string, number> = { en: 0.88, es: 0.8 }

/**
 * The suggestions of a chapter, asked while no model answers: tapped, and typed without their question mark, by which they
 * are no longer known as suggestions. How many answers begin with the verses that answer, and how many in the chapter.
 */
export const evaluateSuggested: Evaluation = {
  about: 'Suggestions of a chapter, answered by the built-in finder',
  provider: 'builtin',
  async run(db, { seed, verbose }) {
    const figures = []
    for (const [language, bible_id] of Object.entries(bibles)) {
      const asked = (await questionsIn(db, language)).filter((_, at) => (at + seed) % EVERY === 0)
      const count = { tapped: 0, typed: 0, here: 0, changed: 0 }
      for (const each of asked) {
        const wanted = rangesOf(await findSuggestedVerses(db, each))
        const isRight = (first: EvalRange | undefined) => first && wanted.some((range) => overlaps(first, range))
        const tapped = await askBuiltin(db, { ...each, bible_id, verses: [] })
        const typed = await askBuiltin(db, {
          ...each,
          bible_id,
          verses: [],
          question: each.question.replace(/\?$/, ''),
        })
        const [first] = typed.quoted
        if (isRight(tapped.quoted[0])) count.tapped++
        if (isRight(first)) count.typed++
        if (first?.book === each.book && first.chapter === each.chapter) count.here++
        count.changed += tapped.changed + typed.changed
        if (verbose && !isRight(first))
          process.stdout.write(`\n--- ${each.book} ${each.chapter}: ${each.question}\n${typed.content}\n`)
      }
      const all = asked.length
      figures.push(
        shareAtLeast(`${language}, tapped: begin with the verses that answer`, count.tapped, all, 0.99),
        shareAtLeast(`${language}, typed: begin in the chapter`, count.here, all, IN_CHAPTER[language] ?? 1),
        reported(`${language}, typed: begin with the verses that answer`, shareWithInterval(count.typed, all)),
        none(`${language}: unverified quotations`, count.changed),
      )
    }
    return figures
  },
}

/** The suggestions in a language, with their places. */
async function questionsIn(db: Db, language: string) {
  const sets = (await listWrittenSuggestions(db)).filter((set) => set.language === language)
  return sets.flatMap(({ book, chapter, suggestions }) =>
    suggestions.map(({ question }) => ({ language, book, chapter, question })),
  )
}

function rangesOf(references = ''): EvalRange[] {
  return findReferences(references).map(({ book, start_chapter, start_verse, end_verse }) => ({
    ...{ book, chapter: start_chapter, from: start_verse, to: end_verse },
  }))
}
