import {
  CLOSE_CHANNEL,
  channelOf,
  type Frame,
  isAfter,
  parseFrame,
  readFrames,
  START,
} from '#shared/server/answer-stream.ts'
import type { Db } from '#shared/server/db.ts'
import type { Logger } from '#shared/server/log.ts'
import { answerHubs, sseResumed, streamGaps } from '#shared/server/metrics.ts'
import type { Redis } from '#shared/server/redis.ts'
import { findAnswer, isOpen, listPublic } from '#shared/server/sql/chats.ts'
import type { EventStream } from './event-stream.ts'
import { sendStored } from './stored-answer.ts'

/** Streams answers from their logs to their readers, over one subscription for all readers of a process. */
export type Answers = {
  /**
   * Subscribes before the work is enqueued, so that the first words are not missed. Returns the unsubscribe function.
   */
  hold(messageId: number): Promise<() => void>
  /** Sends an answer's events from the cursor to the end. Resolves once the reader is attached. */
  attach(reader: Reader): Promise<void>
  close(): Promise<void>
  /** For tests: the answers that are being read. */
  readonly size: number
}

export type Reader = { messageId: number; chatId: number; isOwner: boolean; cursor?: string; stream: EventStream }

/**
 * `isLive`: frames go straight to the reader. `busy`: the log is being read for it, and `again` requests another read.
 * `isFull`: the reader has too much unread; nothing is sent until its connection drains.
 * `isCut`: the start of the log is lost, so text makes no sense until the answer starts over or is complete.
 * `isEnding`: the answer of another visitor's chat is complete; the database is asked whether the chat is still public.
 */
type Viewer = Reader & {
  cursor: string
  isLive: boolean
  isFull: boolean
  again: boolean
  busy: boolean
  isCut: boolean
  isEnding: boolean
}
type Hub = {
  messageId: number
  viewers: Set<Viewer>
  holds: number
  subscribed: Promise<unknown>
  heardAt: number
  checkedAt: number
}

const SILENCE_MS = 2000
const ROW_CHECK_MS = 5000
/** How often chats read by other visitors are checked: the message that one was made private may have been missed. */
const PUBLIC_CHECK_MS = 5000

type Options = { db: Db; redis: Redis; subscriber: Redis; log: Logger; publicCheckMs?: number }

