import type Koa from 'koa'
import type { Deps, State } from './context.ts'

/** The built web app and its pages. */
export function pages(_deps: Deps): Koa.Middleware<State, Deps> {
  return async (_ctx, next) => next()
}
