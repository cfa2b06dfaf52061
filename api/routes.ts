import type { Deps } from './context.ts'
import { catalogRoutes } from './routes/catalog.ts'
import { userRoutes } from './routes/user.ts'

/** Every router of the API. Each noun has its file in routes/; a new file gets its line here. */
export function createRoutes(_deps: Deps) {
  return [catalogRoutes, userRoutes]
}
