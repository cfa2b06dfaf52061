import { copyChat } from '../data/chat-hooks.ts'
import { toast } from '../ui/toast.ts'
import { pageLanguage } from '../words/language.ts'
import { Rich } from '../words/Rich.tsx'
import css from './chat.module.css'
import type { ChatState } from './chat-state.ts'
import { more } from './more-words.ts'
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
        <p>{more('notKept')}</p>
      </div>
    )
  }
  if (!state.is_public || !id) return null
  const copy = () => copyChat(id).then(onCopy, (error: Error) => toast(error.message))
  return (
    <div className={css.banner}>
      <p>
        {state.is_owner ? (
          <Rich text={more('published')} parts={{ undo: button(onUndo) }} />
        ) : (
          <Rich text={more('sharedByOther')} parts={{ ask: button(onOwnQuestion), copy: button(() => void copy()) }} />
        )}
      </p>
      {own.isOffered && (
        <p>
          <button type="button" aria-pressed={own.isOn} onClick={own.toggle}>
            {more(own.isOn ? 'asWritten' : 'inMine')}
          </button>
        </p>
      )}
      {own.missing.length > 0 && <p>{more('lacks', { references: listOf(own.missing) })}</p>}
    </div>
  )
}

const button = (onClick: () => void) => (inner: string) => (
  <button type="button" onClick={onClick}>
    {inner}
  </button>
)

const listOf = (items: string[]): string =>
  new Intl.ListFormat(pageLanguage(), { type: 'unit', style: 'short' }).format(items)
