import type { Care } from '#shared/contract/care.ts'
import type { Place } from '../data/read-path.ts'
import type { Unsent } from './unsent.ts'

/**
 * What the reader passes to the chat panel. The panel owns the conversation; the reader owns the place and the address.
 */
export type ChatPanelProps = {
  translation: string
  bookId: string
  chapter: number
  /** The chapter's display name: "John 3". */
  placeName: string
  /** The verses that a new question is about; empty for the whole chapter. */
  verses: readonly number[]
  /** The stored chat to show; null for a new one. */
  chatId: number | null
  /** A question to ask immediately; it is in the address until the chat has an id. */
  question: string | null
  /** That question as it was asked before, if it waited for a connection. */
  askedBefore: Unsent | null
  /** The help for that question, if it expresses distress. */
  care: Care | null
  planStepId: number | null
  /** The title of the plan's step, or of the plan, if the reader follows one. */
  planTitle?: string | null
  /** Whether the audit of answers is on. */
  hasAudit: boolean
  /** `sheet` is a modal dialog at the bottom, `side` is a panel beside the text. */
  placement: 'side' | 'sheet'
  onClose: () => void
  /** Opens the reader at a reference. The panel stays open beside the text, and closes where it covers the text. */
  onOpenReference: (place: Place) => void
  /** Reports the open chat: the address then contains `chatId` instead of `question`. Null after clear or delete. */
  onChat: (chatId: number | null) => void
  /** Reports the open chat if it is not kept; else null. */
  onUnkept: (chatId: number | null) => void
  /** Clears the selected verses. */
  onClearVerses: () => void
}
