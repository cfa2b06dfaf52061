import { generalSuggestions } from '#shared/bible/general-suggestions.ts'
import type { Suggestion } from '#shared/contract/bible.ts'
import { findSuggestionPlace, questionsElsewhere } from '#shared/server/sql/suggestion-sets.ts'
import { suggestionMaterial } from '#shared/server/sql/suggestions.ts'
import { findWrittenSuggestions } from '#shared/server/sql/written-suggestions.ts'
import type { SuggestionKey } from '#shared/server/suggestion-key.ts'
import type { WorkerContext } from '../context.ts'
import { ModelError } from '../llm/provider.ts'
import { LEAST_QUESTIONS, readSuggestions, suggestionInstructions, suggestionRequest } from '../prompts/suggestions.ts'
import { hashOf } from '../upkeep/publish-instructions.ts'
import { withinRules } from './suggestion-rules.ts'

/** The instructions and provider of current sets: a set of another edition is made again. */
export function editionOf({ provider }: Pick<WorkerContext, 'provider'>) {
  return { instructions_hash: hashOf(suggestionInstructions), model_provider: provider.name }
}

/** `model_provider`: who made them, `builtin` also if the day's budget was spent. */
export type MadeSuggestions = { suggestions: Suggestion[]; model_provider: string }

/**
 * Questions for a place: those of the model's that pass the rules of written ones, if they are three or more, else the
 * written ones. Undefined if the place no longer exists. Rejects with ModelError if another attempt may succeed.
 */
export async function suggestionsFor(
  { db, provider }: Pick<WorkerContext, 'db' | 'provider'>,
  key: SuggestionKey,
  signal: AbortSignal,
): Promise<MadeSuggestions | undefined> {
  const place = await findSuggestionPlace(db, key)
  if (!place) return undefined
  const { bible_id: bibleId, book, chapter } = key
  const written = await findWrittenSuggestions(db, place.language, book, chapter)
  const own = written ?? generalSuggestions(place.language)
  const model_provider = provider.name
  if (model_provider === 'builtin') return { suggestions: own, model_provider }
  const material = await suggestionMaterial(db, { bibleId, book, chapter, step: place.step })
  const { bible_name, theology, profile } = place
  const asked = { book, chapter, bible_name, verses: material.verses, theology, profile }
  try {
    const { value } = await provider.json({ ...suggestionRequest(asked), signal })
    const made = withinRules(readSuggestions(value), material.verses, await questionsElsewhere(db, key))
    return { suggestions: made.length >= LEAST_QUESTIONS ? made : own, model_provider }
  } catch (error) {
    if (!(error instanceof ModelError) || error.retryable) throw error
    // the nightly run makes them again when the budget allows
    return { suggestions: own, model_provider: error.kind === 'quota' ? 'builtin' : model_provider }
  }
}
