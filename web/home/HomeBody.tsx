import { Suspense } from 'react'
import { HintPlace } from '../hints/HintPlace.tsx'
import { PageFooter } from '../pages/PageFooter.tsx'
import { lazily } from '../ui/lazily.ts'
import { Examples } from './Examples.tsx'
import css from './home.module.css'
import { RecentConversations } from './RecentConversations.tsx'
import { StartReading } from './StartReading.tsx'
import { VerseOfTheDay } from './VerseOfTheDay.tsx'

const HomePlanCard = lazily(() => import('../plans/HomePlanCard.tsx'), 'HomePlanCard')

type Props = { hasAi: boolean; isQuiet: boolean; onAsk: (question: string) => void }

/** Everything below the box: continue reading, a verse, the plan, recent conversations and examples. */
export function HomeBody({ hasAi, isQuiet, onAsk }: Props) {
  return (
    <>
      {!isQuiet && (
        <div className={css.pair}>
          <StartReading />
          <VerseOfTheDay />
        </div>
      )}
      {!isQuiet && (
        <Suspense>
          <HomePlanCard />
        </Suspense>
      )}
      {hasAi && !isQuiet && (
        <>
          <RecentConversations />
          <Examples onAsk={onAsk} />
        </>
      )}
      <HintPlace names={['install_app', 'set_profile']} />
      <PageFooter />
    </>
  )
}
