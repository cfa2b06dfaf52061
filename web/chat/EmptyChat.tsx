import { Button } from '../ui/Button.tsx'
import css from './chat.module.css'
import type { ChatState } from './chat-state.ts'

type Props = {
  missing: ChatState['missing']
  /** The passage that a question would be about, formatted for display. */
  about: string
  onOwnQuestion: () => void
  onReopen: () => void
}

/** Shown without messages: what visitors can ask here, or why the conversation is not shown. */
export function EmptyChat({ missing, about, onOwnQuestion, onReopen }: Props) {
  if (missing === null) {
    return (
      <p className={css.hint}>
        Ask about {about}, and every verse that the answer quotes is checked against your translation.
      </p>
    )
  }
  return (
    <div className={css.missing}>
      <p role="alert">
        {missing === 'gone'
          ? 'This conversation cannot be opened. It may have been deleted or made private.'
          : 'We couldn’t load this conversation. It still exists; check your connection.'}
      </p>
      {missing === 'unreachable' && (
        <Button kind="primary" onClick={onReopen}>
          Try again
        </Button>
      )}
      <Button onClick={onOwnQuestion}>Ask your own question</Button>
    </div>
  )
}
