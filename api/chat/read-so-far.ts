import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../context.ts'
import { visitorOf } from '../visitor/visitor.ts'
import type { EventStream } from './event-stream.ts'

type Reader = { messageId: number; chatId: number; isOwner: boolean }

/**
 * The words of an answer that is still being written, for a page that cannot follow its stream. Waits for its end, for
 * `waitMs` at most; `isOver` if it has ended, or may no longer be read.
 */
export async function readSoFar(
  ctx: Context,
  reader: Reader,
  waitMs: number,
): Promise<{ text: string; isOver: boolean }> {
  const leave = ctx.limits.stream(ctx, visitorOf(ctx))
  const { stream, ended, words } = collector()
  const waiting = new AbortController()
  try {
    await ctx.answers.attach({ ...reader, stream })
    await Promise.race([ended, pause(waitMs, undefined, { signal: waiting.signal }).catch(() => {})])
    return { text: words(), isOver: stream.isClosed }
  } finally {
    waiting.abort()
    stream.end()
    leave()
  }
}

/** A stream that keeps the words of an answer. */
function collector() {
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  const closed: (() => void)[] = []
  let text = ''
  let isClosed = false
  const stream: EventStream = {
    send(event, data) {
      if (event === 'reset') text = ''
      if (event === 'content') text += (JSON.parse(data) as { content: string }).content
      return true
    },
    end() {
      if (isClosed) return
      isClosed = true
      for (const listener of closed) listener()
      resolve()
    },
    onDrain() {},
    onClose(listener) {
      if (isClosed) listener()
      else closed.push(listener)
    },
    get isClosed() {
      return isClosed
    },
  }
  return { stream, ended, words: () => text }
}
