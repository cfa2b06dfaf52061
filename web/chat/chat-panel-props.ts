import type { Care } from '#shared/contract/care.ts'
import type { Place } from '../data/read-path.ts'

/** What the reader gives to the chat panel. The panel owns the conversation; the reader owns the place and the address. */
export type ChatPanelProps = {
  translation: string
  bookId: string
  chapter: number
  /** The chapter as people say it: "John 3". */
  placeName: string
  /** The verses that a new question is about; empty for the whole chapter. */
  verses: readonly number[]
  /** The saved chat to show; null for a new one. */
  chatId: number | null
  /** A question to ask at once; it is in the address until the chat has an id. */
  question: string | null
  /** The help for that question, where it is asked in distress. */
  care: Care | null
  planStepId: number | null
  /** The title of the plan's step, or of the plan, where the reader follows one. */
  planTitle?: string | null
  /** `sheet` is a modal dialog at the bottom, `side` is beside the text. */
  placement: 'side' | 'sheet'
  onClose: () => void
  /** Opens the reader at a reference; the panel stays open beside the text, and closes where it covers it. */
  onOpenReference: (place: Place) => void
  /** Reports which chat is open: the address then has `chatId` instead of `question`. Null after clear or delete. */
  onChat: (chatId: number | null) => void
  /** Drops the selected verses. */
  onClearVerses: () => void
}
