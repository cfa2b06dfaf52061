import { type Frame, readFrames } from '#shared/server/answer-stream.ts'
import type { Db } from '#shared/server/db.ts'
import type { Logger } from '#shared/server/log.ts'
import { streamGaps } from '#shared/server/metrics.ts'
import type { Redis } from '#shared/server/redis.ts'
import { findAnswer, isOpen, listPublic } from '#shared/server/sql/chats.ts'
import { codeOf } from '#shared/server/store-errors.ts'
import type { Viewer } from './answer-hubs.ts'
import { sendStored } from './stored-answer.ts'
import { moveTo, onPublished } from './viewer.ts'

const READ_AT_ONCE = 200

export type AnswerSender = {
  /**
   * Sends the log to a viewer until nothing is left, and resolves then, also if another call began the reading. A frame
   * published meanwhile only requests another read.
   */
  replay(viewer: Viewer): Promise<void>
  /** Sends a published frame to a viewer, or the log if frames are missing before it. */
  publish(viewer: Viewer, frame: Frame): void
}

/** Sends frames to viewers and ends their streams. */
export function createSender({ db, redis, log }: { db: Db; redis: Redis; log: Logger }): AnswerSender {
  /** Sends a frame to a viewer. False when the viewer must wait or is done. */
  function send(viewer: Viewer, frame: Frame): boolean {
    const step = moveTo(viewer, frame)
    if (step === 'ask') {
      void endStranger(viewer)
      return false
    }
    if (step === 'skip') return true
    const hasRoom = viewer.stream.send(frame.event, frame.data, frame.id)
    if (frame.event === 'stream_end') {
      viewer.stream.end()
      return false
    }
    viewer.isFull = !hasRoom
    return hasRoom && !viewer.stream.isClosed
  }

  /** Ends an answer for a reader who does not own it: from its row, and only if its chat is public. Retried later. */
  async function endStranger(viewer: Viewer): Promise<void> {
    viewer.isEnding = true
    try {
      const row = await findAnswer(db, viewer.messageId)
      await endPrivate(db, [viewer])
      if (!viewer.stream.isClosed) sendStored(viewer, row)
    } catch (error) {
      log.debug({ code: codeOf(error) }, 'could not look up an answer')
    } finally {
      viewer.isEnding = false
    }
  }

  async function sendLog(viewer: Viewer): Promise<boolean> {
    for (;;) {
      const frames = await readFrames(redis, viewer.messageId, viewer.cursor, READ_AT_ONCE)
      for (const frame of frames) if (!send(viewer, frame)) return false
      if (frames.length < READ_AT_ONCE) return true
    }
  }

  async function replay(viewer: Viewer): Promise<void> {
    if (viewer.isEnding) return
    if (viewer.busy || viewer.stream.isClosed) {
      viewer.again = true
      return viewer.reading
    }
    viewer.reading = read(viewer)
    return viewer.reading
  }

  async function read(viewer: Viewer): Promise<void> {
    viewer.busy = true
    viewer.isLive = false
    try {
      do {
        viewer.again = false
        if (!(await sendLog(viewer))) return
      } while (viewer.again)
      viewer.isLive = true
    } catch (error) {
      log.debug({ code: codeOf(error) }, 'could not read the log of an answer, retrying')
    } finally {
      viewer.busy = false
    }
  }

  return {
    replay,
    publish(viewer, frame) {
      const step = onPublished(viewer, frame)
      if (step === 'next') viewer.isLive = send(viewer, frame)
      if (step === 'gap') streamGaps.inc()
      if (step === 'gap' || step === 'replay') void replay(viewer)
    },
  }
}

/** Ends the streams of those viewers who do not own their chat and whose chat is not public. */
export async function endPrivate(db: Db, viewers: Viewer[]): Promise<void> {
  const strangers = viewers.filter(({ isOwner }) => !isOwner)
  const readable = await listPublic(db, [...new Set(strangers.map(({ chatId }) => chatId))])
  for (const viewer of strangers) if (!readable.has(viewer.chatId)) viewer.stream.end()
}

/** Sends the row of an answer that is no longer being written, unless its log is being read for them. */
export async function endFromRow(db: Db, messageId: number, viewers: ReadonlySet<Viewer>): Promise<void> {
  const row = await findAnswer(db, messageId)
  if (row && isOpen(row.status)) return
  await endPrivate(db, [...viewers])
  for (const viewer of viewers) {
    if (!viewer.busy && !viewer.stream.isClosed) sendStored(viewer, row)
  }
}
