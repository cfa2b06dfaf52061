import { publisherSays } from '../../data/publisher-says.ts'
import { Button } from '../../ui/Button.tsx'
import css from '../reader.module.css'
import { reader } from '../words.ts'

/** Shown when a chapter could not be loaded. */
export function ChapterProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div role="alert" className={css.problem}>
      <p>{publisherSays(error) ?? reader('notLoaded')}</p>
      <Button kind="primary" onClick={onRetry}>
        {reader('tryAgain')}
      </Button>
    </div>
  )
}
