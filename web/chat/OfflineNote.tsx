import { Suspense } from 'react'
import { KEPT_QUESTIONS, readStored } from '../data/stored.ts'
import { useOnline } from '../data/useOnline.ts'
import { lazily } from '../ui/lazily.ts'
import css from './chat.module.css'
import type { Conversation } from './useConversation.ts'
import { chat } from './words.ts'

const DeviceNote = lazily(() => import('../offline/device/DeviceNote.tsx'), 'DeviceNote')

type Props = {
  conversation: Conversation
  isNew: boolean
  onChat: (chatId: number) => void
}

/** Explains what happens to a question asked offline. */
export function OfflineNote(props: Props) {
  const isOnline = useOnline()
  const { messages, activity } = props.conversation.state
  const isHere = messages.some(({ is_local }) => is_local)
  if (isOnline && !isHere && !readStored(KEPT_QUESTIONS)) return null
  // a question that waits says so itself, above the field
  const waits = !activity || activity.isHere ? chat('willSend') : null
  return (
    <p role="status" className={css.note}>
      <Suspense fallback={!isOnline && waits}>
        <DeviceNote {...props} isOnline={isOnline}>
          {waits}
        </DeviceNote>
      </Suspense>
    </p>
  )
}
