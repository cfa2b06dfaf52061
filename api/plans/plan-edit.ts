import type { z } from 'zod'
import { findBook } from '#shared/bible/books.ts'
import { formatReference, type Reference, type Versification } from '#shared/bible/versification.ts'
import type { EditedPlanStep, EditPlanRequest } from '#shared/contract/plans.ts'
import { DEFAULT_TRANSLATION } from '#shared/limits.ts'
import { type PlanBible, wordsIn } from '#shared/plans/plan-bible.ts'
import { findFaults, type PlanFault } from '#shared/plans/rules.ts'
import { placeSteps } from '#shared/plans/types.ts'
import { type PlanIssue, validatePlan } from '#shared/plans/validate-plan.ts'
import type { Trx } from '#shared/server/db.ts'
import { type KeptStep, lockOwnPlan, savePlan, saveSteps } from '#shared/server/sql/own-plans.ts'
import { loadPlanBible } from '#shared/server/sql/plan-bible.ts'
import { listPlanSteps, type PlanStepRow } from '#shared/server/sql/plans.ts'
import english from '#shared/words/en/plan-editor.json' with { type: 'json' }
import { limitConcurrency } from '../admission/limit-concurrency.ts'
import type { Translation } from '../bible/translations.ts'
import type { Context } from '../context.ts'
import { found, HttpError } from '../http/errors.ts'
import { shownPlan } from './plan-numbering.ts'
import { renumbered } from './renumber.ts'

type Edit = z.output<typeof EditPlanRequest>
type Step = z.output<typeof EditedPlanStep>

/** The plan when its edit was admitted. */
type EditedPlan = { id: number; bible_id: string; step_count: number }

const MAX_ISSUES = 50

/** Edits of one plan wait for each other, and each occupies a database connection while it waits. */
const turns = limitConcurrency(4, 2000)

/**
 * Stores a creator's changes to their plan, all or nothing. 400 `invalid` names what is wrong with each field,
 * including what the plan's translation does not have; 409 `plan_in_progress` while the plan is being built, and
 * `plan_changed` if another edit was stored since the plan was opened. A plan without steps whose translation is not stored
 * here gets those of the default one, as when it is built.
 */
export async function editPlan(ctx: Context, ownerId: string, plan: EditedPlan, edit: Edit): Promise<void> {
  const isMeasured = edit.steps !== undefined || edit.estimated_days !== undefined
  // loaded before the transaction: waiting for a second connection inside it can block all the others
  const bible = isMeasured ? await bibleOf(ctx, plan) : undefined
  const own = bible && { versification: versificationOf(bible) }
  const numbering = edit.numbering === undefined ? undefined : await ctx.translations.find(edit.numbering)
  if (edit.numbering !== undefined && !numbering)
    throw new HttpError(409, 'conflict', 'The translation that this plan was opened in is no longer available.')
  const { numbering: reading } = await shownPlan(ctx, own, numbering)
  const edited: EditedText | undefined = bible && own && { bible, own, reading }
  await turns(() => ctx.db.transaction().execute((trx) => storeEdit(trx, ownerId, plan, edit, edited)))
}

async function bibleOf({ db }: Context, { bible_id, step_count }: EditedPlan): Promise<PlanBible | undefined> {
  const bible = await loadPlanBible(db, bible_id)
  return bible ?? (step_count === 0 ? loadPlanBible(db, DEFAULT_TRANSLATION) : undefined)
}

/** The text that a plan was made for, and the one whose numbers its editor sees, if these differ. */
type EditedText = { bible: PlanBible; own: { versification: Versification }; reading: Translation | undefined }

