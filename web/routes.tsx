import { Navigate, type RouteObject, useLocation, useParams, useRoutes } from 'react-router-dom'
import { readerAddress } from '#shared/chapter-address.ts'
import { Shell } from './app/Shell.tsx'
import { loadScreens, screen } from './app/screen.tsx'
import { ReaderScreen } from './reader/ReaderScreen.tsx'

/** Loads what is below the box along with it, without delaying the box. */
const loadHome = () => {
  import('./home/HomeBody.tsx').catch(() => {})
  return import('./home/HomeScreen.tsx')
}

/** The reader is in the first bundle, since most visits begin there; the other screens are loaded on demand. */
const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      screen('/', loadHome, 'HomeScreen'),
      { path: 'read/:bookId/:chapter', element: <ReaderScreen /> },
      screen('search', () => import('./search/SearchScreen.tsx'), 'SearchScreen'),
      screen('chat/:id', () => import('./chat/ChatRedirectScreen.tsx'), 'ChatRedirectScreen'),
      screen('audit/:chatId', () => import('./audit/AuditScreen.tsx'), 'AuditScreen'),
      screen('theologies/:slug', () => import('./profile/PerspectiveScreen.tsx'), 'PerspectiveScreen'),
      screen('conversations', () => import('./conversations/ConversationsScreen.tsx'), 'ConversationsScreen'),
      screen('notes', () => import('./study/notes/NotesScreen.tsx'), 'NotesScreen'),
      screen('link', () => import('./study/devices/LinkScreen.tsx'), 'LinkScreen'),
      screen('settings', () => import('./settings/SettingsScreen.tsx'), 'SettingsScreen'),
      screen('my-profile', () => import('./profile/ProfileScreen.tsx'), 'ProfileScreen'),
      screen('site/:contentId?', () => import('./pages/ContentScreen.tsx'), 'ContentScreen'),
      screen('about-philip', () => import('./pages/ContentScreen.tsx'), 'AboutScreen'),
      screen('about', () => import('./pages/PartnerAboutScreen.tsx'), 'PartnerAboutScreen'),
      screen('install', () => import('./install/InstallScreen.tsx'), 'InstallScreen'),
      screen('trust', () => import('./trust/TrustScreen.tsx'), 'TrustScreen'),
      screen('check', () => import('./check/CheckScreen.tsx'), 'CheckScreen'),
      screen('instructions', () => import('./trust/InstructionsScreen.tsx'), 'InstructionsScreen'),
      screen('instructions/:hash', () => import('./trust/InstructionTextScreen.tsx'), 'InstructionTextScreen'),
      screen(undefined, () => import('./plans/PlansLayout.tsx'), 'PlansLayout', [
        screen('reading-plans/*', () => import('./plans/PlanListScreen.tsx'), 'PlanListScreen'),
        screen('reading-plans/:planId', () => import('./plans/PlanOrListScreen.tsx'), 'PlanOrListScreen'),
        screen('reading-plans/discover', () => import('./plans/DiscoverScreen.tsx'), 'DiscoverScreen'),
        screen('reading-plans/create', () => import('./plans/CreatePlanScreen.tsx'), 'CreatePlanScreen'),
        screen('reading-plans/edit/:planId', () => import('./plans/EditPlanScreen.tsx'), 'EditPlanScreen'),
        screen('plans/:planId?', () => import('./plans/PlanScreen.tsx'), 'PlanScreen'),
      ]),
      { path: 'eng-web/:bookId/:chapter', element: <LegacyRedirect /> },
      screen('*', () => import('./app/NotFoundScreen.tsx'), 'NotFoundScreen'),
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
