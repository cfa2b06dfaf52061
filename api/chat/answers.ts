import { CLOSE_CHANNEL, parseFrame, START } from '#shared/server/answer-stream.ts'
import type { Db } from '#shared/server/db.ts'
import type { Logger } from '#shared/server/log.ts'
import { sseResumed } from '#shared/server/metrics.ts'
import type { Redis } from '#shared/server/redis.ts'
import { findAnswer, isOpen } from '#shared/server/sql/chats.ts'
import { codeOf } from '#shared/server/store-errors.ts'
import { createHubs, type Hub, type Hubs, type Viewer } from './answer-hubs.ts'
import { type AnswerSender, createSender, endFromRow, endPrivate } from './answer-sender.ts'
import type { EventStream } from './event-stream.ts'
import { sendStored } from './stored-answer.ts'
import { startView } from './viewer.ts'

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

/** `isNew`: the answer was accepted a moment ago, so that its row has nothing to read. */
type Reader = {
  messageId: number
  chatId: number
  isOwner: boolean
  cursor?: string
  isNew?: boolean
  stream: EventStream
}

const SILENCE_MS = 2000
const ROW_CHECK_MS = 5000
/** How often chats read by other visitors are checked: the message that one was made private may have been missed. */
const PUBLIC_CHECK_MS = 5000

type Options = { db: Db; redis: Redis; subscriber: Redis; log: Logger; publicCheckMs?: number }
type Parts = { db: Db; hubs: Hubs; sender: AnswerSender; warn: (error: unknown) => void }

export function createAnswers({ db, redis, subscriber, log, publicCheckMs = PUBLIC_CHECK_MS }: Options): Answers {
  const hubs = createHubs(subscriber)
  const sender = createSender({ db, redis, log })
  const warn = (error: unknown) => log.debug({ code: codeOf(error) }, 'could not look up an answer')
  const parts: Parts = { db, hubs, sender, warn }
  const checkStrangers = () => void endPrivate(db, hubs.viewers()).catch(warn)

  subscriber.subscribe(CLOSE_CHANNEL).catch(() => {})
  subscriber.on('message', (channel: string, message: string) => {
    if (channel === CLOSE_CHANNEL) return closeChat(hubs, message)
    const hub = hubs.at(channel)
    if (!hub) return
    hub.heardAt = performance.now()
    const frame = parseFrame(message)
    for (const viewer of hub.viewers) sender.publish(viewer, frame)
  })
  // the log has what was missed while the connection was lost
  subscriber.on('ready', () => {
    checkStrangers()
    for (const viewer of hubs.viewers()) void sender.replay(viewer)
  })
  const timers = [setInterval(() => heal(parts), 500), setInterval(checkStrangers, publicCheckMs)]

  return {
    async hold(messageId) {
      const hub = hubs.join(messageId)
      hub.holds += 1
      const release = () => {
        hub.holds -= 1
        hubs.leaveIfEmpty(hub)
      }
      await hub.subscribed.catch((error: unknown) => {
        release()
        throw error
      })
      return release
    },
    async attach(reader) {
      const hub = hubs.join(reader.messageId)
      if (reader.cursor) sseResumed.inc()
      const { messageId, chatId, stream } = reader
      const viewer: Viewer = { ...startView(reader.isOwner, reader.cursor), messageId, chatId, stream }
      hub.viewers.add(viewer)
      stream.onClose(() => {
        hub.viewers.delete(viewer)
        hubs.leaveIfEmpty(hub)
      })
      stream.onDrain(() => {
        viewer.isFull = false
        void sender.replay(viewer)
      })
      await begin(parts, hub, viewer, reader)
    },
    async close() {
      for (const timer of timers) clearInterval(timer)
      for (const viewer of hubs.viewers()) viewer.stream.end()
      subscriber.disconnect()
    },
    get size() {
      return hubs.size
    },
  }
}

/** Sends a new viewer what the log has, or the row of an answer whose log has expired. */
async function begin({ db, sender, warn }: Parts, hub: Hub, viewer: Viewer, reader: Reader): Promise<void> {
  await hub.subscribed.catch(() => {})
  // the chat may have been made private after the permission check, before the subscription
  await endPrivate(db, [viewer]).catch(warn)
  await sender.replay(viewer)
  if (reader.isNew || viewer.cursor !== (reader.cursor ?? START) || viewer.stream.isClosed) return
  const row = await findAnswer(db, viewer.messageId)
  if (row && isOpen(row.status)) return
  await sender.replay(viewer)
  if (!viewer.stream.isClosed) sendStored(viewer, row)
}

/** Reads the logs of silent answers again, and from time to time their rows: a log may be lost. */
function heal({ db, hubs, sender, warn }: Parts): void {
  const now = performance.now()
  for (const hub of hubs.all()) {
    if (hub.viewers.size === 0 || now - hub.heardAt < SILENCE_MS) continue
    hub.heardAt = now
    const checks = now - hub.checkedAt > ROW_CHECK_MS
    void Promise.all([...hub.viewers].map(sender.replay))
      .then(async () => {
        if (!checks) return
        hub.checkedAt = performance.now()
        await endFromRow(db, hub.messageId, hub.viewers)
      })
      .catch(warn)
  }
}

/** Ends the streams of a chat that was deleted, or made private for other visitors. */
function closeChat(hubs: Hubs, message: string): void {
  const { chat_id, who } = JSON.parse(message) as { chat_id: number; who: 'all' | 'strangers' }
  for (const viewer of hubs.viewers()) {
    if (viewer.chatId === chat_id && (who === 'all' || !viewer.isOwner)) viewer.stream.end()
  }
}
