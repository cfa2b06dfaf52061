import type { Deps } from './context.ts'
import { catalogRoutes } from './routes/catalog.ts'
import { docsRoutes } from './routes/docs.ts'
import { siteRoutes } from './routes/site.ts'
import { userRoutes } from './routes/user.ts'

/** Every router of the API. Each noun has its file in routes/; a new file gets its line here. */
export function createRoutes(deps: Deps) {
  return [catalogRoutes, userRoutes, siteRoutes(deps), docsRoutes(deps)]
}
