import type { Deps } from './context.ts'
import { biblesRoutes } from './routes/bibles.ts'
import { catalogRoutes } from './routes/catalog.ts'
import { chatRoutes } from './routes/chat.ts'
import { chatsRoutes } from './routes/chats.ts'
import { checkRoutes } from './routes/check.ts'
import { docsRoutes } from './routes/docs.ts'
import { homeRoutes } from './routes/home.ts'
import { mcpRoutes } from './routes/mcp.ts'
import { plansRoutes } from './routes/plans.ts'
import { siteRoutes } from './routes/site.ts'
import { trustRoutes } from './routes/trust.ts'
import { userRoutes } from './routes/user.ts'
import { createSearches } from './search.ts'

/** Every router of the API. Each noun has a file in routes/; a new file gets a line here. */
export function createRoutes(deps: Deps) {
  const searches = createSearches(deps.db)
  return [
    biblesRoutes(searches),
    homeRoutes,
    catalogRoutes,
    userRoutes,
    chatRoutes,
    chatsRoutes,
    checkRoutes,
    mcpRoutes(deps, searches),
    trustRoutes,
    plansRoutes,
    siteRoutes(deps),
    docsRoutes(deps),
  ]
}
