import { type SubmitEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Care } from '#shared/contract/care.ts'
import { PLAN_DAYS_MAX, PLAN_DESCRIPTION_MAX, PLAN_DURATIONS } from '#shared/limits.ts'
import { daysAsked } from '#shared/plans/days-asked.ts'
import { planName } from '#shared/plans/plan-name.ts'
import { LaterCare } from '../chat/LaterCare.tsx'
import { useToc } from '../data/hooks.ts'
import { localCare } from '../data/local-care.ts'
import { createPlan } from '../data/plan-calls.ts'
import { usePublished } from '../data/published-hooks.ts'
import { useKeepQuiet } from '../data/quiet.ts'
import { ConnectionError } from '../data/reach.ts'
import { useAi } from '../data/useAi.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { Button } from '../ui/Button.tsx'
import { Hidden } from '../ui/Hidden.tsx'
import { Link } from '../ui/Link.tsx'
import { Segments } from '../ui/Segments.tsx'
import { toast } from '../ui/toast.ts'
import { create } from './create-words.ts'
import form from './plan-form.module.css'
import css from './plans.module.css'

const TOAST_MS = 4000
/** Unless the description says how many. */
const DAYS = 3

/** Requests a plan in the reader's own words; not for readers who want no AI. */
export function CreatePlanScreen() {
  const [hasAi] = useAi()
  return hasAi ? <CreatePlan /> : <WithoutAi />
}

function CreatePlan() {
  const id = useId()
  const navigate = useNavigate()
  const published = usePublished()
  const [translation] = useTranslation()
  const { books = [] } = useToc(translation)
  const [chosenDays, setDays] = useState<string>()
  const [description, setDescription] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [isCreating, setIsCreating] = useState(false)
  const [care, setCare] = useState<Care | null>(null)
  useKeepQuiet(care?.response ?? null)
  const days = chosenDays ?? String(Math.min(daysAsked(description, books) ?? DAYS, PLAN_DAYS_MAX))

  const submit = async () => {
    const text = description.trim()
    if (!text) {
      setIsMissing(true)
      document.getElementById(id)?.focus()
      return
    }
    setIsCreating(true)
    try {
      const { plan, care: help } = await createPlan({
        name: planName(text),
        description: text,
        estimated_days: Number(days),
        is_public: false,
      })
      if (plan) return void (await navigate(`/reading-plans/${plan.id}`, { state: help && { care: help } }))
      setCare(help ?? null)
    } catch (error) {
      // show help even if the server is unreachable or refuses
      const help = await localCare(text)
      setCare(help)
      if (help?.response !== 'reply')
        toast(error instanceof ConnectionError ? error.message : create('failed'), { duration: TOAST_MS })
    }
    setIsCreating(false)
  }
  const write = (text: string) => {
    setCare(null)
    setDescription(text)
    setIsMissing(false)
  }
  if (isCreating) return <Creating description={description} />
  if (care?.response === 'reply') {
    return (
      <>
        <h1>
          <Hidden>{create('heading')}</Hidden>
        </h1>
        <LaterCare care={care} />
      </>
    )
  }
  return (
    <form
      className={form.form}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      <header>
        <h1 className={css.heading}>{create('heading')}</h1>
        <p className={form.subtitle}>{create('describe')}</p>
        {published && <p className={form.subtitle}>{create('notMeasured', { translation: published.abbreviation })}</p>}
      </header>
      <LaterCare care={care} />
      <Segments
        legend={create('howManyDays')}
        value={days}
        options={[...new Set([...PLAN_DURATIONS, Number(days)])].map((count) => ({
          value: String(count),
          label: create('days', { days: count }),
        }))}
        onChange={setDays}
      />
      <div className={form.field}>
        <label htmlFor={id}>{create('whatToCover')}</label>
        <textarea
          id={id}
          rows={5}
          maxLength={PLAN_DESCRIPTION_MAX}
          value={description}
          required
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-problem` : `${id}-examples`}
          onChange={(event) => write(event.target.value)}
        />
        <p role="alert" id={`${id}-problem`} className={css.problem}>
          {isMissing && create('missing')}
        </p>
      </div>
      <Examples id={`${id}-examples`} onChoose={write} />
      <div className={form.buttons}>
        <Button onClick={() => void navigate('/reading-plans')}>{create('cancel')}</Button>
        <Button type="submit" kind="primary">
          {create('draft')}
        </Button>
      </div>
    </form>
  )
}

/** Descriptions to start with. */
function Examples({ id, onChoose }: { id: string; onChoose: (text: string) => void }) {
  const examples = [create('exampleMark'), create('exampleGrief'), create('exampleJoseph')]
  return (
    <section aria-label={create('examples')} className={form.examples}>
      <h2 id={id}>{create('forExample')}</h2>
      <ul>
        {examples.map((example) => (
          <li key={example}>
            <button type="button" onClick={() => onChoose(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What cannot be done here without AI, and what can. */
function WithoutAi() {
  return (
    <div className={css.said}>
      <h1 className={css.heading}>{create('heading')}</h1>
      <p>{create('needsAi')}</p>
      <p>{create('existingPlans')}</p>
      <Link to="/reading-plans/discover">{create('discover')}</Link>
      <Link to="/reading-plans">{create('myPlans')}</Link>
    </div>
  )
}

/** Shown instead of the form while the plan is being requested. */
function Creating({ description }: { description: string }) {
  return (
    <div className={form.creating}>
      <div aria-hidden className={css.spinner} />
      <div role="status">
        <h1 className={css.heading}>{create('creating')}</h1>
        <p className={form.subtitle}>{create('generating')}</p>
      </div>
      <blockquote lang="">{description.trim()}</blockquote>
      <Button kind="primary" disabled>
        {create('creatingDraft')}
      </Button>
    </div>
  )
}
