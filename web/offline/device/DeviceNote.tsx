import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { Chat } from '#shared/contract/chat.ts'
import type { ChatState } from '../../chat/chat-state.ts'
import { isUnchanged } from '../../chat/conversation-acts.ts'
import { useAbbreviation } from '../../chat/useAbbreviation.ts'
import type { Conversation } from '../../chat/useConversation.ts'
import { fetchChat } from '../../data/hooks.ts'
import { hasIndex } from '../../data/kept-translation.ts'
import { KEPT_STORED, type KeptStored } from '../../data/stored.ts'
import { prepareDevice } from './device-call.ts'
import { keptTalkAt } from './kept-talk.ts'
import { device } from './words.ts'

type Props = {
  conversation: Pick<Conversation, 'state' | 'place' | 'dispatch'>
  isOnline: boolean
  /** The panel was opened without a conversation or a question. */
  isNew: boolean
  onChat: (chatId: number) => void
  /** What happens to a question if this device cannot answer it. */
  children: ReactNode
}

/** Says offline that this device answers, and shows the conversation that only this device has. */
export function DeviceNote({ conversation, isOnline, isNew, onChat, children }: Props) {
  const translation = conversation.place.bible_id
  const edition = useAbbreviation(translation)
  const isReady = useDevice(isOnline ? null : translation)
  useKeptTalk(conversation, isNew, onChat)
  if (isOnline) return null
  return isReady ? device('answers', { edition }) : children
}

/** Whether this device can answer from a translation. Gets it ready: the first answer should not wait. */
function useDevice(translation: string | null): boolean {
  const [ready, setReady] = useState<string | null>(null)
  useEffect(() => {
    if (!translation) return
    void hasIndex(translation).then((isThere) => {
      if (!isThere) return
      setReady(translation)
      prepareDevice(translation).catch(() => setReady(null))
    })
  }, [translation])
  return translation !== null && ready === translation
}

/**
 * Shows in an empty panel the conversation about its passage that only this device has, and replaces it once the server
 * has stored it.
 */
function useKeptTalk({ state, place, dispatch }: Props['conversation'], isNew: boolean, onChat: Props['onChat']): void {
  const reopen = useEffectEvent(() => {
    const messages = isNew && state.messages.length === 0 && keptTalkAt(place)
    if (messages) dispatch([{ type: 'changed', change: (now) => ({ ...now, messages }) }])
  })
  const replace = useEffectEvent((stored: KeptStored) => {
    if (!state.messages.some(({ key }) => key === `user-${stored.key}`)) return
    void fetchChat(stored.chat_id).then((chat) => show(chat, state))
  })
  const show = useEffectEvent((chat: Chat, before: ChatState) => {
    // another question may have been asked meanwhile
    if (!isUnchanged(state, before)) return
    dispatch([{ type: 'opened', chat }])
    onChat(chat.chat_id)
  })
  useEffect(() => {
    reopen()
    const channel = new BroadcastChannel(KEPT_STORED)
    channel.addEventListener('message', ({ data }: MessageEvent<KeptStored>) => replace(data))
    return () => channel.close()
  }, [])
}
