import { closeViewers, deleteAnswerStream } from '#shared/server/answer-stream.ts'
import { enqueue, type WorkKind, workKinds } from '#shared/server/queues.ts'
import { REDIS_PREFIX, type Redis } from '#shared/server/redis.ts'
import { reopen, takeDown, takeDownPlan } from '#shared/server/sql/operators.ts'
import type { Deps } from '../context.ts'

const KEPT = 20
const listKey = `${REDIS_PREFIX}:operations`

export type Action = { at: string; by: string; action: string; target: string; outcome: string }

/** What each button does with its target: the sentence that the page then shows, or undefined for a target that is none. */
export const actions: Record<string, (deps: Deps, target: string) => Promise<string | undefined>> = {
  async pause({ queues }, target) {
    if (!isKind(target)) return undefined
    await queues[target].pause()
    return `${target} is paused. What runs goes on; nothing new is begun.`
  },

  async resume({ queues }, target) {
    if (!isKind(target)) return undefined
    await queues[target].resume()
    return `${target} goes on.`
  },

  async retry({ db, redis, queues }, target) {
    if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(target)) return undefined
    const reopened = await db.transaction().execute((trx) => reopen(trx, target))
    if (!reopened) return undefined
    const { kind, entity_id, gen } = reopened
    // the log of the failed answer is sealed
    if (kind === 'chat-answer') await deleteAnswerStream(redis, Number(entity_id))
    // where the queue cannot take it the sweeper finds it
    await enqueue(queues, kind, target, gen).catch(() => {})
    return `${target} is tried again.`
  },

  async takedown({ db, redis }, target) {
    const [, plan, chat] =
      /(?:\/(?:reading-)?plans\/([1-9]\d{0,14})|(?:^|\/chat\/)([1-9]\d{0,15}))$/.exec(target.trim()) ?? []
    if (plan) {
      if (!(await takeDownPlan(db, Number(plan)))) return undefined
      return `Plan ${plan} is private now and cannot be published again.`
    }
    if (!chat || !Number.isSafeInteger(Number(chat)) || !(await takeDown(db, Number(chat)))) return undefined
    await closeViewers(redis, Number(chat), 'strangers').catch(() => {})
    return `Conversation ${chat} is private now and cannot be published again.`
  },
}

/** Does what a button says, and leaves a line of it in the log and on the page, also where there was nothing to do. */
export async function act(deps: Deps, by: string, action: string, target: string): Promise<string | undefined> {
  const run = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (!run) return undefined
  const said = await run(deps, target)
  const done: Action = {
    at: new Date().toISOString(),
    by,
    action,
    target: shown(target),
    outcome: said ? 'done' : 'refused',
  }
  deps.log.warn(done, 'an operator acted')
  await note(deps.redis, done).catch(() => {})
  return said
}

/** The last actions, newest first. */
export async function recentActions(redis: Redis): Promise<Action[]> {
  return (await redis.lrange(listKey, 0, KEPT - 1)).map((line) => JSON.parse(line) as Action)
}

async function note(redis: Redis, done: Action): Promise<void> {
  await redis
    .multi()
    .lpush(listKey, JSON.stringify(done))
    .ltrim(listKey, 0, KEPT - 1)
    .exec()
}

const isKind = (name: string): name is WorkKind => workKinds.includes(name as WorkKind)

/** Keeps only the characters of an input that an id or an address can have. */
const shown = (target: string): string => target.replaceAll(/[^\w/:.-]/g, '').slice(0, 80)
