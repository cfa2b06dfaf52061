import { randomUUID } from 'node:crypto'
import type { Reference } from '../bible/versification.ts'
import { REDIS_PREFIX, type Redis } from './redis.ts'

/** How many ms a visitor waits at most for a model to choose a passage for a text typed on Home. */
export const CHOICE_MS = 1500

/** A text for which the finder is unsure, and the nearest passages. `asked`: the question of a passage's entry. */
export type PassageChoice = {
  typed: string
  bible_id: string
  candidates: { passage: Reference; asked?: string }[]
  /** The channel of the process that waits for the answer. */
  reply_to: string
}

/** The passage is in English numbering. */
type Chosen = { id: string; passage: Reference | null }

/** Receives the passages that workers choose, for all requests of a process. */
export type Choices = {
  channel: string
  /** Resolves once answers can arrive; the first call subscribes. */
  listen: () => Promise<unknown>
  /** The choice under an id, null if there is none. Call `forget` at the end. */
  expect: (id: string) => { chosen: Promise<Reference | null>; forget: () => void }
}

export function createChoices(subscriber: Redis): Choices {
  const channel = `${REDIS_PREFIX}:choices:${randomUUID()}`
  const waiting = new Map<string, (passage: Reference | null) => void>()
  let listening: Promise<unknown> | undefined
  subscriber.on('message', (from: string, message: string) => {
    if (from !== channel) return
    const { id, passage } = JSON.parse(message) as Chosen
    waiting.get(id)?.(passage)
  })
  return {
    channel,
    listen() {
      listening ??= subscriber.subscribe(channel).catch((error) => {
        listening = undefined
        throw error
      })
      return listening
    },
    expect(id) {
      const { promise: chosen, resolve } = Promise.withResolvers<Reference | null>()
      waiting.set(id, resolve)
      return { chosen, forget: () => waiting.delete(id) }
    },
  }
}

/** Sends the choice to the process that waits for it. */
export async function replyToChoice(
  redis: Redis,
  { reply_to }: Pick<PassageChoice, 'reply_to'>,
  chosen: Chosen,
): Promise<void> {
  await redis.publish(reply_to, JSON.stringify(chosen))
}
