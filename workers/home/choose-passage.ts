import { toEnglish } from '#shared/bible/numbering.ts'
import { wholeReference } from '#shared/bible/reference.ts'
import { resolveReference } from '#shared/bible/resolve-reference.ts'
import type { Reference } from '#shared/bible/versification.ts'
import { workItems, workRunSeconds } from '#shared/server/metrics.ts'
import { CHOICE_MS, type PassageChoice, replyToChoice } from '#shared/server/passage-choice.ts'
import { readVerses } from '#shared/server/publisher.ts'
import type { WorkPayload } from '#shared/server/queues.ts'
import { type InstalledTranslation, loadTranslation } from '../chat-answer/translation.ts'
import type { WorkerContext } from '../context.ts'
import { ModelError } from '../llm/provider.ts'
import { type CandidateText, choiceRequest, readChoice } from '../prompts/passage-choice.ts'

const KIND = 'passage-choice'
/** A passage is opened to be read: it may span two chapters at most. */
const MAX_CHAPTERS = 2

/** The result of a choice, for the metrics: `wrong` is a passage that the translation does not have. */
type Outcome = { passage: Reference | null; error: '' | 'none' | 'wrong' | 'late' | ModelError['kind'] | 'internal' }

/**
 * Chooses the passage for a text that a visitor typed on Home, and sends it to the waiting process. It always replies,
 * with null if the model chooses nothing, is too late or names what the translation does not have.
 */
export async function choosePassage(ctx: WorkerContext, { workId, choice }: WorkPayload, signal: AbortSignal) {
  if (!choice) return
  const started = performance.now()
  const inTime = AbortSignal.timeout(CHOICE_MS)
  const { passage, error } = await choose(ctx, choice, AbortSignal.any([signal, inTime])).catch((cause): Outcome => {
    if (inTime.aborted) return { passage: null, error: 'late' }
    if (cause instanceof ModelError) return { passage: null, error: cause.kind }
    if (!signal.aborted) ctx.log.error({ err: cause, work_id: workId }, 'choosing a passage failed')
    return { passage: null, error: 'internal' }
  })
  await replyToChoice(ctx.redis, choice, { id: workId, passage })
  workItems.inc({ kind: KIND, outcome: passage ? 'done' : 'failed', error_code: error })
  workRunSeconds.observe({ kind: KIND }, (performance.now() - started) / 1000)
  ctx.log.info({ work_id: workId, kind: KIND, error_code: error }, 'passage chosen')
}

async function choose(ctx: WorkerContext, choice: PassageChoice, signal: AbortSignal): Promise<Outcome> {
  const translation = await loadTranslation(ctx.db, choice.bible_id, ctx.publisher)
  if (!translation) return { passage: null, error: 'internal' }
  const candidates = await Promise.all(choice.candidates.map((each) => withText(ctx, translation, each)))
  const request = choiceRequest({ typed: choice.typed, candidates: candidates.filter((each) => each !== undefined) })
  const { value } = await ctx.provider.json({ ...request, signal })
  const named = readChoice(value)
  if (named === '') return { passage: null, error: 'none' }
  const passage = named === undefined ? undefined : provedPassage(named, translation)
  return passage ? { passage, error: '' } : { passage: null, error: 'wrong' }
}

/** A candidate in English numbering with its first words; undefined if the translation does not have it. */
async function withText(
  { db }: WorkerContext,
  translation: InstalledTranslation,
  { passage, asked }: PassageChoice['candidates'][number],
): Promise<CandidateText | undefined> {
  const { reference } = resolveReference(passage, translation.versification)
  if (!reference) return undefined
  // a publisher is not asked for ten passages within a second
  const verses = translation.publisher ? [] : await readVerses(db, translation, reference)
  const english = toEnglish(reference, translation.versification)
  return { reference: english, asked, text: verses.map(({ text }) => text).join(' ') }
}

/** The one passage that a model names, as it is named, if the translation has both its ends. */
function provedPassage(named: string, { versification }: InstalledTranslation): Reference | undefined {
  const [only, ...others] = wholeReference(named) ?? []
  if (!only || others.length > 0) return undefined
  const { reference } = resolveReference(only, versification)
  if (!reference || reference.end_chapter - reference.start_chapter >= MAX_CHAPTERS) return undefined
  const { ref: _, start: _start, end: _end, ...passage } = only
  return passage
}
