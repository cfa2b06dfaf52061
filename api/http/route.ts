import Router from '@koa/router'
import type { z } from 'zod'
import type { Context, Deps, Middleware, State } from '../context.ts'
import { identify } from '../visitor/visitor.ts'
import { readBody, readQuery } from './body.ts'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** What the API description says of a call, besides its path and summary. */
type Described = {
  /** The call identifies its caller by X-User-ID, and returns a new id for an unknown one. */
  needsVisitor?: boolean
  query?: z.ZodObject
  body?: z.ZodType
  /** How large the body may be, if more than 64 KiB. */
  maxBytes?: number
  /** The response's JSON; `nothing` is 204, the other words are other kinds of content. */
  answer: z.ZodType | 'html' | 'markdown' | 'events' | 'calendar' | 'picture' | 'pdf' | 'nothing' | 'accepted'
  /** The status of a response with content, if it is not 200. */
  status?: 201 | 202
  /** Besides those of its query, its body and the limits. */
  errors?: number[]
}

/** One call of the contract. */
export type Operation = Described & { method: Method; path: string; summary: string }

type Defaults = { needsVisitor?: boolean; errors?: number[]; before?: Middleware }
type Input<Query extends z.ZodObject, Body extends z.ZodType> = {
  /** 400 `invalid` for a query that does not match. */
  query: () => z.output<Query>
  /** 400, 413 or 415 for a body that does not match. */
  body: () => Promise<z.output<Body>>
}
/** The JSON of a response, unless the handler sends another kind of content. */
// biome-ignore lint/suspicious/noConfusingVoidType: a handler that sends the content returns nothing
type Answered<Answer> = Answer extends z.ZodType ? z.input<Answer> | undefined | void : undefined | void
type Route = <Query extends z.ZodObject, Body extends z.ZodType, Answer extends Described['answer']>(
  path: string,
  summary: string,
  call: Described & { query?: Query; body?: Body; answer: Answer; before?: Middleware },
  handle: (ctx: Context, input: Input<Query, Body>) => Answered<Answer> | Promise<Answered<Answer>>,
) => void

/** The calls of one room: the router that serves them, and their description. */
export type Routes = Record<Method, Route> & { router: Router<State, Deps>; operations: Operation[] }

/**
 * Begins the calls of a room. Each is described on its own line; its handler reads what it describes and returns the
 * response's JSON. `before` runs before the visitor is identified; the defaults apply to every call.
 */
export function createRouter(defaults: Defaults = {}): Routes {
  const router = new Router<State, Deps>({ sensitive: true, strict: true })
  const operations: Operation[] = []
  const on =
    (method: Method): Route =>
    (path, summary, { before = defaults.before, maxBytes, ...call }, handle) => {
      const { needsVisitor = defaults.needsVisitor, query, body, errors = [] } = call
      const refusals = [
        ...(defaults.errors ?? []),
        ...errors,
        ...(query ? [400] : []),
        ...(body ? [400, 413, 415] : []),
      ]
      const described = path.replaceAll(/:(\w+)/g, '{$1}')
      operations.push({
        method,
        summary,
        ...call,
        maxBytes,
        path: described,
        needsVisitor: needsVisitor ?? false,
        errors: refusals,
      })
      const steps = [...(before ? [before] : []), ...(needsVisitor ? [identify] : [])]
      router[method](path, ...steps, async (ctx) => {
        const input = { query: () => readQuery(ctx, query!), body: () => readBody(ctx, body!, maxBytes) }
        const answer = await handle(ctx, input)
        if (answer !== undefined) ctx.body = answer
        if (call.answer === 'nothing') ctx.status = 204
      })
    }
  const [get, post, put, patch, remove] = [on('get'), on('post'), on('put'), on('patch'), on('delete')]
  return { router, operations, get, post, put, patch, delete: remove }
}
