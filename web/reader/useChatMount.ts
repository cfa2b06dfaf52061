import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { Care } from '#shared/contract/care.ts'
import type { AskedInDistress } from '../data/read-path.ts'
import { useAi } from '../data/useAi.ts'

export type ChatMount = {
  /** False where the reader wants no AI: there is nothing to open then. */
  isWanted: boolean
  isOpen: boolean
  chatId: number | null
  question: string | null
  /** The help for the question, where it is asked in distress. */
  care: Care | null
  open: () => void
  ask: (question: string) => void
  /** Closes it; `isLeft` where the reader goes on to a reference of it: the way back opens it again. */
  close: (isLeft?: unknown) => void
  /** Tells which chat is open, once it has an id; null when it is gone. */
  name: (chatId: number | null) => void
  /** Takes the highlighted verses out of the address. */
  dropVerse: () => void
}

/** Whether the chat panel stands beside the text: because of the address, or because the reader opened it. */
export function useChatMount(): ChatMount {
  const [isWanted] = useAi()
  const [params, setParams] = useSearchParams()
  const chatId = readId(params.get('chatId'))
  const { key, state: kept } = useLocation()
  const state = kept as Partial<AskedInDistress> | null
  const question = (params.get('question') ?? state?.question)?.trim().slice(0, 4000) || null
  const wanted = chatId ? `chat ${chatId}` : question ? `ask ${question}` : null
  const [isOpened, setIsOpened] = useState(false)
  // what the reader closed does not open again by itself
  const [closed, setClosed] = useState<string | null>(null)
  const [left, setLeft] = useState<string | null>(null)
  const change = (edit: (params: URLSearchParams) => void, replace: boolean, state: unknown = null) => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        edit(next)
        return next
      },
      { replace, preventScrollReset: true, state },
    )
  }
  return {
    isWanted,
    isOpen: isWanted && (isOpened || (wanted !== null && (wanted !== closed || key === left))),
    chatId,
    question,
    care: state?.care ?? null,
    open: () => setIsOpened(true),
    ask: (text) => {
      setIsOpened(true)
      change((next) => {
        next.delete('chatId')
        next.set('question', text)
      }, false)
    },
    close: (isLeft) => {
      setIsOpened(false)
      setClosed(wanted)
      setLeft(isLeft === true ? key : null)
    },
    dropVerse: () => change((next) => next.delete('verse'), true, state),
    name: (id) => {
      setIsOpened(true)
      change((next) => {
        next.delete('question')
        if (id) next.set('chatId', String(id))
        else next.delete('chatId')
      }, true)
    },
  }
}

/** Ids are whole numbers up to 2^53; anything else opens nothing. */
function readId(text: string | null): number | null {
  if (!text || !/^[1-9]\d{0,15}$/.test(text)) return null
  const id = Number(text)
  return Number.isSafeInteger(id) ? id : null
}
