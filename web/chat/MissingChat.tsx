import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import css from './chat.module.css'
import type { ChatState } from './chat-state.ts'
import { more } from './more-words.ts'

type Props = { missing: ChatState['missing']; onOwnQuestion: () => void; onReopen: () => void }

/** Why a stored conversation is not shown, and what the visitor can do. */
export function MissingChat({ missing, onOwnQuestion, onReopen }: Props): ReactNode {
  return (
    <div className={css.missing}>
      <p role="alert">{more(missing === 'gone' ? 'cannotOpen' : 'couldNotLoad')}</p>
      {missing === 'unreachable' && (
        <Button kind="primary" onClick={onReopen}>
          {more('tryAgain')}
        </Button>
      )}
      <Button onClick={onOwnQuestion}>{more('askYourOwn')}</Button>
    </div>
  )
}
