import { type SubmitEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Care } from '#shared/contract/care.ts'
import { PLAN_DESCRIPTION_MAX, PLAN_DURATIONS } from '#shared/limits.ts'
import { planName } from '#shared/plans/plan-name.ts'
import { LaterCare } from '../chat/LaterCare.tsx'
import { localCare } from '../data/local-care.ts'
import { createPlan } from '../data/plan-hooks.ts'
import { usePublished } from '../data/published-hooks.ts'
import { useKeepQuiet } from '../data/quiet.ts'
import { useAi } from '../data/useAi.ts'
import { Button } from '../ui/Button.tsx'
import { Hidden } from '../ui/Hidden.tsx'
import { Link } from '../ui/Link.tsx'
import { Segments } from '../ui/Segments.tsx'
import { toast } from '../ui/toast.ts'
import form from './plan-form.module.css'
import css from './plans.module.css'

const MISSING = 'Please provide a description for your reading plan.'
const FAILED = 'Failed to generate plan. Please try again.'
const TOAST_MS = 4000
const EXAMPLES = [
  'The Gospel of Mark, from beginning to end.',
  'What the Bible says to someone who is grieving.',
  'Joseph and his brothers, and how they are reconciled.',
]
const durations = PLAN_DURATIONS.map((days) => ({
  value: String(days),
  label: days === 1 ? '1 day' : `${days} days`,
}))

/** Requests a plan in the reader's own words; not for readers who want no AI. */
export function CreatePlanScreen() {
  const [hasAi] = useAi()
  return hasAi ? <CreatePlan /> : <WithoutAi />
}

function CreatePlan() {
  const id = useId()
  const navigate = useNavigate()
  const published = usePublished()
  const [days, setDays] = useState('3')
  const [description, setDescription] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [isCreating, setIsCreating] = useState(false)
  const [care, setCare] = useState<Care | null>(null)
  useKeepQuiet(care?.response ?? null)

  const create = async () => {
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
    } catch {
      // show help even if the server is unreachable or refuses
      const help = await localCare(text)
      setCare(help)
      if (help?.response !== 'reply') toast(FAILED, { duration: TOAST_MS })
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
          <Hidden>Create Reading Plan</Hidden>
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
        void create()
      }}
    >
      <header>
        <h1 className={css.heading}>Create Reading Plan</h1>
        <p className={form.subtitle}>Describe what you would like to read, and choose how many days.</p>
        {published && (
          <p className={form.subtitle}>
            The {published.abbreviation} cannot be measured, because its publisher does not allow us to store it: your
            plan is measured with another translation, and you read it in the {published.abbreviation}.
          </p>
        )}
      </header>
      <LaterCare care={care} />
      <Segments legend="How many days?" value={days} options={durations} onChange={setDays} />
      <div className={form.field}>
        <label htmlFor={id}>What do you want the plan to cover?</label>
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
          {isMissing && MISSING}
        </p>
      </div>
      <section aria-label="Examples" className={form.examples}>
        <h2 id={`${id}-examples`}>For example</h2>
        <ul>
          {EXAMPLES.map((example) => (
            <li key={example}>
              <button type="button" onClick={() => write(example)}>
                {example}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <div className={form.buttons}>
        <Button onClick={() => void navigate('/reading-plans')}>Cancel</Button>
        <Button type="submit" kind="primary">
          Create a First Draft
        </Button>
      </div>
    </form>
  )
}

/** What cannot be done here without AI, and what can. */
function WithoutAi() {
  return (
    <div className={css.said}>
      <h1 className={css.heading}>Create Reading Plan</h1>
      <p>AI writes a plan from your words, and you have switched AI off. Turn off “No AI” in Settings to create one.</p>
      <p>You can still read and follow existing plans.</p>
      <Link to="/reading-plans/discover">Discover plans</Link>
      <Link to="/reading-plans">My plans</Link>
    </div>
  )
}

/** Shown instead of the form while the plan is being requested. */
function Creating({ description }: { description: string }) {
  return (
    <div className={form.creating}>
      <div aria-hidden className={css.spinner} />
      <div role="status">
        <h1 className={css.heading}>Creating Your Reading Plan</h1>
        <p className={form.subtitle}>AI is generating a plan from your words. Every reading is checked.</p>
      </div>
      <blockquote>{description.trim()}</blockquote>
      <Button kind="primary" disabled>
        Creating Draft...
      </Button>
    </div>
  )
}
