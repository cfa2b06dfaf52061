import { Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { formatVerses } from '#shared/bible/verses.ts'
import type { Care } from '#shared/contract/care.ts'
import { CARE_TITLE } from '#shared/distress/care-title.ts'
import { useKeepQuiet } from '../data/quiet.ts'
import { useOpenChat } from '../hints/HintPlace.tsx'
import { lazily } from '../ui/lazily.ts'
import { ChatHeader } from './ChatHeader.tsx'
import { ChatInput } from './ChatInput.tsx'
import { ChatOffers } from './ChatOffers.tsx'
import css from './chat.module.css'
import type { ChatPanelProps } from './chat-panel-props.ts'
import { type ChatState, isFragile, quietOf, shownTitle } from './chat-state.ts'
import { Messages } from './Messages.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import type { Unsent } from './unsent.ts'
import { useChatActions } from './useChatActions.ts'
import { useConversation } from './useConversation.ts'
import { useDraft } from './useDraft.ts'
import { useOwnTranslation } from './useOwnTranslation.ts'
import { useUnkept } from './useUnkept.ts'
import { chat } from './words.ts'

const ChatBanner = lazily(() => import('./ChatBanner.tsx'), 'ChatBanner')

/** Loads what a published conversation shows above its messages. */
export const loadBanner = ChatBanner.load

/** The conversation about a passage. */
export function ChatPanel(props: ChatPanelProps) {
  const { translation, bookId, chapter, verses, planStepId, chatId, question, placeName, onChat, onClose } = props
  const { askedBefore, care } = props
  const place = {
    ...{ bible_id: translation, bookId, chapter, verses: [...verses] },
    ...(planStepId && { plan_step_id: planStepId }),
  }
  const onUnsent = useQuestionInHistory()
  const conversation = useConversation({ chatId, question, askedBefore, care, place, onChat, onUnsent })
  const { state, openId, isLoading, isConnected } = conversation
  const quiet = quietOf(state) ?? care?.response ?? null
  useKeepQuiet(quiet)
  const isQuiet = quiet === 'reply'
  const actions = useChatActions(conversation, placeName)
  const own = useOwnTranslation(state, translation)
  const isBusy = state.activity !== null
  const [draft, setDraft, note, setNote] = useDraft(openId, {
    isAnswering: isBusy && state.chat_id !== null,
    isQuiet: isQuiet || !state.is_kept,
  })
  const field = useRef<HTMLTextAreaElement>(null)
  const about = verses.length > 0 ? `${placeName}:${formatVerses(verses, { comma: ', ', dash: '–' })}` : null
  const forget = useUnkept(state, props.onUnkept)
  useFocusOnOpen(field, chatId === null && question === null)
  useOpenChat({
    isOwner: state.is_owner,
    isPublic: state.is_public,
    answers: state.messages.filter(({ role, status }) => role === 'assistant' && status === 'complete').length,
    isAnswering: isBusy,
  })

  const send = (text: string) => {
    if (!conversation.send(text, (!isQuiet && note) || undefined)) return
    setDraft('')
    setNote(null)
    props.onClearVerses()
  }
  // the field and the note are for the visitor's own question
  const askSuggested = (text: string) => conversation.send(text) && props.onClearVerses()
  const startAnew = () => {
    forget()
    conversation.clear()
    // the owner's field may not be rendered before this point
    requestAnimationFrame(() => field.current?.focus({ preventScroll: true }))
  }

  return (
    <section className={css.panel} aria-label={chat('conversation')} {...signsOf(quiet, note, state)}>
      <ChatHeader
        title={titleOf(state) || props.planTitle || chat('ask')}
        {...headOf(state)}
        mayShare={!isQuiet}
        auditPath={props.hasAudit && isAudited(state) ? `/audit/${state.chat_id}` : null}
        onNew={startAnew}
        onShare={actions.share}
        onPrivate={actions.makePrivate}
        onDelete={actions.remove}
        onKept={conversation.setKept}
        onClose={onClose}
      />
      {(state.is_public || !state.is_kept) && (
        <Suspense>
          <ChatBanner {...{ state, own, onCopy: onChat, onUndo: actions.makePrivate, onOwnQuestion: startAnew }} />
        </Suspense>
      )}
      <Messages
        {...props}
        state={own.isOn ? { ...state, messages: own.messages } : state}
        isLoading={isLoading}
        isConnected={isConnected}
        isQuiet={isQuiet}
        onRetry={conversation.retry}
        onEdit={conversation.edit}
        onChoose={conversation.choose}
        onRate={conversation.rate}
      >
        <ChatOffers
          {...{ translation, bookId, chapter, planStepId, question, conversation, isQuiet }}
          about={about ?? placeName}
          onAsk={askSuggested}
          onOwnQuestion={startAnew}
        />
      </Messages>
      {state.is_owner && (
        <ChatInput
          field={field}
          draft={draft}
          onDraft={setDraft}
          onSend={send}
          onStop={conversation.stop}
          {...{ isBusy, isQuiet, about, bookId, chapter, note }}
          onNote={setNote}
          onClearVerses={props.onClearVerses}
        >
          <OfflineNote {...{ conversation, onChat }} isNew={!chatId && !question} />
        </ChatInput>
      )}
    </section>
  )
}

/** How quiet the page is beside the panel, and whether a reload would lose something of it. */
const signsOf = (quiet: Care['response'] | null, note: string | null, state: ChatState) => ({
  'data-quiet': quiet ?? undefined,
  'data-fragile': isFragile(state) || note !== null || undefined,
})

/** The title above a stored conversation; empty for a new one. */
function titleOf({ title, chat_id }: ChatState): string {
  if (title === CARE_TITLE) return chat('conversation')
  return shownTitle(title) || (chat_id ? chat('chat') : '')
}

const isAudited = ({ messages }: ChatState) =>
  messages.some((message) => message.role === 'assistant' && message.has_audit_data)

const headOf = ({ chat_id, is_owner, is_public, is_kept, messages }: ChatState) => ({
  ...{ chatId: chat_id, isOwner: is_owner, isPublic: is_public, isKept: is_kept },
  isNew: messages.length === 0,
})

/**
 * Keeps a question that waits for a connection in the browser's history entry, so that the panel reopens with it after
 * a reload, and with its key, so that it is asked only once. It is kept out of the address, which is visible and shared.
 */
function useQuestionInHistory(): (question: string, unsent: Unsent | null) => void {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  return (question, unsent) => {
    const isInAddress = new URLSearchParams(search).has('question')
    if (isInAddress && state?.unsent?.key === unsent?.key) return
    const asked = isInAddress ? { unsent } : { question, unsent }
    void navigate(pathname + search, { replace: true, preventScrollReset: true, state: { ...state, ...asked } })
  }
}

/** Focuses the field when the panel was opened to ask; not on phones, where the keyboard would open. */
function useFocusOnOpen(field: { current: HTMLTextAreaElement | null }, isNew: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only on opening
  useEffect(() => {
    if (isNew && matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
  }, [])
}
