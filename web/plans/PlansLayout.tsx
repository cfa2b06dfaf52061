import { ArrowLeft } from 'lucide-react'
import { Outlet, useLocation } from 'react-router-dom'
import { screenAt, screens } from '#shared/screens.ts'
import { screenTitle } from '../app/screen-title.ts'
import { Title } from '../app/Title.tsx'
import controls from '../ui/controls.module.css'
import { Link } from '../ui/Link.tsx'
import css from './plans.module.css'
import { plans } from './words.ts'

/** The header of every reading plan screen: the current location, and the way back to the visitor's own plans. */
export function PlansLayout() {
  const screen = screenAt(useLocation().pathname)
  const isList = screen === screens['/reading-plans/*']
  const title = titleOf(screen)
  // the other screens have a heading of their own
  const isHeading =
    isList || screen === screens['/reading-plans/discover'] || screen === screens['/reading-plans/edit/:planId']
  const Heading = isHeading ? 'h1' : 'p'
  return (
    <div className={css.screen} data-width={isList ? 'list' : 'plan'}>
      {/* a plan's own screen has the plan's name as its title */}
      {title && <Title of={title} />}
      <div className={css.top}>
        {!isList && (
          <Link
            to="/reading-plans"
            className={`${controls.icon} ${css.back}`}
            aria-label={plans('back')}
            title={plans('back')}
          >
            <ArrowLeft aria-hidden size={18} strokeWidth={1.75} />
          </Link>
        )}
        <Heading className={css.title}>{title ?? screenTitle('/reading-plans/:planId')}</Heading>
      </div>
      <Outlet />
    </div>
  )
}

/** The title of a screen; undefined for one with a title of its own. */
function titleOf(screen: ReturnType<typeof screenAt>): string | undefined {
  switch (screen) {
    case screens['/reading-plans/*']:
      return screenTitle('/reading-plans/*')
    case screens['/reading-plans/discover']:
      return screenTitle('/reading-plans/discover')
    case screens['/reading-plans/create']:
      return screenTitle('/reading-plans/create')
    case screens['/reading-plans/edit/:planId']:
      return screenTitle('/reading-plans/edit/:planId')
    default:
      return undefined
  }
}
