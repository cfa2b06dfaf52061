import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { Care } from '#shared/contract/care.ts'
import type { Unsent } from '../../chat/unsent.ts'
import type { AskedAtHome, AskedInDistress, ChosenChat, OpenedAside } from '../../data/read-path.ts'
import { useAi } from '../../data/useAi.ts'

export type ChatMount = {
  /** False if the reader wants no AI: the chat cannot be opened then. */
  isWanted: boolean
  isOpen: boolean
  chatId: number | null
  question: string | null
  /** The question as it was asked before at this history entry, while it waited for a connection. */
  askedBefore: Unsent | null
  /** The help for the question, if it expresses distress. */
  care: Care | null
  /** The question was asked at Home. */
  isFromHome: boolean
  open: () => void
  ask: (question: string) => void
  /** Closes the chat; `isLeft` when the reader follows a reference of it, so that going back reopens it. */
  close: (isLeft?: unknown) => void
  /** Reports which chat is open, once it has an id; null when it is gone. */
  name: (chatId: number | null) => void
  /** Removes the highlighted verses from the address. */
  dropVerse: () => void
}

/** Whether the chat panel is open: because of the address, or because the reader opened it. */
export function useChatMount(): ChatMount {
  const [isWanted] = useAi()
  const [params, setParams] = useSearchParams()
  const chatId = readId(params.get('chatId'))
  const { key, state: kept } = useLocation()
  const state = kept as Partial<
    AskedInDistress & AskedAtHome & OpenedAside & ChosenChat & { unsent: Unsent | null }
  > | null
  const question = (params.get('question') ?? state?.question)?.trim().slice(0, 4000) || null
  const wanted = chatId ? `chat ${chatId}` : question ? `ask ${question}` : null
  const [isOpened, setIsOpened] = useState(false)
  // a panel that the reader closed at this history entry does not reopen by itself
  const [closed, setClosed] = useState({ wanted: null as string | null, key })
  if (state?.isChosen && closed.wanted && closed.key !== key) setClosed({ wanted: null, key })
  const [left, setLeft] = useState<string | null>(null)
  // two changes may follow each other before the address is rendered: the second must not undo the first
  const newest = useRef(params)
  useLayoutEffect(() => {
    newest.current = params
  }, [params])
  const change = (edit: (params: URLSearchParams) => void, replace: boolean, state: unknown = null) => {
    const next = new URLSearchParams(newest.current)
    edit(next)
    newest.current = next
    setParams(next, { replace, preventScrollReset: true, state })
  }
  return {
    isWanted,
    isOpen: isWanted && (isOpened || (wanted !== null && (wanted !== closed.wanted || key === left))),
    chatId,
    question,
    askedBefore: state?.unsent ?? null,
    care: state?.care ?? null,
    isFromHome: state?.isAskedAtHome === true,
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
      setClosed({ wanted, key })
      setLeft(isLeft === true ? key : null)
    },
    dropVerse: () => change((next) => next.delete('verse'), true, state),
    name: (id) => {
      setIsOpened(true)
      change(
        (next) => {
          next.delete('question')
          if (id) next.set('chatId', String(id))
          else next.delete('chatId')
        },
        true,
        state?.isAside ? { isAside: true } : null,
      )
    },
  }
}

/** Ids are whole numbers up to 2^53; anything else is ignored. */
function readId(text: string | null): number | null {
  if (!text || !/^[1-9]\d{0,15}$/.test(text)) return null
  const id = Number(text)
  return Number.isSafeInteger(id) ? id : null
}
