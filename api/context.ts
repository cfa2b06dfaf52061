import type { RouterContext, RouterMiddleware } from '@koa/router'
import type pg from 'pg'
import type { Db } from '#shared/server/db.ts'
import type { Env } from '#shared/server/env.ts'
import type { Finder } from '#shared/server/finder.ts'
import type { Logger } from '#shared/server/log.ts'
import type { Choices } from '#shared/server/passage-choice.ts'
import type { Queues } from '#shared/server/queues.ts'
import type { Redis } from '#shared/server/redis.ts'
import type { Tracer, TraceSpan } from '#shared/server/trace.ts'
import type { Limits } from './admission/limits.ts'
import type { Background } from './background.ts'
import type { ChapterTable } from './bible/chapter-table.ts'
import type { Searches } from './bible/search.ts'
import type { Translations } from './bible/translations.ts'
import type { Answers } from './chat/answers.ts'
import type { ChatQuestion } from './chat/question.ts'
import type { Hosts } from './http/hosts.ts'
import type { PlanSteps } from './plans/plan-steps.ts'
import type { Renderer } from './share/renderer.ts'
import type { StudyChanges } from './study/study-changes.ts'
import type { Visitor } from './visitor/caller.ts'
import type { Identity } from './visitor/identity.ts'

/** What a request may use: opened once for a process by `openDeps`, and passed to `createApp`. */
export type Deps = {
  env: Env
  log: Logger
  db: Db
  pool: pg.Pool
  redis: Redis
  queues: Queues
  answers: Answers
  choices: Choices
  studyChanges: StudyChanges
  identity: Identity
  limits: Limits
  hosts: Hosts
  translations: Translations
  planSteps: PlanSteps
  searches: Searches
  /** Makes pictures and handouts. */
  renderer: Renderer
  /** The chapters in memory. */
  chapters: ChapterTable
  finder: Finder
  tracer: Tracer
  background: Background
  /** Aborted when the process begins to stop: open streams end, readiness turns off. */
  stopping: AbortSignal
  /** The folder of the built web app; without it the API serves no pages. */
  webRoot?: string
  /** The folder of the content pages. */
  contentRoot?: string
  /** The hash of the build, as pages and `/version.json` show it. */
  buildHash: string
}

export type State = {
  requestId: string
  isSecure: boolean
  visitor?: Visitor
  /** How the visitor's id travels, if not in the header. */
  carrier?: IdCarrier
  /** The id in the cookie that this response sets. */
  newCookieId?: string
  span?: TraceSpan
  hasStream?: boolean
  question?: ChatQuestion
  /** The long texts of this request that are counted. */
  admittedTexts?: Set<string>
}
export type Context = RouterContext<State, Deps>
export type Middleware = RouterMiddleware<State, Deps>

/** How a caller's id arrives, and how they get another one. */
export type IdCarrier = { read: (ctx: Context) => string; write: (ctx: Context, token: string) => void }
