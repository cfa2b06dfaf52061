import { biblesRoutes } from './bible/bible-routes.ts'
import { checkRoutes } from './bible/check-routes.ts'
import { chatRoutes } from './chat/ask-routes.ts'
import { chatsRoutes } from './chat/chat-routes.ts'
import type { Deps } from './context.ts'
import { docsRoutes } from './docs/docs-routes.ts'
import { homeRoutes } from './home/home-routes.ts'
import { mcpRoutes } from './mcp/mcp-routes.ts'
import { plainRoutes } from './plain/plain-routes.ts'
import { plansRoutes } from './plans/plan-routes.ts'
import { handoutRoutes } from './share/handout-routes.ts'
import { previewRoutes } from './share/preview-routes.ts'
import { catalogRoutes } from './site/catalog-routes.ts'
import { siteRoutes } from './site/site-routes.ts'
import { trustRoutes } from './site/trust-routes.ts'
import { studyRoutes } from './study/study-routes.ts'
import { deviceRoutes } from './user/device-routes.ts'
import { userRoutes } from './user/user-routes.ts'

/** All calls of the API. Each noun has a room with a `…-routes.ts`; a new one gets a line here. */
export function createRoutes(deps: Deps) {
  const described = [
    biblesRoutes,
    homeRoutes,
    catalogRoutes,
    userRoutes,
    studyRoutes,
    deviceRoutes,
    chatRoutes,
    chatsRoutes,
    checkRoutes,
    mcpRoutes(deps),
    trustRoutes,
    plansRoutes,
    previewRoutes,
    handoutRoutes,
    siteRoutes(deps),
    plainRoutes(deps),
  ]
  return [
    ...described,
    docsRoutes(
      deps,
      described.flatMap(({ operations }) => operations),
    ),
  ]
}
