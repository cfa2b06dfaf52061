import type { Deps } from '../../../api/context.ts'
import { createRoutes } from '../../../api/routes.ts'

export type Route = { method: string; path: string }

/** Every route of the API's own routers, such as `GET /api/chat/:id`; HEAD is covered by GET. */
export function listRoutes(deps: Deps): Route[] {
  return createRoutes(deps).flatMap((router) =>
    router.stack.flatMap((layer) =>
      layer.methods.filter((method) => method !== 'HEAD').map((method) => ({ method, path: String(layer.path) })),
    ),
  )
}
