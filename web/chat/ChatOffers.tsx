import { Suspense } from 'react'
import { useSuggestions } from '../data/hooks.ts'
import { HintPlace } from '../hints/HintPlace.tsx'
import { lazily } from '../ui/lazily.ts'
import { AnswerNote } from './AnswerNote.tsx'
import css from './chat.module.css'
import type { ChatPanelProps } from './chat-panel-props.ts'
import { followUps, isByModel, maySend } from './chat-state.ts'
import type { Conversation } from './useConversation.ts'
import { chat } from './words.ts'

const SuggestionChips = lazily(() => import('./SuggestionChips.tsx'), 'SuggestionChips')
const MissingChat = lazily(() => import('./MissingChat.tsx'), 'MissingChat')

type Props = Pick<ChatPanelProps, 'translation' | 'bookId' | 'chapter' | 'planStepId' | 'question'> & {
  conversation: Conversation
  /** The conversation has a reply to a visitor in danger, so nothing else is offered. */
  isQuiet: boolean
  /** The passage that a question is about. */
  about: string
  onAsk: (question: string) => void
  onOwnQuestion: () => void
}

/** What follows the messages: the note on answers, questions to ask next, and what an empty conversation shows. */
export function ChatOffers(props: Props) {
  const { translation, bookId, chapter, planStepId, question, conversation, isQuiet, about, onAsk } = props
  const { state, isLoading } = conversation
  const place = [translation, isQuiet ? null : bookId, chapter, planStepId] as const
  const { suggestions, suggestionLanguage, isLoading: isSuggesting } = useSuggestions(...place)
  const next = followUps(state)
  const isEmpty = state.messages.length === 0
  const isSettled = !isQuiet && state.activity === null && !isLoading
  const note = isSettled && <AnswerNote isByModel={isByModel(state)} />
  return (
    <>
      {isEmpty &&
        !isLoading &&
        !question &&
        (state.missing ? (
          <Suspense>
            <MissingChat missing={state.missing} onOwnQuestion={props.onOwnQuestion} onReopen={conversation.reopen} />
          </Suspense>
        ) : (
          <p className={css.hint}>{chat('askAbout', { about })}</p>
        ))}
      {!isEmpty && note}
      {state.is_owner && isSettled && !question && !state.failure && (
        <Suspense>
          <SuggestionChips
            suggestions={(next ?? suggestions).filter((each) => maySend(state, each.question))}
            lang={next ? '' : suggestionLanguage}
            isLoading={isSuggesting && isEmpty}
            onAsk={onAsk}
          />
        </Suspense>
      )}
      {isEmpty && note}
      <HintPlace names={['share_conversation']} />
    </>
  )
}
