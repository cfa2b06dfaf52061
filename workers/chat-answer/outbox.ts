import type { ChatEvent } from '#shared/contract/chat.ts'
import type { AnswerWriter } from '#shared/server/answer-stream.ts'
import type { AppendResult } from '#shared/server/append-frames.ts'

/** The events of an answer on their way to its log, in order. */
export type Outbox = {
  put(event: ChatEvent): void
  /** Puts an event that is written in one step with the one after it. */
  lead(event: ChatEvent): void
  /** Puts text, joined with the text that still waits at the end. */
  text(content: string): void
  /** Discards the text that still waits at the end. */
  dropText(): void
  /** Resolves when nothing waits any more. */
  settled(): Promise<void>
}

/** Text that waits longer is split there: no frame becomes much larger. */
export const MAX_CHARACTERS = 8192

type Options = {
  writer: Pick<AnswerWriter, 'append' | 'appendInTurn'>
  /** Events that wait are dropped then. */
  isOver: () => boolean
  onResult: (result: AppendResult) => void
  onError: (error: Error) => void
}

/**
 * Appends one event after the other, each once the one before it is written. Text after the first waits for its turn
 * among all answers of the process; what arrives meanwhile joins it. Everything else is written immediately.
 */
export function createOutbox({ writer, isOver, onResult, onError }: Options): Outbox {
  const waiting: ChatEvent[] = []
  let written = Promise.resolve()
  let isRunning = false
  let hasText = false
  let leading: ChatEvent | undefined

  const take = () => (isOver() ? undefined : waiting.shift())
  const append = (): Promise<AppendResult> => {
    if (waiting[0] === leading && waiting.length > 1) {
      hasText = waiting[1]!.event === 'content'
      return writer.append(...waiting.splice(0, 2))
    }
    const isText = waiting[0]?.event === 'content'
    const isNext = isText && waiting.length === 1 && hasText
    hasText = isText
    return isNext ? writer.appendInTurn(take) : writer.append(waiting.shift()!)
  }
  const run = async () => {
    while (waiting.length > 0 && !isOver()) {
      try {
        onResult(await append())
      } catch (error) {
        onError(error as Error)
      }
    }
    waiting.length = 0
    isRunning = false
  }
  const start = () => {
    if (isRunning) return
    isRunning = true
    written = run()
  }
  return {
    put(event) {
      waiting.push(event)
      start()
    },
    lead(event) {
      leading = event
      waiting.push(event)
    },
    text(content) {
      const last = waiting.at(-1)
      if (last?.event === 'content' && last.data.content.length < MAX_CHARACTERS) last.data.content += content
      else waiting.push({ event: 'content', data: { content } })
      start()
    },
    dropText() {
      while (waiting.at(-1)?.event === 'content') waiting.pop()
    },
    settled: () => written,
  }
}
