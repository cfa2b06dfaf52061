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
} & Writer

/** The `final_content` event of a stored answer, for its owner. */
export function finalContent({ content, citations, spans, follow_ups, care, model_name, model_provider }: Ended) {
  const data = {
    ...{ content, citations },
    ...(spans && { spans }),
    ...(follow_ups.length > 0 && { follow_ups }),
    ...(care && { care: shownCare(care) }),
    ...(model_name && { model_name }),
    ...(model_provider && { model_provider }),
  }
  return { event: 'final_content', data } satisfies ChatEvent
}
