import { useEffect, useLayoutEffect } from 'react'
import type { HintName } from '#shared/contract/user.ts'
import type { OpenChat } from './hint-rules.ts'
import css from './hints.module.css'

const CHANGED = 'philip:hints'

/** A place in the flow of a screen where one of these hints may be shown. It takes no room while none is. */
export function HintPlace({ names }: { names: readonly HintName[] }) {
  // before the first picture of what is around it
  useLayoutEffect(announce, [])
  return <div className={css.place} data-hint-place={names.join(' ')} />
}

let chat: OpenChat | null = null

/** The conversation on the screen; null where none is open. */
export const openChat = (): OpenChat | null => chat

/** Reports the conversation that is on the screen as long as the caller is mounted. */
export function useOpenChat({ isOwner, isPublic, answers, isAnswering }: OpenChat): void {
  useEffect(() => {
    chat = { isOwner, isPublic, answers, isAnswering }
    announce()
  }, [isOwner, isPublic, answers, isAnswering])
  useEffect(
    () => () => {
      chat = null
      announce()
    },
    [],
  )
}

/** Calls a listener when a place or the conversation has changed. Returns what ends that. */
export function onHintChange(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}

function announce(): void {
  dispatchEvent(new Event(CHANGED))
}
