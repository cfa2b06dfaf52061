import css from './chat.module.css'
import type { ChatState } from './chat-state.ts'
import type { OwnTranslation } from './useOwnTranslation.ts'

type Props = { state: ChatState; own: OwnTranslation; onUndo: () => void; onOwnQuestion: () => void }

/** Shows who else can read this conversation. Shown above the owner's input, because new messages are published too. */
export function ChatBanner({ state, own, onUndo, onOwnQuestion }: Props) {
  if (!state.is_public || !state.chat_id) return null
  return (
    <div className={css.banner}>
      <p>
        {state.is_owner ? 'You have published this chat' : 'This chat was shared by someone else.'}{' '}
        <button type="button" onClick={state.is_owner ? onUndo : onOwnQuestion}>
          {state.is_owner ? 'Undo' : 'Ask your own question'}
        </button>
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
