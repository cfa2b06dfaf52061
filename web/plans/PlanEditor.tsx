import { type SubmitEvent, useId, useLayoutEffect, useReducer, useState } from 'react'
import type { Plan } from '#shared/contract/plans.ts'
import { PLAN_DAYS_MAX, PLAN_DESCRIPTION_MAX, PLAN_NAME_MAX } from '#shared/limits.ts'
import type { PlanIssue } from '#shared/plans/validate-plan.ts'
import { CallError } from '../data/client.ts'
import { useToc } from '../data/hooks.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { Button } from '../ui/Button.tsx'
import { pageLanguage } from '../words/language.ts'
import { EditDay } from './EditDay.tsx'
import { editor } from './editor-words.ts'
import { Field } from './Field.tsx'
import { type DraftAction, type DraftFocus, draftIssues, draftReducer, focusAfter, movesSteps } from './plan-draft.ts'
import css from './plan-editor.module.css'
import form from './plan-form.module.css'
import { useDraftStore } from './useDraftStore.ts'
import { firstDraft, useKeptDraft } from './useKeptDraft.ts'

type Saving = { isSaving: boolean; lastSaved: Date | null; error: string | null }

/** A plan's name, texts, length and steps. Validation errors appear next to their field. */
export function PlanEditor({ plan }: { plan: Plan }) {
  const id = useId()
  const [translation] = useTranslation()
  const { books = [] } = useToc(plan.checked_translation?.id ?? translation)
  const [draft, dispatch] = useReducer(draftReducer, plan, firstDraft)
  const [issues, setIssues] = useState<readonly PlanIssue[]>([])
  const [saving, setSaving] = useState<Saving>({ isSaving: false, lastSaved: null, error: null })
  const store = useDraftStore(plan.id)
  const { isRestored, saved, leave } = useKeptDraft(plan, draft)
  const [focus, setFocus] = useState<DraftFocus>()
  useLayoutEffect(() => {
    if (focus) document.getElementById(id)?.querySelector<HTMLElement>(focus.selector)?.focus()
  }, [id, focus])
  const told = (path: string) => issues.find((issue) => issue.path === path)?.message
  const dayCount = Math.min(Math.max(draft.estimated_days ?? 1, ...draft.steps.map(({ day }) => day), 1), PLAN_DAYS_MAX)

  const change = (action: DraftAction) => {
    dispatch(action)
    if (!movesSteps(action)) return
    setIssues(issues.filter(({ path }) => !path.startsWith('steps')))
    setFocus(focusAfter(draft, action))
  }
  const showIssues = (found: readonly PlanIssue[]) => {
    setIssues(found)
    setFocus({ selector: '[aria-invalid="true"], [data-invalid]' })
  }
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    const found = draftIssues(draft)
    showIssues(found)
    if (found.length > 0) return
    setSaving({ ...saving, isSaving: true, error: null })
    try {
      const stored = await store(draft)
      dispatch({ type: 'saved', sent: draft.steps, stored })
      saved(draft)
      setSaving({ isSaving: false, lastSaved: new Date(), error: null })
    } catch (error) {
      showIssues(error instanceof CallError ? (error.problem.issues ?? []) : [])
      setSaving({ ...saving, isSaving: false, error: (error as Error).message })
    }
  }
  return (
    <form id={id} noValidate className={form.form} onSubmit={(event: SubmitEvent) => void save(event)}>
      <Field label={editor('name')} problem={told('name')}>
        {(field) => (
          <input
            {...field}
            maxLength={PLAN_NAME_MAX}
            value={draft.name}
            onChange={(event) => dispatch({ type: 'changed', change: { name: event.target.value } })}
          />
        )}
      </Field>
      <Field label={editor('description')} problem={told('description')}>
        {(field) => (
          <textarea
            {...field}
            rows={3}
            maxLength={PLAN_DESCRIPTION_MAX}
            value={draft.description}
            onChange={(event) => dispatch({ type: 'changed', change: { description: event.target.value } })}
          />
        )}
      </Field>
      <Field label={editor('durationInDays')} problem={told('estimated_days')}>
        {(field) => (
          <input
            {...field}
            type="number"
            inputMode="numeric"
            min={1}
            max={PLAN_DAYS_MAX}
            className={css.number}
            value={draft.estimated_days ?? ''}
            onChange={(event) =>
              dispatch({ type: 'changed', change: { estimated_days: numberOf(event.target.value) } })
            }
          />
        )}
      </Field>
      {told('steps') && (
        <p role="alert" data-invalid tabIndex={-1} className={css.problem}>
          {told('steps')}
        </p>
      )}
      <ol className={css.days} aria-label={editor('days')}>
        {Array.from({ length: dayCount }, (_, index) => index + 1).map((day) => (
          <EditDay
            key={day}
            day={day}
            isOpen={dayCount <= 7}
            opened={focus?.day === day ? focus : undefined}
            steps={draft.steps}
            books={books}
            issues={issues}
            dispatch={change}
          />
        ))}
      </ol>
      <SaveBar problems={issues.length} saving={saving} isRestored={isRestored} onLeave={leave} />
    </form>
  )
}

type BarProps = { problems: number; saving: Saving; isRestored: boolean; onLeave: () => void }

function SaveBar({ problems, saving, isRestored, onLeave }: BarProps) {
  const { isSaving, lastSaved, error } = saving
  const said = error ?? savedAt(saving) ?? (isRestored && editor('restored'))
  return (
    <div className={css.saveBar}>
      <p role="status">{problems > 0 ? editor('needAttention', { count: problems }) : said}</p>
      <Button onClick={onLeave}>{lastSaved ? editor('backToPlan') : editor('cancel')}</Button>
      <Button type="submit" kind="primary" disabled={isSaving}>
        {isSaving ? editor('saving') : editor('save')}
      </Button>
    </div>
  )
}

function savedAt({ lastSaved }: Saving): string | null {
  if (!lastSaved) return null
  const clock = new Intl.DateTimeFormat(pageLanguage(), { hour: 'numeric', minute: '2-digit' })
  return editor('savedAt', { time: clock.format(lastSaved) })
}

/** A typed number; undefined for an empty or invalid one. */
function numberOf(text: string): number | undefined {
  const number = Number(text)
  return text.trim() === '' || Number.isNaN(number) ? undefined : number
}