async function storeEdit(
  trx: Trx,
  ownerId: string,
  { id: planId, bible_id }: EditedPlan,
  edit: Edit,
  text: EditedText | undefined,
): Promise<void> {
  const plan = found(await lockOwnPlan(trx, planId, ownerId))
  if (plan.state === 'initialized' || plan.state === 'building') {
    throw new HttpError(409, 'plan_in_progress', 'This plan is still being built.')
  }
  if (edit.version !== undefined && edit.version !== plan.version) {
    throw new HttpError(409, 'plan_changed', 'This plan was changed since it was opened. Please open it again.')
  }
  // steps that are all new replace the stored ones, whatever these are
  const isNew = edit.steps?.every(({ id }) => id === undefined)
  const stored = isNew ? [] : await listPlanSteps(trx, planId, ownerId)
  const steps: readonly Step[] = edit.steps ?? stored
  const { name = plan.name, description = plan.description, is_public = edit.is_listed || plan.is_public } = edit
  if (is_public && plan.is_taken_down) {
    throw new HttpError(403, 'taken_down', 'This plan was taken down and cannot be published again.')
  }
  const is_listed = is_public && (edit.is_listed ?? plan.is_listed)
  const lastDay = edit.steps?.length ? Math.max(...edit.steps.map(({ day }) => day)) : plan.estimated_days
  const estimated_days = edit.estimated_days ?? lastDay
  refuse(validatePlan({ name, description, estimated_days, steps }, (key) => english[key]))
  const changes = { name, description, is_public, is_listed, estimated_days }
  if (edit.steps || estimated_days !== plan.estimated_days) {
    if (plan.bible_id !== bible_id) throw new HttpError(409, 'conflict', 'This plan was changed by another call.')
    if (!text) throw new HttpError(409, 'conflict', 'The translation of this plan is no longer available.')
    await saveSteps(
      trx,
      planId,
      provenSteps(steps, stored, estimated_days, edit.steps ? text : { ...text, reading: undefined }),
    )
  }
  const ready = edit.steps && { state: 'ready' as const, bible_id: text?.bible.id }
  await savePlan(trx, planId, ownerId, { ...changes, ...ready })
}

/** The steps as they are stored; 400 with what the translation does not have and which days are empty. */
function provenSteps(
  steps: readonly Step[],
  stored: readonly PlanStepRow[],
  days: number,
  { bible, own: { versification }, reading }: EditedText,
): KeptStep[] {
  const issues: PlanIssue[] = []
  const used = new Set<number>()
  const storedById = new Map(stored.map((step) => [step.id, step]))
  const drafts = steps.map((step, index) => {
    const book = findBook(step.book ?? '')?.id
    if (!book) issues.push({ path: `steps.${index}.book`, message: 'Unknown book' })
    const given = rangeOf(step, book ?? '')
    const own = step.id === undefined ? undefined : storedById.get(step.id)
    const isShown = reading && own && isSameRange(renumbered(own, { versification }, reading), given)
    const range = isShown ? rangeOf(own, own.book) : reading ? renumbered(given, reading, { versification }) : given
    if (step.id !== undefined && (!own || used.has(step.id))) {
      issues.push({ path: `steps.${index}.id`, message: own ? 'Duplicate step' : 'Unknown step' })
    }
    if (own) used.add(own.id)
    // another passage is another step, which counts as unread
    const id = own && isSameRange(own, range) ? own.id : undefined
    const isNamed =
      step.title && !(reading && step.title === formatReference(given, { versification: reading.versification }))
    const title = isNamed ? step.title : book ? formatReference(range, { versification }) : ''
    return { ...range, id, day: step.day, title, theme: step.theme ?? null }
  })
  refuse(issues)
  const demand = { days, mayRepeat: true, mayVary: true }
  refuse(findFaults({ theme: null, steps: drafts }, bible, demand).map(issueOf))
  return placeSteps(drafts).map((step, index) => ({ ...step, id: drafts[index]!.id, word_count: wordsIn(bible, step) }))
}

/** The number of verses of each chapter, needed to format references. */
function versificationOf(bible: PlanBible): Versification {
  return new Map([...bible.books].map(([id, { chapters }]) => [id, chapters.map(({ words }) => words.length)]))
}

function rangeOf(step: Step, book: string): Reference {
  const { start_chapter = 0, start_verse = 0, end_chapter = 0, end_verse = 0 } = step
  return { book, start_chapter, start_verse, end_chapter, end_verse }
}

function isSameRange(one: Reference, other: Reference): boolean {
  return (
    one.book === other.book &&
    one.start_chapter === other.start_chapter &&
    one.start_verse === other.start_verse &&
    one.end_chapter === other.end_chapter &&
    one.end_verse === other.end_verse
  )
}

/** A fault of the third step belongs to `steps.2`, one of the whole plan to `steps`. */
function issueOf({ step, text }: PlanFault): PlanIssue {
  const message = text.charAt(0).toUpperCase() + text.slice(1)
  return { path: step === undefined ? 'steps' : `steps.${step}`, message }
}

function refuse(issues: PlanIssue[]): void {
  if (issues.length === 0) return
  throw new HttpError(400, 'invalid', 'The plan is not valid.', { issues: issues.slice(0, MAX_ISSUES) })
}
