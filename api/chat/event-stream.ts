import type { ChatEvent } from '#shared/contract/chat.ts'

/** A reader's connection. Nothing is buffered for a slow one: `send` reports when to stop, `onDrain` resumes. */
export type EventStream = {
  /** False once the reader has too much unread; data already passed in is still sent. */
  send(event: ChatEvent['event'], data: string, id?: string): boolean
  /** Ends the stream; a second call does nothing. */
  end(): void
  onDrain(resume: () => void): void
  onClose(listener: () => void): void
  readonly isClosed: boolean
}
