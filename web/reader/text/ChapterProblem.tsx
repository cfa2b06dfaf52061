import { Suspense } from 'react'
import { publisherSays } from '../../data/publisher-says.ts'
import { ConnectionError } from '../../data/reach.ts'
import { Button } from '../../ui/Button.tsx'
import { lazily } from '../../ui/lazily.ts'
import css from '../reader.module.css'
import { reader } from '../words.ts'

const NeedsConnection = lazily(() => import('../../offline/NeedsConnection.tsx'), 'NeedsConnection')

type Props = { error: Error; place: { book: string; chapter: number }; onRetry: () => void }

/** Shown when a chapter could not be loaded. */
export function ChapterProblem({ error, place, onRetry }: Props) {
  if (error instanceof ConnectionError) {
    return (
      <div className={css.problem}>
        <Suspense>
          <NeedsConnection place={place} onOnline={onRetry} />
        </Suspense>
        <Button onClick={onRetry}>{reader('tryAgain')}</Button>
      </div>
    )
  }
  return (
    <div role="alert" className={css.problem}>
      <p>{publisherSays(error) ?? reader('notLoaded')}</p>
      <Button kind="primary" onClick={onRetry}>
        {reader('tryAgain')}
      </Button>
    </div>
  )
}
