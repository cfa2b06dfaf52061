import { useState } from 'react'
import { useVerseTexts } from '../data/verse-texts.ts'
import type { ChatState, ShownMessage } from './chat-state.ts'
import { inOwnTranslation, quotedReferences } from './own-translation.ts'

export type OwnTranslation = {
  /** Whether there is anything to read in another translation. */
  isOffered: boolean
  isOn: boolean
  isLoading: boolean
  /** The references that the reader's translation does not have. */
  missing: string[]
  messages: ShownMessage[]
  toggle: () => void
}

/** Shows the quotations of a published chat in the reader's own translation while the reader wants it. */
export function useOwnTranslation(state: ChatState, translation: string): OwnTranslation {
  const [isWanted, setIsWanted] = useState<number | null>(null)
  const answers = state.messages.filter(({ role, isStreaming }) => role === 'assistant' && !isStreaming)
  // a chat that has just begun says nothing of its place: it was asked here
  const written = state.reference?.translation ?? translation
  const refs = state.is_public && written !== translation ? quotedReferences(answers) : []
  const isOffered = refs.length > 0
  const isOn = isOffered && isWanted === state.chat_id
  const texts = useVerseTexts(translation, isOn ? refs : [])
  const toggle = () => setIsWanted(isOn ? null : state.chat_id)
  if (!isOn || !texts) return { isOffered, isOn, isLoading: isOn, missing: [], messages: state.messages, toggle }
  const missing = new Set<string>()
  const messages = state.messages.map((message) => {
    if (!answers.includes(message)) return message
    const own = inOwnTranslation(message, texts)
    for (const ref of own.missing) missing.add(ref)
    return { ...message, content: own.content, spans: own.spans }
  })
  return { isOffered, isOn, isLoading: false, missing: [...missing], messages, toggle }
}
