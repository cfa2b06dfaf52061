import { ArrowDown, ArrowUp, ChevronDown, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { TocBook } from '#shared/contract/bible.ts'
import type { PlanIssue } from '#shared/plans/validate-plan.ts'
import { newKey } from '../data/new-key.ts'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { editor } from './editor-words.ts'
import { Field } from './Field.tsx'
import { type DraftAction, type DraftFocus, rangeFields, type StepDraft } from './plan-draft.ts'
import css from './plan-editor.module.css'

type Common = { books: readonly TocBook[]; issues: readonly PlanIssue[]; dispatch: (action: DraftAction) => void }
type DayProps = Common & {
  day: number
  isOpen: boolean
  /** What was focused last in this day; a new one expands it. */
  opened: DraftFocus | undefined
  steps: readonly StepDraft[]
}

/** The steps of one day. A collapsed day renders no fields, so that a year of them stays fast; an error expands it. */
export function EditDay({ day, isOpen, opened, steps, ...common }: DayProps) {
  const [isShown, setIsShown] = useState(isOpen)
  const [seen, setSeen] = useState(opened)
  if (opened !== seen) {
    setSeen(opened)
    if (opened) setIsShown(true)
  }
  const own = steps.flatMap((step, index) => (step.day === day ? [{ step, index }] : []))
  const isWrong = own.some(({ index }) => common.issues.some(({ path }) => `${path}.`.startsWith(`steps.${index}.`)))
  const isUnfolded = isShown || isWrong
  return (
    <li className={css.day}>
      <details open={isUnfolded} onToggle={(event) => setIsShown(event.currentTarget.open)}>
        <summary>
          <h2>{editor('day', { day })}</h2>
          <span>{editor('steps', { steps: own.length })}</span>
          <ChevronDown aria-hidden size={16} strokeWidth={1.75} className={css.arrow} />
        </summary>
        {isUnfolded && (
          <>
            <ol className={css.steps}>
              {own.map(({ step, index }, place) => (
                <EditStep
                  key={step.key}
                  name={editor('stepOfDay', { step: place + 1, day })}
                  step={step}
                  index={index}
                  {...common}
                />
              ))}
            </ol>
            <Button
              kind="quiet"
              data-add={day}
              onClick={() => common.dispatch({ type: 'stepAdded', key: newKey(), day })}
            >
              <Plus aria-hidden size={16} strokeWidth={1.9} />
              {editor('addStep', { day })}
            </Button>
          </>
        )}
      </details>
    </li>
  )
}

type StepProps = Common & { name: string; step: StepDraft; index: number }

function EditStep({ name, step, index, books, issues, dispatch }: StepProps) {
  const told = (field: string) => issues.find(({ path }) => path === `steps.${index}${field && `.${field}`}`)?.message
  const whole = told('') ?? told('id')
  const change = (change: Partial<StepDraft>) => dispatch({ type: 'stepChanged', key: step.key, change })
  return (
    <li>
      <fieldset className={css.step} data-step={step.key} data-invalid={whole !== undefined || undefined} tabIndex={-1}>
        <legend>{name}</legend>
        <div className={css.tools}>
          <IconButton
            data-move="-1"
            label={editor('moveUp', { step: name })}
            onClick={() => dispatch({ type: 'stepMoved', key: step.key, by: -1 })}
          >
            <ArrowUp aria-hidden size={17} strokeWidth={1.75} />
          </IconButton>
          <IconButton
            data-move="1"
            label={editor('moveDown', { step: name })}
            onClick={() => dispatch({ type: 'stepMoved', key: step.key, by: 1 })}
          >
            <ArrowDown aria-hidden size={17} strokeWidth={1.75} />
          </IconButton>
          <IconButton
            label={editor('remove', { step: name })}
            onClick={() => dispatch({ type: 'stepRemoved', key: step.key })}
          >
            <Trash2 aria-hidden size={17} strokeWidth={1.75} />
          </IconButton>
        </div>
        <div className={css.wide}>
          <Field label={editor('title')} problem={told('title')}>
            {(field) => (
              <input
                {...field}
                maxLength={120}
                value={step.title}
                onChange={(event) => change({ title: event.target.value })}
              />
            )}
          </Field>
        </div>
        <div className={css.wide}>
          <Field label={editor('book')} problem={told('book')}>
            {(field) => (
              <select {...field} value={step.book} onChange={(event) => change({ book: event.target.value })}>
                <option value="">{editor('chooseBook')}</option>
                {books.map((book) => (
                  <option key={book.id} value={book.id} translate="no">
                    {book.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        {whole && (
          <p role="alert" className={css.whole}>
            {whole}
          </p>
        )}
        {rangeFields.map((name) => (
          <Field key={name} label={editor(name)} problem={told(name)}>
            {(field) => (
              <input
                {...field}
                type="number"
                inputMode="numeric"
                min={1}
                value={step[name] ?? ''}
                onChange={(event) =>
                  change({ [name]: event.target.value === '' ? undefined : Number(event.target.value) })
                }
              />
            )}
          </Field>
        ))}
      </fieldset>
    </li>
  )
}