export function createAnswers({ db, redis, subscriber, log, publicCheckMs = PUBLIC_CHECK_MS }: Options): Answers {
  const hubs = new Map<number, Hub>()
  const byChannel = new Map<string, Hub>()

  function join(messageId: number): Hub {
    const known = hubs.get(messageId)
    if (known) return known
    const now = performance.now()
    const channel = channelOf(messageId)
    const hub = {
      messageId,
      viewers: new Set<Viewer>(),
      holds: 0,
      subscribed: subscriber.subscribe(channel),
      heardAt: now,
      checkedAt: now,
    }
    hub.subscribed.catch(() => {})
    hubs.set(messageId, hub)
    byChannel.set(channel, hub)
    answerHubs.set(hubs.size)
    return hub
  }

  function leaveIfEmpty(hub: Hub): void {
    if (hub.viewers.size > 0 || hub.holds > 0 || hubs.get(hub.messageId) !== hub) return
    const channel = channelOf(hub.messageId)
    hubs.delete(hub.messageId)
    byChannel.delete(channel)
    answerHubs.set(hubs.size)
    subscriber.unsubscribe(channel).catch(() => {})
  }

  /** Writes a frame to a reader. False when the reader must wait or is done. */
  function give(viewer: Viewer, frame: Frame): boolean {
    if (!viewer.isOwner && frame.event === 'final_content') {
      void endStranger(viewer)
      return false
    }
    if (frame.event === 'reset') viewer.isCut = false
    else if (frame.prev !== viewer.cursor && frame.event === 'content') viewer.isCut = true
    viewer.cursor = frame.id
    if (viewer.isCut && frame.event === 'content') return true
    const goesOn = viewer.stream.send(frame.event, frame.data, frame.id)
    if (frame.event === 'stream_end') {
      viewer.stream.end()
      return false
    }
    viewer.isFull = !goesOn
    return goesOn && !viewer.stream.isClosed
  }

  const warn = (error: unknown) => log.debug({ code: (error as { code?: string }).code }, 'could not look up an answer')

  /**
   * Ends an answer for a reader who does not own it: from its row, and only if its chat is public. Retried on failure.
   */
  async function endStranger(viewer: Viewer): Promise<void> {
    viewer.isEnding = true
    try {
      const row = await findAnswer(db, viewer.messageId)
      await endPrivate([viewer])
      if (!viewer.stream.isClosed) sendStored(viewer, row)
    } catch (error) {
      warn(error)
    } finally {
      viewer.isEnding = false
    }
  }

  /** Ends the streams of those readers who do not own their chat and whose chat is not public. */
  async function endPrivate(viewers: Viewer[]): Promise<void> {
    const strangers = viewers.filter(({ isOwner }) => !isOwner)
    const readable = await listPublic(db, [...new Set(strangers.map(({ chatId }) => chatId))])
    for (const viewer of strangers) if (!readable.has(viewer.chatId)) viewer.stream.end()
  }

  const checkStrangers = () => void endPrivate([...hubs.values()].flatMap(({ viewers }) => [...viewers])).catch(warn)

  /** Sends the log to the reader until nothing is left. A frame published meanwhile only requests another read. */
  async function replay(viewer: Viewer): Promise<void> {
    if (viewer.isEnding) return
    if (viewer.busy || viewer.stream.isClosed) {
      viewer.again = true
      return
    }
    viewer.busy = true
    viewer.isLive = false
    try {
      do {
        viewer.again = false
        for (;;) {
          const frames = await readFrames(redis, viewer.messageId, viewer.cursor)
          for (const frame of frames) if (!give(viewer, frame)) return
          if (frames.length < 200) break
        }
      } while (viewer.again)
      viewer.isLive = true
    } catch (error) {
      log.debug({ code: (error as { code?: string }).code }, 'could not read the log of an answer, retrying')
    } finally {
      viewer.busy = false
    }
  }

  function onFrame(channel: string, message: string): void {
    const hub = byChannel.get(channel)
    if (!hub) return
    hub.heardAt = performance.now()
    const frame = parseFrame(message)
    for (const viewer of hub.viewers) {
      if (viewer.busy) viewer.again = true
      else if (!viewer.isLive) {
        // the last read of the log failed
        if (!viewer.isFull) void replay(viewer)
      } else if (!isAfter(frame.id, viewer.cursor)) continue
      else if (frame.prev === viewer.cursor) viewer.isLive = give(viewer, frame)
      else {
        streamGaps.inc()
        void replay(viewer)
      }
    }
  }

  /** Ends the streams of an answer whose log is gone but whose row is done. */
  async function checkRow(hub: Hub): Promise<void> {
    hub.checkedAt = performance.now()
    const row = await findAnswer(db, hub.messageId)
    if (row && isOpen(row.status)) return
    await endPrivate([...hub.viewers])
    for (const viewer of hub.viewers) {
      if (!viewer.busy && !viewer.stream.isClosed) sendStored(viewer, row)
    }
  }

  function heal(): void {
    const now = performance.now()
    for (const hub of hubs.values()) {
      if (hub.viewers.size === 0 || now - hub.heardAt < SILENCE_MS) continue
      hub.heardAt = now
      const checks = now - hub.checkedAt > ROW_CHECK_MS
      void Promise.all([...hub.viewers].map(replay))
        .then(() => (checks ? checkRow(hub) : undefined))
        .catch(warn)
    }
  }

  function onClose(message: string): void {
    const { chat_id, who } = JSON.parse(message) as { chat_id: number; who: 'all' | 'strangers' }
    for (const hub of hubs.values()) {
      for (const viewer of hub.viewers) {
        if (viewer.chatId === chat_id && (who === 'all' || !viewer.isOwner)) viewer.stream.end()
      }
    }
  }

  subscriber.subscribe(CLOSE_CHANNEL).catch(() => {})
  subscriber.on('message', (channel: string, message: string) => {
    if (channel === CLOSE_CHANNEL) onClose(message)
    else onFrame(channel, message)
  })
  // the log has what was missed while the connection was lost
  subscriber.on('ready', () => {
    checkStrangers()
    for (const hub of hubs.values()) for (const viewer of hub.viewers) void replay(viewer)
  })
  const timers = [setInterval(heal, 500), setInterval(checkStrangers, publicCheckMs)]

  return {
    async hold(messageId) {
      const hub = join(messageId)
      hub.holds += 1
      await hub.subscribed
      return () => {
        hub.holds -= 1
        leaveIfEmpty(hub)
      }
    },
    async attach(reader) {
      const hub = join(reader.messageId)
      if (reader.cursor) sseResumed.inc()
      const viewer: Viewer = {
        ...{ ...reader, cursor: reader.cursor ?? START },
        ...{ isLive: false, isFull: false, again: false, busy: false, isCut: false, isEnding: false },
      }
      hub.viewers.add(viewer)
      reader.stream.onClose(() => {
        hub.viewers.delete(viewer)
        leaveIfEmpty(hub)
      })
      reader.stream.onDrain(() => {
        viewer.isFull = false
        void replay(viewer)
      })
      await hub.subscribed.catch(() => {})
      // the chat may have been made private after the permission check, before the subscription
      await endPrivate([viewer]).catch(warn)
      await replay(viewer)
      // an expired log leaves nothing to replay: read the row
      if (viewer.cursor === (reader.cursor ?? START) && !viewer.stream.isClosed) {
        const row = await findAnswer(db, reader.messageId)
        if (!row || !isOpen(row.status)) {
          await replay(viewer)
          if (!viewer.stream.isClosed) sendStored(viewer, row)
        }
      }
    },
    async close() {
      for (const timer of timers) clearInterval(timer)
      for (const hub of hubs.values()) for (const viewer of hub.viewers) viewer.stream.end()
      subscriber.disconnect()
    },
    get size() {
      return hubs.size
    },
  }
}
