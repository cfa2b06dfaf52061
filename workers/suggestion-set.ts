import { suggestQuestions } from '#shared/bible/suggest.ts'
import type { Suggestion } from '#shared/contract/bible.ts'
import { findSuggestionPlace } from '#shared/server/sql/suggestion-sets.ts'
import { suggestionMaterial } from '#shared/server/sql/suggestions.ts'
import type { SuggestionKey } from '#shared/server/suggestion-key.ts'
import type { WorkerContext } from './context.ts'
import { ModelError } from './llm/provider.ts'
import { readSuggestions, suggestionInstructions, suggestionRequest } from './prompts/suggestions.ts'
import { hashOf } from './publish-instructions.ts'

/** Under what instructions sets are made today, and by whom: a set of another edition is made again. */
export function editionOf({ provider }: Pick<WorkerContext, 'provider'>) {
  return { instructions_hash: hashOf(suggestionInstructions), model_provider: provider.name }
}

/**
 * Five questions for a place: the model's, or those that the text itself gives where there is no model or what it said
 * is of no use. Undefined when the place is not there any more. Rejects with ModelError when another time may do better.
 */
export async function suggestionsFor(
  { db, provider }: Pick<WorkerContext, 'db' | 'provider'>,
  key: SuggestionKey,
  signal: AbortSignal,
): Promise<Suggestion[] | undefined> {
  const place = await findSuggestionPlace(db, key)
  if (!place) return undefined
  const { bible_id: bibleId, book, chapter } = key
  const material = await suggestionMaterial(db, { bibleId, book, chapter, step: place.step })
  const own = suggestQuestions(material, { ...place.book, chapter, language: place.language })
  if (provider.name === 'builtin') return own
  const { bible_name, theology, profile } = place
  const asked = { book, chapter, bible_name, verses: material.verses, theology, profile }
  try {
    return readSuggestions((await provider.json({ ...suggestionRequest(asked), signal })).value) ?? own
  } catch (error) {
    if (error instanceof ModelError && !error.retryable) return own
    throw error
  }
}
