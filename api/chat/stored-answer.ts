import type { ChatEvent } from '#shared/contract/chat.ts'
import { failureEvent } from '#shared/server/failure.ts'
import { finalContent } from '#shared/server/final-content.ts'
import type { findAnswer } from '#shared/server/sql/chats.ts'
import type { EventStream } from './event-stream.ts'

type Recipient = { stream: EventStream; messageId: number; isOwner: boolean }

/**
 * Sends a finished answer from its row: the text or the failure, then the last event. Only its owner gets follow-ups.
 */
export function sendStored(
  { stream, messageId, isOwner }: Recipient,
  row: Awaited<ReturnType<typeof findAnswer>>,
): void {
  const send = (event: ChatEvent) => stream.send(event.event, JSON.stringify(event.data))
  if (row && (row.content || row.status !== 'failed')) {
    send(finalContent(isOwner ? row : { ...row, follow_ups: [] }))
  }
  if (!row || row.status === 'failed') {
    send(failureEvent(row ? (row.error ?? 'failed') : 'gone'))
  }
  send({ event: 'stream_end', data: { message_id: messageId, status: row?.status ?? 'failed' } })
  stream.end()
}
