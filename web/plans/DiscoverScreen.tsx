import { type SubmitEvent, useId, useLayoutEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { PlanSummary } from '#shared/contract/plans.ts'
import { LaterCare } from '../chat/LaterCare.tsx'
import { usePlanSearch } from '../data/plan-calls.ts'
import { useCareFor } from '../data/useCareFor.ts'
import { Button } from '../ui/Button.tsx'
import { Hidden } from '../ui/Hidden.tsx'
import { Link } from '../ui/Link.tsx'
import { useBusy } from '../ui/useBusy.ts'
import { pageLanguage } from '../words/language.ts'
import { seededPlan } from '../words/seeded.ts'
import discover from './discover.module.css'
import { PlanSkeleton } from './PlanSkeleton.tsx'
import card from './plan-card.module.css'
import { planFilters, searchQuery } from './plan-filters.ts'
import css from './plans.module.css'
import { removeRepeatedName } from './remove-repeated-name.ts'
import { useStartPlan } from './useStartPlan.ts'
import { plans } from './words.ts'

/** All public plans, with a search. The search is in the address. */
export function DiscoverScreen() {
  const id = useId()
  const [params, setParams] = useSearchParams()
  const query = searchQuery(params)
  const { plans: found, care: sent, error, isLoading, mutate } = usePlanSearch(query)
  const care = useCareFor(params.get('q')?.trim() ?? '', isLoading ? undefined : sent, Boolean(error))
  const form = useRef<HTMLFormElement>(null)
  // the fields follow the address, also after a step back; a new form would lose the focus
  useLayoutEffect(() => {
    const asked = new URLSearchParams(query)
    const fields = form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]') ?? []
    for (const field of fields) field.value = asked.get(field.name) ?? defaultOf(field.name)
  }, [query])
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = new FormData(event.currentTarget)
    setParams(searchQuery({ get: (name) => String(asked.get(name) ?? '') }))
    void mutate()
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a search element around one form would add only a box */}
      <form ref={form} role="search" className={discover.form} onSubmit={handleSubmit}>
        <input
          type="search"
          name="q"
          maxLength={200}
          aria-label={plans('searchPlans')}
          placeholder={plans('searchPlans')}
        />
        {planFilters.map(({ name, label, options }) => (
          <div key={name} className={discover.filter}>
            <label htmlFor={`${id}-${name}`}>{plans(label)}</label>
            <select id={`${id}-${name}`} name={name}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {plans(option.label)}
                </option>
              ))}
            </select>
          </div>
        ))}
        <Button type="submit" kind="primary" className={discover.go}>
          {plans('search')}
        </Button>
      </form>
      <p role="status" className={discover.count}>
        {found &&
          !isLoading &&
          !care &&
          (found.length === 0 ? plans('foundNone') : plans('found', { count: found.length }))}
      </p>
      <LaterCare care={care} />
      {error && !care && (
        <div role="alert" className={css.said}>
          <p>{plans('searchFailed', { reason: error.message })}</p>
          <Button onClick={() => void mutate()}>{plans('tryAgain')}</Button>
        </div>
      )}
      {!found && isLoading && <PlanSkeleton said={plans('searching')} lines={8} />}
      {found?.length === 0 && !isLoading && !care && query && (
        <p className={discover.count}>
          <Link to="/reading-plans/discover">{plans('showAll')}</Link>
        </p>
      )}
      {found && found.length > 0 && (
        <ul className={card.list} aria-label={plans('plansFound')}>
          {found.map((plan) => (
            <Found key={plan.id} plan={seededPlan(plan)} />
          ))}
        </ul>
      )}
    </>
  )
}

const defaultOf = (field: string) => planFilters.find(({ name }) => name === field)?.options[0]?.value ?? ''

function Found({ plan }: { plan: PlanSummary }) {
  const navigate = useNavigate()
  const [isBusy, run] = useBusy()
  const startReading = useStartPlan()
  const start = () => run(() => startReading(plan.id))
  const { estimated_days: days, step_count: steps } = plan
  const said = removeRepeatedName(plan)
  return (
    <li className={card.card} data-look="offered">
      <div className={card.words}>
        <h2 lang="" className={card.name}>
          {plan.name}
        </h2>
        <p className={css.facts}>
          <span>{plans('days', { days })}</span>
          <span>{plans('steps', { steps })}</span>
          <Rating rating={plan.rating} />
          <span>{plan.creator === 'featured' ? plans('byAdmin') : plans('byCommunity')}</span>
        </p>
        {said && (
          <p lang="" className={card.text}>
            {said}
          </p>
        )}
      </div>
      <div className={card.actions}>
        <Button kind="primary" disabled={isBusy} aria-label={plans('startPlan', { name: plan.name })} onClick={start}>
          {plans('start')}
        </Button>
        <Button
          aria-label={plans('previewPlan', { name: plan.name })}
          onClick={() => void navigate(`/reading-plans/${plan.id}`)}
        >
          {plans('preview')}
        </Button>
      </div>
    </li>
  )
}

/** How well a plan's readers keep up with it, or "Not rated yet". */
function Rating({ rating }: { rating: number | null }) {
  if (rating === null) return <span>{plans('notRated')}</span>
  return (
    <span>
      <span aria-hidden className={discover.star}>
        ★
      </span>{' '}
      <Hidden>{plans('rating')} </Hidden>
      {new Intl.NumberFormat(pageLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating)}
    </span>
  )
}
