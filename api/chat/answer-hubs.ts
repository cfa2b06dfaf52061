import { channelOf } from '#shared/server/answer-stream.ts'
import { answerHubs } from '#shared/server/metrics.ts'
import type { Redis } from '#shared/server/redis.ts'
import type { EventStream } from './event-stream.ts'
import type { View } from './viewer.ts'

/** `reading` is the last reading of the log for this viewer. */
export type Viewer = View & { messageId: number; chatId: number; stream: EventStream; reading?: Promise<void> }

/** One answer that is being read or is about to be. */
export type Hub = {
  messageId: number
  viewers: Set<Viewer>
  holds: number
  subscribed: Promise<unknown>
  heardAt: number
  checkedAt: number
}

export type Hubs = {
  /** The hub of an answer; the first call subscribes to its channel. */
  join(messageId: number): Hub
  /** Ends the subscription of a hub that is no longer needed. */
  leaveIfEmpty(hub: Hub): void
  at(channel: string): Hub | undefined
  all(): Iterable<Hub>
  viewers(): Viewer[]
  readonly size: number
}

/** The answers that this process follows, over one connection to Redis. */
export function createHubs(subscriber: Redis): Hubs {
  const hubs = new Map<string, Hub>()
  return {
    join(messageId) {
      const channel = channelOf(messageId)
      const known = hubs.get(channel)
      if (known) return known
      const now = performance.now()
      const subscribed = subscriber.subscribe(channel)
      subscribed.catch(() => {})
      const hub = { messageId, viewers: new Set<Viewer>(), holds: 0, subscribed, heardAt: now, checkedAt: now }
      hubs.set(channel, hub)
      answerHubs.set(hubs.size)
      return hub
    },
    leaveIfEmpty(hub) {
      const channel = channelOf(hub.messageId)
      if (hub.viewers.size > 0 || hub.holds > 0 || hubs.get(channel) !== hub) return
      hubs.delete(channel)
      answerHubs.set(hubs.size)
      subscriber.unsubscribe(channel).catch(() => {})
    },
    at: (channel) => hubs.get(channel),
    all: () => hubs.values(),
    viewers: () => [...hubs.values()].flatMap(({ viewers }) => [...viewers]),
    get size() {
      return hubs.size
    },
  }
}
