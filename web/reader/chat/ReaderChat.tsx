import { Suspense, useEffect, useRef } from 'react'
import type { ChatPanelProps } from '../../chat/chat-panel-props.ts'
import { forgetChat, useSettings } from '../../data/hooks.ts'
import { passageOf, titleBeside } from '../../data/step-passage.ts'
import { isRedrawing } from '../../words/language.ts'
import { wordIn } from '../../words/words.ts'
import type { PlanMode } from '../plan/usePlanMode.ts'
import type { ReaderPlace } from '../useReaderPlace.ts'
import type { SelectedVerses } from '../useSelectedVerses.ts'
import type { ReaderTurns } from '../useTurns.ts'
import { ChatPlacement } from './ChatPlacement.tsx'
import { ChatPanel } from './chat-panel.ts'
import type { ChatMount } from './useChatMount.ts'

type Props = {
  place: ReaderPlace
  name: string
  turns: ReaderTurns
  selection: SelectedVerses
  highlighted: readonly number[]
  chat: ChatMount
  isQuiet: boolean
  isNarrow: boolean
  onOpenReference: ChatPanelProps['onOpenReference']
}

/** The conversation beside or over the text; the container is shown before the conversation has loaded. */
export function ReaderChat(props: Props) {
  const { place, name, turns, selection, highlighted, chat, isQuiet, isNarrow, onOpenReference } = props
  const { plan } = turns
  const { data: settings } = useSettings()
  const placement = isNarrow ? 'sheet' : 'side'
  const unkept = useForgottenOnClose()
  return (
    <ChatPlacement placement={placement} isTall={isQuiet} beginsTall={chat.isFromHome} onClose={chat.close}>
      <Suspense>
        <ChatPanel
          translation={place.translation}
          bookId={place.book.id}
          chapter={place.chapter}
          placeName={name}
          verses={selection.verses.length ? selection.verses : highlighted}
          chatId={chat.chatId}
          question={chat.question}
          askedBefore={chat.askedBefore}
          care={chat.care}
          planStepId={plan?.step.id ?? null}
          planTitle={plan && titleOf(plan)}
          hasAudit={Boolean(settings?.enable_audit)}
          placement={placement}
          onClose={chat.close}
          onOpenReference={(to) => {
            // the sheet closes over the text, and going back reopens it
            if (isNarrow) unkept.current = null
            onOpenReference(to)
          }}
          onChat={chat.name}
          onUnkept={(id) => {
            // left by a step back: until the panel closes, a step forward reopens it
            if (!id && !chat.chatId) return
            const last = unkept.current
            unkept.current = id
            // another conversation was opened in its place
            if (last && last !== (id ?? chat.chatId)) void forgetChat(last)
          }}
          onClearVerses={() => {
            selection.clear()
            chat.dropVerse()
          }}
        />
      </Suspense>
    </ChatPlacement>
  )
}

/** The title of a step, or of its plan, in the language of the page as far as there is one. */
function titleOf({ plan, step }: PlanMode): string {
  const title = (titleBeside(step) ?? passageOf(step)) || plan.name
  // not `seededIn`: a conversation would load the titles of all screens with it
  return (plan.creator === 'featured' && wordIn('seeds', title)) || title
}

/**
 * Keeps the id of the open chat that is not kept, and deletes the chat when the conversation or the page is closed. A
 * change of the language closes neither.
 */
function useForgottenOnClose() {
  const unkept = useRef<number | null>(null)
  useEffect(() => {
    const forget = () => {
      if (unkept.current) void forgetChat(unkept.current)
    }
    addEventListener('pagehide', forget)
    return () => {
      removeEventListener('pagehide', forget)
      if (!isRedrawing()) forget()
    }
  }, [])
  return unkept
}
