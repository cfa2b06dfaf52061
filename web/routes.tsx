import { createBrowserRouter, Navigate, type RouteObject, useLocation, useParams } from 'react-router-dom'
import { ErrorScreen } from './app/ErrorScreen.tsx'
import { Shell } from './app/Shell.tsx'
import { ReaderScreen } from './reader/ReaderScreen.tsx'

/** The reader comes with the first file, since most visits begin there; the other screens come when they are asked for. */
const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ErrorScreen />,
    HydrateFallback: () => null,
    children: [
      {
        index: true,
        lazy: () => {
          // what stands below the box comes along, without the box waiting for it
          import('./home/HomeBody.tsx').catch(() => {})
          return import('./home/HomeScreen.tsx').then(({ HomeScreen }) => ({ Component: HomeScreen }))
        },
      },
      { path: 'read/:bookId/:chapter', element: <ReaderScreen /> },
      {
        path: 'search',
        lazy: () => import('./search/SearchScreen.tsx').then(({ SearchScreen }) => ({ Component: SearchScreen })),
      },
      {
        path: 'chat/:id',
        lazy: () =>
          import('./chat/ChatRedirectScreen.tsx').then(({ ChatRedirectScreen }) => ({ Component: ChatRedirectScreen })),
      },
      {
        path: 'audit/:chatId',
        lazy: () => import('./audit/AuditScreen.tsx').then(({ AuditScreen }) => ({ Component: AuditScreen })),
      },
      {
        path: 'theologies/:slug',
        lazy: () =>
          import('./profile/PerspectiveScreen.tsx').then(({ PerspectiveScreen }) => ({ Component: PerspectiveScreen })),
      },
      {
        path: 'conversations',
        lazy: () =>
          import('./conversations/ConversationsScreen.tsx').then(({ ConversationsScreen }) => ({
            Component: ConversationsScreen,
          })),
      },
      {
        path: 'settings',
        lazy: () =>
          import('./settings/SettingsScreen.tsx').then(({ SettingsScreen }) => ({ Component: SettingsScreen })),
      },
      {
        path: 'my-profile',
        lazy: () => import('./profile/ProfileScreen.tsx').then(({ ProfileScreen }) => ({ Component: ProfileScreen })),
      },
      {
        path: 'site/:contentId?',
        lazy: () => import('./pages/ContentScreen.tsx').then(({ ContentScreen }) => ({ Component: ContentScreen })),
      },
      {
        path: 'about-philip',
        lazy: () => import('./pages/ContentScreen.tsx').then(({ AboutScreen }) => ({ Component: AboutScreen })),
      },
      {
        path: 'about',
        lazy: () =>
          import('./pages/PartnerAboutScreen.tsx').then(({ PartnerAboutScreen }) => ({
            Component: PartnerAboutScreen,
          })),
      },
      {
        path: 'install',
        lazy: () => import('./install/InstallScreen.tsx').then(({ InstallScreen }) => ({ Component: InstallScreen })),
      },
      {
        path: 'trust',
        lazy: () => import('./trust/TrustScreen.tsx').then(({ TrustScreen }) => ({ Component: TrustScreen })),
      },
      {
        path: 'instructions',
        lazy: () =>
          import('./trust/InstructionsScreen.tsx').then(({ InstructionsScreen }) => ({
            Component: InstructionsScreen,
          })),
      },
      {
        path: 'instructions/:hash',
        lazy: () =>
          import('./trust/InstructionTextScreen.tsx').then(({ InstructionTextScreen }) => ({
            Component: InstructionTextScreen,
          })),
      },
      {
        lazy: () => import('./plans/PlansLayout.tsx').then(({ PlansLayout }) => ({ Component: PlansLayout })),
        children: [
          {
            path: 'reading-plans/*',
            lazy: () => import('./plans/PlanListScreen.tsx').then((screen) => ({ Component: screen.PlanListScreen })),
          },
          {
            path: 'reading-plans/:planId',
            lazy: () =>
              import('./plans/PlanOrListScreen.tsx').then((screen) => ({ Component: screen.PlanOrListScreen })),
          },
          {
            path: 'reading-plans/discover',
            lazy: () => import('./plans/DiscoverScreen.tsx').then((screen) => ({ Component: screen.DiscoverScreen })),
          },
          {
            path: 'reading-plans/create',
            lazy: () =>
              import('./plans/CreatePlanScreen.tsx').then((screen) => ({ Component: screen.CreatePlanScreen })),
          },
          {
            path: 'reading-plans/edit/:planId',
            lazy: () => import('./plans/EditPlanScreen.tsx').then((screen) => ({ Component: screen.EditPlanScreen })),
          },
          {
            path: 'plans/:planId?',
            lazy: () => import('./plans/PlanScreen.tsx').then((screen) => ({ Component: screen.PlanScreen })),
          },
        ],
      },
      { path: 'eng-web/:bookId/:chapter', element: <LegacyRedirect /> },
      {
        path: '*',
        lazy: () => import('./app/NotFoundScreen.tsx').then(({ NotFoundScreen }) => ({ Component: NotFoundScreen })),
      },
    ],
  },
]

nameEntry()

export const router = createBrowserRouter(routes)

/**
 * Gives the entry of a page that was loaded a key of its own in the session history. The router calls every such entry
 * `default`, and a page would open at the scroll position of the page before it.
 */
function nameEntry(): void {
  const state = history.state as { key?: string } | null
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '')
}

/** Old links keep working, with their query. */
function LegacyRedirect() {
  const { bookId = '', chapter = '' } = useParams()
  const { search } = useLocation()
  return <Navigate replace to={`/read/${encodeURIComponent(bookId)}/${encodeURIComponent(chapter)}${search}`} />
}
