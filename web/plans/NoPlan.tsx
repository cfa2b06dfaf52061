import { Compass } from 'lucide-react'
import { screenTitle } from '../app/screen-title.ts'
import { Title } from '../app/Title.tsx'
import { Link } from '../ui/Link.tsx'
import css from './plans.module.css'
import { plans } from './words.ts'

/** Says that there is no such plan, with a link to the plans that there are. */
export function NoPlan() {
  return (
    <div className={css.said}>
      <Title of={screenTitle('/reading-plans/:planId')} />
      <p>{plans('noPlan')}</p>
      <Link to="/reading-plans/discover" className={css.way}>
        <Compass aria-hidden size={17} strokeWidth={1.75} />
        {plans('discover')}
      </Link>
    </div>
  )
}
