import type { Suggestion } from '#shared/contract/bible.ts'
import type { Care } from '#shared/contract/care.ts'
import type { Citation, Message, Rating } from '#shared/contract/chat.ts'
import type { Span } from '#shared/contract/spans.ts'

/** A message as the panel shows it. `key` stays the same from the start, before the server has assigned an id. */
export type ShownMessage = {
  key: string
  id: number | null
  role: 'user' | 'assistant'
  content: string
  isStreaming: boolean
  status: Message['status']
  citations: Citation[]
  /** The results of the check; missing in older answers. */
  spans?: Span[]
  has_audit_data: boolean
  /** A limit of its length or time cut the answer off. */
  is_truncated?: true
  follow_ups?: Suggestion[]
  /** The help shown with an answer to a question in distress. */
  care?: Care
  /** What produced the answer, once it exists. */
  model_name?: string | null
  model_provider?: string | null
  /** The owner's rating of an answer. */
  rating?: Rating
  /** This device wrote the answer, without a network; `kept` until the server has stored it. */
  is_local?: 'kept' | 'unkept'
  /** The note that its visitor attached to a question. */
  note?: string
  /** For an edited question: which version it is, and the others. */
  version?: number
  other_versions?: ShownVersion[]
  /** The answer with words that this one, in progress, is a retry of. */
  before?: ShownMessage
  /** The answer whose question this one replaces, until the server has accepted the edit. */
  replaces?: number
}

/** Another version of a question with its answer. `message_id` selects it. */
export type ShownVersion = { version: number; message_id: number; messages: ShownMessage[] }
