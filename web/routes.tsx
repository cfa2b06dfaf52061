import { Navigate, type RouteObject, useLocation, useParams, useRoutes } from 'react-router-dom'
import { readerAddress } from '#shared/chapter-address.ts'
import { Shell } from './app/Shell.tsx'
import { loadScreens, screen } from './app/screen.tsx'
import { ReaderScreen } from './reader/ReaderScreen.tsx'

/** The reader is in the first bundle, since most visits begin there; the other screens are loaded on demand. */
const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      screen('/', () => {
        // loads what is below the box along with it, without delaying the box
        import('./home/HomeBody.tsx').catch(() => {})
        return import('./home/HomeScreen.tsx').then(({ HomeScreen }) => HomeScreen)
      }),
      { path: 'read/:bookId/:chapter', element: <ReaderScreen /> },
      screen('search', () => import('./search/SearchScreen.tsx').then(({ SearchScreen }) => SearchScreen)),
      screen('chat/:id', () =>
        import('./chat/ChatRedirectScreen.tsx').then(({ ChatRedirectScreen }) => ChatRedirectScreen),
      ),
      screen('audit/:chatId', () => import('./audit/AuditScreen.tsx').then(({ AuditScreen }) => AuditScreen)),
      screen('theologies/:slug', () =>
        import('./profile/PerspectiveScreen.tsx').then(({ PerspectiveScreen }) => PerspectiveScreen),
      ),
      screen('conversations', () =>
        import('./conversations/ConversationsScreen.tsx').then(({ ConversationsScreen }) => ConversationsScreen),
      ),
      screen('notes', () => import('./study/notes/NotesScreen.tsx').then(({ NotesScreen }) => NotesScreen)),
      screen('link', () => import('./study/devices/LinkScreen.tsx').then(({ LinkScreen }) => LinkScreen)),
      screen('settings', () => import('./settings/SettingsScreen.tsx').then(({ SettingsScreen }) => SettingsScreen)),
      screen('my-profile', () => import('./profile/ProfileScreen.tsx').then(({ ProfileScreen }) => ProfileScreen)),
      screen('site/:contentId?', () => import('./pages/ContentScreen.tsx').then(({ ContentScreen }) => ContentScreen)),
      screen('about-philip', () => import('./pages/ContentScreen.tsx').then(({ AboutScreen }) => AboutScreen)),
      screen('about', () =>
        import('./pages/PartnerAboutScreen.tsx').then(({ PartnerAboutScreen }) => PartnerAboutScreen),
      ),
      screen('install', () => import('./install/InstallScreen.tsx').then(({ InstallScreen }) => InstallScreen)),
      screen('trust', () => import('./trust/TrustScreen.tsx').then(({ TrustScreen }) => TrustScreen)),
      screen('check', () => import('./check/CheckScreen.tsx').then(({ CheckScreen }) => CheckScreen)),
      screen('instructions', () =>
        import('./trust/InstructionsScreen.tsx').then(({ InstructionsScreen }) => InstructionsScreen),
      ),
      screen('instructions/:hash', () =>
        import('./trust/InstructionTextScreen.tsx').then(({ InstructionTextScreen }) => InstructionTextScreen),
      ),
      screen(undefined, () => import('./plans/PlansLayout.tsx').then(({ PlansLayout }) => PlansLayout), [
        screen('reading-plans/*', () =>
          import('./plans/PlanListScreen.tsx').then(({ PlanListScreen }) => PlanListScreen),
        ),
        screen('reading-plans/:planId', () =>
          import('./plans/PlanOrListScreen.tsx').then(({ PlanOrListScreen }) => PlanOrListScreen),
        ),
        screen('reading-plans/discover', () =>
          import('./plans/DiscoverScreen.tsx').then(({ DiscoverScreen }) => DiscoverScreen),
        ),
        screen('reading-plans/create', () =>
          import('./plans/CreatePlanScreen.tsx').then(({ CreatePlanScreen }) => CreatePlanScreen),
        ),
        screen('reading-plans/edit/:planId', () =>
          import('./plans/EditPlanScreen.tsx').then(({ EditPlanScreen }) => EditPlanScreen),
        ),
        screen('plans/:planId?', () => import('./plans/PlanScreen.tsx').then(({ PlanScreen }) => PlanScreen)),
      ]),
      { path: 'eng-web/:bookId/:chapter', element: <LegacyRedirect /> },
      screen('*', () => import('./app/NotFoundScreen.tsx').then(({ NotFoundScreen }) => NotFoundScreen)),
    ],
  },
]

/** The screen for the address. */
export const Screens = () => useRoutes(routes)

/** Loads the code of the address's screen. Rejects when it cannot be loaded. */
export const loadScreen = (pathname: string): Promise<void> => loadScreens(routes, pathname)

/** Old links keep working, including their query. */
function LegacyRedirect() {
  const { bookId = '', chapter = '' } = useParams()
  const { search } = useLocation()
  return <Navigate replace to={`${readerAddress(bookId, chapter)}${search}`} />
}
