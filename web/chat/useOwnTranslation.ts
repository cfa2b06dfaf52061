import { useEffect, useState } from 'react'
import { useVerseTexts } from '../data/verse-texts.ts'
import type { ChatState } from './chat-state.ts'
import type { inOwnTranslation } from './own-translation.ts'
import { quotedReferences } from './quoted-references.ts'
import type { ShownMessage } from './shown-message.ts'

export type OwnTranslation = {
  /** Whether any quotation can be read in another translation. */
  isOffered: boolean
  isOn: boolean
  isLoading: boolean
  /** The references that the reader's translation lacks. */
  missing: string[]
  messages: ShownMessage[]
  toggle: () => void
}

/** Shows the quotations of a published chat in the reader's own translation while the reader has this switched on. */
export function useOwnTranslation(state: ChatState, translation: string): OwnTranslation {
  const [isWanted, setIsWanted] = useState<number | null>(null)
  const answers = state.messages.filter(({ role, isStreaming }) => role === 'assistant' && !isStreaming)
  // a new chat has no stored place yet: it was asked here
  const written = state.reference?.translation ?? translation
  const refs = state.is_public && written !== translation ? quotedReferences(answers) : []
  const isOffered = refs.length > 0
  const isOn = isOffered && isWanted === state.chat_id
  const texts = useVerseTexts(translation, isOn ? refs : [], written)
  const translate = useTranslate(isOn)
  const toggle = () => setIsWanted(isOn ? null : state.chat_id)
  if (!isOn || !texts || !translate)
    return { isOffered, isOn, isLoading: isOn, missing: [], messages: state.messages, toggle }
  const missing = new Set<string>()
  const messages = state.messages.map((message) => {
    if (!answers.includes(message)) return message
    const own = translate(message, texts)
    for (const ref of own.missing) missing.add(ref)
    return { ...message, content: own.content, spans: own.spans }
  })
  return { isOffered, isOn, isLoading: false, missing: [...missing], messages, toggle }
}

/** Loads `inOwnTranslation` on first use. */
function useTranslate(isWanted: boolean): typeof inOwnTranslation | undefined {
  const [translate, setTranslate] = useState<typeof inOwnTranslation>()
  useEffect(() => {
    if (isWanted) void import('./own-translation.ts').then((module) => setTranslate(() => module.inOwnTranslation))
  }, [isWanted])
  return translate
}
