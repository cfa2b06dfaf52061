import { useEffect, useState } from 'react'
import { useSettings, useSuggestions } from '../data/hooks.ts'
import { formatVerses } from '../data/verses.ts'
import { ChatBanner } from './ChatBanner.tsx'
import { ChatHeader } from './ChatHeader.tsx'
import { ChatInput } from './ChatInput.tsx'
import css from './chat.module.css'
import type { ChatPanelProps } from './chat-panel-props.ts'
import { shownTitle } from './chat-state.ts'
import { Messages } from './Messages.tsx'
import { SuggestionChips } from './SuggestionChips.tsx'
import { useChatActions } from './useChatActions.ts'
import { useConversation } from './useConversation.ts'

/** The conversation about a place in Scripture. */
export function ChatPanel(props: ChatPanelProps) {
  const { translation, bookId, chapter, verses, planStepId, chatId, question, placeName, onChat, onClose } = props
  const place = {
    bible_id: translation,
    bookId,
    chapter,
    verses: [...verses],
    ...(planStepId && { plan_step_id: planStepId }),
  }
  const conversation = useConversation({ chatId, question, place, onChat })
  const { state, isLoading, isConnected } = conversation
  const actions = useChatActions(conversation, placeName)
  const { data: settings } = useSettings()
  const { suggestions, isLoading: isSuggesting } = useSuggestions(translation, bookId, chapter, planStepId)
  const [draft, setDraft] = useDraft(state.chat_id ?? chatId)
  const isBusy = state.activity !== null
  const isEmpty = state.messages.length === 0

  const send = (text: string) => {
    if (!conversation.send(text)) return
    setDraft('')
    props.onClearVerses()
  }
  const answers = state.messages.filter((message) => message.role === 'assistant' && message.has_audit_data)

  return (
    <section className={css.panel} aria-label="Conversation">
      <ChatHeader
        title={shownTitle(state.title) || (state.chat_id ? 'Chat' : 'Ask a question')}
        chatId={state.chat_id}
        isOwner={state.is_owner}
        isPublic={state.is_public}
        auditPath={settings?.enable_audit && answers.length > 0 ? `/audit/${state.chat_id}` : null}
        onNew={conversation.clear}
        onShare={actions.share}
        onPrivate={actions.makePrivate}
        onDelete={actions.remove}
        onClose={onClose}
      />
      <ChatBanner state={state} onUndo={actions.makePrivate} onOwnQuestion={conversation.clear} />
      <Messages
        {...props}
        state={state}
        isLoading={isLoading}
        isConnected={isConnected}
        hasAudit={Boolean(settings?.enable_audit)}
        onRetry={conversation.retry}
        onEdit={(text) => setDraft(text)}
      >
        {isEmpty && !isLoading && !question && (
          <p className={css.hint}>
            Ask about{' '}
            {verses.length > 0 ? `${placeName}:${formatVerses(verses, { comma: ', ', dash: '–' })}` : placeName}, and
            every verse that the answer quotes is checked against your translation.
          </p>
        )}
        {state.is_owner && !isBusy && !isLoading && !question && (
          <SuggestionChips suggestions={suggestions} isLoading={isSuggesting && isEmpty} onAsk={send} />
        )}
      </Messages>
      {state.is_owner && (
        <ChatInput
          draft={draft}
          onDraft={setDraft}
          onSend={send}
          onStop={conversation.stop}
          isBusy={isBusy}
          about={verses.length > 0 ? `${placeName}:${formatVerses(verses, { comma: ', ', dash: '–' })}` : null}
          onClearVerses={props.onClearVerses}
        />
      )}
    </section>
  )
}

/** What was typed and not sent, kept for each chat as long as the page lives; never stored, since it is private. */
const drafts = new Map<number | null, string>()

function useDraft(chatId: number | null): [string, (text: string) => void] {
  const [text, setText] = useState(drafts.get(chatId) ?? '')
  useEffect(() => setText(drafts.get(chatId) ?? ''), [chatId])
  return [
    text,
    (next) => {
      drafts.set(chatId, next)
      setText(next)
    },
  ]
}
