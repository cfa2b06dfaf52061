import { Suspense } from 'react'
import { KEPT_QUESTIONS, readStored } from '../data/stored.ts'
import { useOnline } from '../data/useOnline.ts'
import { lazily } from '../ui/lazily.ts'
import css from './chat.module.css'
import type { Conversation } from './useConversation.ts'
import { chat } from './words.ts'

// without a network and a service worker it cannot be loaded
const DeviceNote = lazily<Device, 'DeviceNote'>(
  () => import('../offline/device/DeviceNote.tsx').catch(() => ({ DeviceNote: Plain })),
  'DeviceNote',
)
type Device = typeof import('../offline/device/DeviceNote.tsx')
const Plain: Device['DeviceNote'] = ({ isOnline, children }) => !isOnline && children

type Props = {
  conversation: Conversation
  isNew: boolean
  onChat: (chatId: number) => void
}

/** Explains what happens to a question asked offline. */
export function OfflineNote(props: Props) {
  const isOnline = useOnline()
  const isHere = props.conversation.state.messages.some(({ is_local }) => is_local)
  if (isOnline && !isHere && !readStored(KEPT_QUESTIONS)) return null
  const waits = chat('willSend')
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
