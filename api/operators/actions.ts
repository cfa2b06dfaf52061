import { closeViewers, deleteAnswerStream } from '#shared/server/answer-stream.ts'
import { enqueue, type QueueName, queueNames } from '#shared/server/queues.ts'
import { REDIS_PREFIX, type Redis } from '#shared/server/redis.ts'
import { deleteBible } from '#shared/server/sql/installed-texts.ts'
import { reopen, takeDown, takeDownPlan } from '#shared/server/sql/operators.ts'
import { deleteReports } from '#shared/server/sql/reports.ts'
import type { Deps } from '../context.ts'
import { publicThing } from './public-thing.ts'

const KEPT = 20
const listKey = `${REDIS_PREFIX}:operations`

export type Action = { at: string; by: string; action: string; target: string; outcome: string }

/**
 * What each button does with its target: returns the sentence that the page then shows, undefined for a wrong target.
 */
const actions: Record<string, (deps: Deps, target: string) => Promise<string | undefined>> = {
  async pause({ queues }, target) {
    if (!isQueue(target)) return undefined
    await queues[target].pause()
    return `${target} is paused. Running work continues; no new work starts.`
  },

  async resume({ queues }, target) {
    if (!isQueue(target)) return undefined
    await queues[target].resume()
    return `${target} is resumed.`
  },

  async retry({ db, redis, queues }, target) {
    if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(target)) return undefined
    const reopened = await db.transaction().execute((trx) => reopen(trx, target))
    if (!reopened) return undefined
    const { kind, entity_id, gen } = reopened
    // the failed answer's log is sealed, so a new run needs a new one
    if (kind === 'chat-answer') await deleteAnswerStream(redis, Number(entity_id))
    // if the queue cannot take it, the sweeper finds it
    await enqueue(queues, kind, target, gen).catch(() => {})
    return `${target} is being retried.`
  },

  async takedown({ db, redis }, target) {
    const named = publicThing(target)
    if (named?.kind === 'plan') {
      if (!(await takeDownPlan(db, named.id))) return undefined
      return `Plan ${named.id} is private now and cannot be published again.`
    }
    if (!named || !(await takeDown(db, named.id))) return undefined
    await closeViewers(redis, named.id, 'strangers').catch(() => {})
    return `Conversation ${named.id} is private now and cannot be published again.`
  },

  async remove({ db }, target) {
    if (!(await deleteBible(db, target))) return undefined
    return `${target} is removed. Readers who had chosen it get the default translation.`
  },

  async dismiss({ db }, target) {
    const named = publicThing(target)
    if (!named || !(await deleteReports(db, named))) return undefined
    return `The reports of ${named.kind === 'plan' ? 'plan' : 'conversation'} ${named.id} are deleted.`
  },
}

/** Runs a button's action and records it in the log and on the page, even if nothing had to be done. */
export async function act(deps: Deps, by: string, action: string, target: string): Promise<string | undefined> {
  const run = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (!run) return undefined
  const said = await run(deps, target)
  await record(deps, { by, action, target, outcome: said ? 'done' : 'refused' })
  return said
}

/** Writes what an operator did to the log, and to the list on the page. */
export async function record({ log, redis }: Deps, action: Omit<Action, 'at'>): Promise<void> {
  const done: Action = { at: new Date().toISOString(), ...action, target: shown(action.target) }
  log.warn(done, 'an operator acted')
  await note(redis, done).catch(() => {})
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

const isQueue = (name: string): name is QueueName => queueNames.includes(name as QueueName)

/** Keeps only the characters of an input that an id or an address can have. */
const shown = (target: string): string => target.replaceAll(/[^\w/:.?&=-]/g, '').slice(0, 80)
