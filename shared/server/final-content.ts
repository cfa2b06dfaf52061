import type { Suggestion } from '../contract/bible.ts'
import type { ChatEvent, Citation } from '../contract/chat.ts'
import type { Span } from '../contract/spans.ts'
import { type StoredCare, shownCare } from '../distress/care.ts'

type Writer = { model_name?: string | null; model_provider?: string | null }
type Ended = {
  content: string
  citations: Citation[]
  spans?: Span[] | null
  follow_ups: Suggestion[]
  care: StoredCare | null
  error?: string | null
} & Writer

/** The `error` of a complete answer that a limit of its length or time has cut off. */
export const TRUNCATED = 'truncated'
/** The `error` of an answer that its provider refused to give. */
export const BLOCKED = 'blocked'

/** The field of a message or an event about it; else none. */
export const truncation = ({ error }: Pick<Ended, 'error'>) => error === TRUNCATED && { is_truncated: true as const }

/** The `final_content` event of a stored answer, for its owner. */
export function finalContent(answer: Ended) {
  const { content, citations, spans, follow_ups, care, model_name, model_provider } = answer
  const data = {
    ...{ content, citations },
    ...(spans && { spans }),
    ...truncation(answer),
    ...(follow_ups.length > 0 && { follow_ups }),
    ...(care && { care: shownCare(care) }),
    ...(model_name && { model_name }),
    ...(model_provider && { model_provider }),
  }
  return { event: 'final_content', data } satisfies ChatEvent
}
