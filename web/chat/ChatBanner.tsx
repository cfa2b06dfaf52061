import css from './chat.module.css'
import type { ChatState } from './chat-state.ts'

type Props = { state: ChatState; onUndo: () => void; onOwnQuestion: () => void }

/** Says who else can read this conversation. It stands where the owner writes, since what they add is published too. */
export function ChatBanner({ state, onUndo, onOwnQuestion }: Props) {
  if (!state.is_public || !state.chat_id) return null
  return (
    <p className={css.banner}>
      {state.is_owner ? 'You have published this chat' : 'This chat was shared by someone else.'}{' '}
      <button type="button" onClick={state.is_owner ? onUndo : onOwnQuestion}>
        {state.is_owner ? 'Undo' : 'Ask your own question'}
      </button>
    </p>
  )
}
