import type { Suggestion } from '../contract/bible.ts'
import type { ChatEvent, Citation } from '../contract/chat.ts'
import type { Span } from '../contract/spans.ts'
import { type StoredCare, shownCare } from '../distress/care.ts'

type Ended = {
  content: string
  citations: Citation[]
  spans?: Span[] | null
  follow_ups: Suggestion[]
  care: StoredCare | null
}

/** The `final_content` event of a stored answer, for its owner. */
export function finalContent({ content, citations, spans, follow_ups, care }: Ended) {
  const data = {
    ...{ content, citations },
    ...(spans && { spans }),
    ...(follow_ups.length > 0 && { follow_ups }),
    ...(care && { care: shownCare(care) }),
  }
  return { event: 'final_content', data } satisfies ChatEvent
}
