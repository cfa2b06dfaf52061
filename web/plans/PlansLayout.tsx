import { ArrowLeft } from 'lucide-react'
import { Outlet, useLocation } from 'react-router-dom'
import { screenAt } from '#shared/screens.ts'
import { Title } from '../app/Title.tsx'
import controls from '../ui/controls.module.css'
import { Link } from '../ui/Link.tsx'
import css from './plans.module.css'

/** Screens whose only heading is the header. */
const HEADINGS = ['My Plans', 'Discover Plans', 'Edit Plan']

/** The header of every reading plan screen: the current location, and the way back to the visitor's own plans. */
export function PlansLayout() {
  const title = screenAt(useLocation().pathname)?.title ?? 'Reading Plans'
  const Heading = HEADINGS.includes(title) ? 'h1' : 'p'
  return (
    <div className={css.screen} data-width={title === 'My Plans' ? 'list' : 'plan'}>
      {/* a plan's own screen has the plan's name as its title */}
      {title !== 'Reading Plans' && <Title of={title} />}
      <div className={css.top}>
        {title !== 'My Plans' && (
          <Link
            to="/reading-plans"
            className={`${controls.icon} ${css.back}`}
            aria-label="Back to My Plans"
            title="Back to My Plans"
          >
            <ArrowLeft aria-hidden size={18} strokeWidth={1.75} />
          </Link>
        )}
        <Heading className={css.title}>{title}</Heading>
      </div>
      <Outlet />
    </div>
  )
}
