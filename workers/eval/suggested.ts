import { findReferences } from '#shared/bible/reference.ts'
import type { Db } from '#shared/server/db.ts'
import { findSuggestedVerses, listWrittenSuggestions } from '#shared/server/sql/written-suggestions.ts'
import { askBuiltin } from './ask-builtin.ts'
import type { Evaluation } from './evaluation.ts'
import { none, shareAtLeast } from './figures.ts'
import { overlaps } from './ranges.ts'

/** Every so manyth suggestion is asked. */
const EVERY = 7
const bibles: Record<string, string> = { en: 'eng-web', es: 'spa-rv1909' }

/** Suggestions, tapped by a visitor while no model answers: how many answers begin with the verses that answer. */
export const evaluateSuggested: Evaluation = {
  about: 'Suggestions of a chapter, answered by the built-in finder',
  provider: 'builtin',
  async run(db, { seed, verbose }) {
    const figures = []
    for (const [language, bible_id] of Object.entries(bibles)) {
      const asked = (await questionsIn(db, language)).filter((_, at) => (at + seed) % EVERY === 0)
      let right = 0
      let changed = 0
      for (const each of asked) {
        const wanted = rangesOf(await findSuggestedVerses(db, each))
        const answer = await askBuiltin(db, { ...each, bible_id, verses: [] })
        const [first] = answer.quoted
        const isRight = first !== undefined && wanted.some((range) => overlaps(first, range))
        if (isRight) right++
        changed += answer.changed
        if (verbose && !isRight)
          process.stdout.write(`\n--- ${each.book} ${each.chapter}: ${each.question}\n${answer.content}\n`)
      }
      figures.push(shareAtLeast(`${language}: begin with the verses that answer`, right, asked.length, 0.99))
      figures.push(none(`${language}: unverified quotations`, changed))
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

function rangesOf(references = '') {
  return findReferences(references).map(({ book, start_chapter, start_verse, end_verse }) => ({
    ...{ book, chapter: start_chapter, from: start_verse, to: end_verse },
  }))
}
