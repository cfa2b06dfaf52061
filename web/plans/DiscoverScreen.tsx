import { type SubmitEvent, useId } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { PlanSummary } from '#shared/contract/plans.ts'
import { usePlanSearch } from '../data/plan-hooks.ts'
import { Button } from '../ui/Button.tsx'
import { Hidden } from '../ui/Hidden.tsx'
import { Link } from '../ui/Link.tsx'
import { useBusy } from '../ui/useBusy.ts'
import css from './discover.module.css'
import { PlanSkeleton } from './PlanSkeleton.tsx'
import card from './plan-card.module.css'
import { planFilters, searchQuery } from './plan-filters.ts'
import plans from './plans.module.css'
import { useStartPlan } from './useStartPlan.ts'

/** All public plans, with a search. The search is in the address. */
export function DiscoverScreen() {
  const id = useId()
  const [params, setParams] = useSearchParams()
  const query = searchQuery(params)
  const { plans: found, error, isLoading, mutate } = usePlanSearch(query)
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = new FormData(event.currentTarget)
    setParams(searchQuery({ get: (name) => String(asked.get(name) ?? '') }))
    void mutate()
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a search element around one form would add only a box */}
      <form key={query} role="search" className={css.form} onSubmit={handleSubmit}>
        <input
          type="search"
          name="q"
          maxLength={200}
          aria-label="Search plans"
          placeholder="Search plans"
          defaultValue={params.get('q') ?? ''}
        />
        {planFilters.map(({ name, label, options }) => (
          <div key={name} className={css.filter}>
            <label htmlFor={`${id}-${name}`}>{label}</label>
            <select id={`${id}-${name}`} name={name} defaultValue={params.get(name) ?? options[0]?.value}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </div>
        ))}
        <Button type="submit" kind="primary" className={css.go}>
          Search
        </Button>
      </form>
      <p role="status" className={css.count}>
        {found && !isLoading && said(found.length)}
      </p>
      {error && (
        <div role="alert" className={plans.said}>
          <p>The plans could not be searched: {error.message}</p>
          <Button onClick={() => void mutate()}>Try again</Button>
        </div>
      )}
      {!found && isLoading && <PlanSkeleton said="Searching plans..." lines={8} />}
      {found?.length === 0 && !isLoading && query && (
        <p className={css.count}>
          <Link to="/reading-plans/discover">Show all plans</Link>
        </p>
      )}
      {found && found.length > 0 && (
        <ul className={card.list} aria-label="Plans found">
          {found.map((plan) => (
            <Found key={plan.id} plan={plan} />
          ))}
        </ul>
      )}
    </>
  )
}

function said(count: number): string {
  if (count === 0) return 'No plans found. Try adjusting your search filters.'
  return count === 1 ? 'One plan' : `${count} plans`
}

function Found({ plan }: { plan: PlanSummary }) {
  const navigate = useNavigate()
  const [isBusy, run] = useBusy()
  const startReading = useStartPlan()
  const start = () => run(() => startReading(plan.id))
  const { estimated_days: days, step_count: steps } = plan
  return (
    <li className={card.card} data-look="offered">
      <div className={card.words}>
        <h2 className={card.name}>{plan.name}</h2>
        <p className={plans.facts}>
          <span>{days === 1 ? '1 day' : `${days} days`}</span>
          <span>{steps === 1 ? '1 step' : `${steps} steps`}</span>
          <Rating rating={plan.rating} />
          <span>{plan.creator === 'featured' ? 'By: Admin' : 'By: Community'}</span>
        </p>
        <p className={card.text}>{plan.description}</p>
      </div>
      <div className={card.actions}>
        <Button kind="primary" disabled={isBusy} aria-label={`Start ${plan.name}`} onClick={start}>
          Start
        </Button>
        <Button aria-label={`Preview ${plan.name}`} onClick={() => void navigate(`/reading-plans/${plan.id}`)}>
          Preview
        </Button>
      </div>
    </li>
  )
}

/** How well a plan's readers keep up with it, or "Not rated yet". */
function Rating({ rating }: { rating: number | null }) {
  if (rating === null) return <span>Not rated yet</span>
  return (
    <span>
      <span aria-hidden className={css.star}>
        ★
      </span>{' '}
      <Hidden>Rating </Hidden>
      {rating.toFixed(1)}
    </span>
  )
}
