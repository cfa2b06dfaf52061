import type { Deps } from '../../../api/context.ts'
import type { Operation } from '../../../api/http/route.ts'
import { createRoutes } from '../../../api/routes.ts'

export type Route = { method: string; path: string }

/** Every route of the API's own routers, such as `GET /api/chat/:id`; HEAD is covered by GET. */
export function listRoutes(deps: Deps): Route[] {
  return createRoutes(deps).flatMap(({ router }) =>
    router.stack.flatMap((layer) =>
      layer.methods.filter((method) => method !== 'HEAD').map((method) => ({ method, path: String(layer.path) })),
    ),
  )
}

/** The description of every call. It needs nothing that a process opens. */
export function listOperations(): Operation[] {
  return createRoutes({ env: { PRODUCT_NAME: 'Philip' } } as Deps).flatMap(({ operations }) => operations)
}
