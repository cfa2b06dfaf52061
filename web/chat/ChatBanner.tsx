import { copyChat } from '../data/chat-hooks.ts'
import { toast } from '../ui/toast.ts'
import css from './chat.module.css'
import type { ChatState } from './chat-state.ts'
import type { OwnTranslation } from './useOwnTranslation.ts'

type Props = {
  state: ChatState
  own: OwnTranslation
  onUndo: () => void
  onOwnQuestion: () => void
  onCopy: (id: number) => void
}

/** Shows who else can read this conversation, which its new messages concern too, or that it is not kept. */
export function ChatBanner({ state, own, onUndo, onOwnQuestion, onCopy }: Props) {
  const id = state.chat_id
  if (!state.is_kept) {
    return (
      <div className={css.banner}>
        <p>
          This conversation is not kept: it is in no list, and is deleted when you close it, at the latest after a day.
        </p>
      </div>
    )
  }
  if (!state.is_public || !id) return null
  const copy = () => copyChat(id).then(onCopy, (error: Error) => toast(error.message))
  return (
    <div className={css.banner}>
      <p>
        {state.is_owner ? 'You have published this chat' : 'This chat was shared by someone else.'}{' '}
        <button type="button" onClick={state.is_owner ? onUndo : onOwnQuestion}>
          {state.is_owner ? 'Undo' : 'Ask your own question'}
        </button>
        {!state.is_owner && (
          <>
            {' or '}
            <button type="button" onClick={() => void copy()}>
              continue it in a copy
            </button>
          </>
        )}
      </p>
      {own.isOffered && (
        <p>
          <button type="button" aria-pressed={own.isOn} onClick={own.toggle}>
            {own.isOn ? 'Read as it was written' : 'Read in my translation'}
          </button>
        </p>
      )}
      {own.missing.length > 0 && <p>Your translation does not have {own.missing.join(', ')}.</p>}
    </div>
  )
}
