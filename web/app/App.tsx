import { Fragment } from 'react'
import { Cache } from '../data/Cache.tsx'
import { Screens } from '../routes.tsx'
import { useLanguage } from '../words/language.ts'
import { AppRouter } from './AppRouter.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** The app. After a change of the language everything inside the router is drawn again, at the same address and place. */
export function App() {
  const language = useLanguage()
  return (
    <Cache known={{}}>
      <AppRouter>
        <Fragment key={language}>
          <ErrorBoundary>
            <Screens />
          </ErrorBoundary>
        </Fragment>
      </AppRouter>
    </Cache>
  )
}
