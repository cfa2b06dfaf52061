import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { DEFAULT_TRANSLATION } from '#shared/limits.ts'
import { API_POOL } from '#shared/server/connections.ts'
import { createDb } from '#shared/server/db.ts'
import type { Env } from '#shared/server/env.ts'
import { createEsv } from '#shared/server/esv/esv.ts'
import { createFinder } from '#shared/server/finder.ts'
import type { Logger } from '#shared/server/log.ts'
import { createChoices } from '#shared/server/passage-choice.ts'
import { createQueues } from '#shared/server/queues.ts'
import { createRedis } from '#shared/server/redis.ts'
import { listPartnerSlugs } from '#shared/server/sql/catalog.ts'
import { createTracer } from '#shared/server/trace.ts'
import { createLimits } from './admission/limits.ts'
import { createBackground } from './background.ts'
import { createChapterTable } from './bible/chapter-table.ts'
import { createSearches } from './bible/search.ts'
import { createTranslations } from './bible/translations.ts'
import { createAnswers } from './chat/answers.ts'
import type { Deps } from './context.ts'
import { createHosts } from './http/hosts.ts'
import { createPlanSteps } from './plans/plan-steps.ts'
import { createRenderer } from './share/renderer.ts'
import { buildHashOf } from './site/build-hash.ts'
import { createStudyChanges } from './study/study-changes.ts'
import { createIdentity } from './visitor/identity.ts'

type Options = { stopping: AbortSignal; webRoot?: string; contentRoot?: string }

export type OpenDeps = Deps & { connected: () => Promise<void>; close: () => Promise<void> }

const PATIENCE_MS = 3000

/**
 * Opens what requests use. `connected` waits until the stores answer, for three seconds at most: reading may work
 * without one of them. `close` ends the connections, after the last request.
 */
export function openDeps(env: Env, log: Logger, options: Options): OpenDeps {
  const url = env.DATABASE_URL
  const { db, pool } = createDb({ url, max: env.DATABASE_CONNECTIONS, ...API_POOL, log, name: 'philip-api' })
  const redis = createRedis(env.REDIS_URL, 'commands', log, 'philip-api')
  const identity = createIdentity(env.ID_SECRET, env.ID_SECRET_PREVIOUS)
  const limits = createLimits({ env, redis, identity, log })
  const hosts = createHosts(env, () => listPartnerSlugs(db))
  const queues = createQueues(redis)
  const subscriber = createRedis(env.REDIS_URL, 'subscriber', log, 'philip-api-subscriber')
  const answers = createAnswers({ db, redis, subscriber, log })
  const choices = createChoices(subscriber)
  const studyChanges = createStudyChanges(subscriber)
  const translations = createTranslations(db, log, createEsv(env, log))
  const chapters = createChapterTable({ db, log, translations })
  const finder = createFinder(db, log)
  const tracer = createTracer(env.OTEL_EXPORTER_OTLP_ENDPOINT, 'philip-api', log)
  const connected = async () => {
    const redisReady = [redis, subscriber].map((each) => each.status === 'ready' || once(each, 'ready'))
    const all = Promise.all([...redisReady, sql`select 1`.execute(db), translations.find(DEFAULT_TRANSLATION)])
    await Promise.race([all, setTimeout(PATIENCE_MS, undefined, { ref: false })]).catch(() => {})
  }
  const buildHash = buildHashOf(options.webRoot)
  const renderer = createRenderer(log, buildHash)
  const background = createBackground()
  const close = async () => {
    await background.settled()
    await answers.close()
    await renderer.close()
    await tracer.close()
    redis.disconnect()
    await db.destroy()
  }
  const stores = { db, pool, redis, queues, connected, close }
  return {
    env,
    log,
    ...stores,
    identity,
    limits,
    hosts,
    translations,
    planSteps: createPlanSteps(db),
    searches: createSearches(db),
    renderer,
    chapters,
    finder,
    answers,
    choices,
    studyChanges,
    tracer,
    background,
    ...options,
    buildHash,
  }
}
