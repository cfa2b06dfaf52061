import { useEffect, useLayoutEffect } from 'react'
import type { HintName } from '#shared/contract/user.ts'
import type { OpenChat } from './hint-rules.ts'
import css from './hints.module.css'

const CHANGED = 'philip:hints'

/** A slot in a screen's layout for one of these hints. It takes no room while empty. */
export function HintPlace({ names }: { names: readonly HintName[] }) {
  // before the surroundings are first painted
  useLayoutEffect(announce, [])
  return <div className={css.place} data-hint-place={names.join(' ')} />
}

let chat: OpenChat | null = null

/** The conversation on the screen; null if none is open. */
export const openChat = (): OpenChat | null => chat

/** Reports the conversation on the screen while the caller is mounted. */
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

/** Calls a listener when a slot or the conversation changes. Returns a function that unsubscribes. */
export function onHintChange(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}

function announce(): void {
  dispatchEvent(new Event(CHANGED))
}
