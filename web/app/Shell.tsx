import { Suspense, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { TABLET_MAX_WIDTH } from '#shared/limits.ts'
import { useStored } from '../data/useStored.ts'
import { useCanonical } from '../edition/useCanonical.ts'
import { OfflineNotice } from '../offline/OfflineNotice.tsx'
import { lazily } from '../ui/lazily.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { useKeydown } from '../ui/useKeydown.ts'
import { useMediaQuery } from '../ui/useMediaQuery.ts'
import { Header } from './Header.tsx'
import css from './shell.module.css'
import { useLanguageOffer } from './useLanguageOffer.ts'
import { useVersionCheck } from './useVersionCheck.ts'
import { app } from './words.ts'

const Menu = lazily(() => import('./Menu.tsx'), 'Menu')
const KeysHelp = lazily(() => import('./KeysHelp.tsx'), 'KeysHelp')
const Hints = lazily(() => import('../hints/Hints.tsx'), 'Hints')
const ReadingSheet = lazily(() => import('../reader/settings/ReadingSheet.tsx'), 'ReadingSheet')
const Navigator = lazily(() => import('../reader/Navigator.tsx'), 'Navigator')

/** The frame around every screen: skip link, header, menu, navigator, and the slot for the screen itself. */
export function Shell() {
  useVersionCheck()
  useCanonical()
  useLanguageOffer()
  const { pathname } = useLocation()
  const isDesk = useMediaQuery(`(min-width: ${TABLET_MAX_WIDTH + 1}px)`)
  const [sidebar, setSidebar] = useStored<string>('sidebar_open', 'true')
  const [drawerAt, setDrawerAt] = useState<string | null>(null)
  // a drawer that was left by the browser's own button stays closed on the way back
  if (drawerAt && drawerAt !== pathname) setDrawerAt(null)
  const [opened, setOpened] = useState<'places' | 'text' | 'keys'>()
  const close = () => setOpened(undefined)
  const goSearching = useSearchByKey(pathname)

  const isMenuOpen = isDesk ? sidebar !== 'false' : drawerAt === pathname
  const toggleMenu = () => {
    if (isDesk) setSidebar(isMenuOpen ? 'false' : 'true')
    else setDrawerAt(isMenuOpen ? null : pathname)
  }
  useKeydown({
    g: () => setOpened('places'),
    '/': goSearching,
    '?': () => setOpened('keys'),
  })

  return (
    <div className={css.shell}>
      <a href="#main" className={css.skip}>
        {app('skip')}
      </a>
      <Header
        isMenuOpen={isMenuOpen}
        isTextOpen={opened === 'text'}
        onMenu={toggleMenu}
        onPlace={() => setOpened('places')}
        onText={() => setOpened('text')}
      />
      <div className={css.body}>
        <div className={css.rail} data-print="never" />
        {isMenuOpen && (
          <Suspense>
            <Menu
              placement={isDesk ? 'side' : 'drawer'}
              onClose={() => setDrawerAt(null)}
              onText={() => {
                setDrawerAt(null)
                setOpened('text')
              }}
            />
          </Suspense>
        )}
        <main id="main" tabIndex={-1} className={css.main}>
          <OfflineNotice />
          <Suspense>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <Suspense>
        {opened === 'places' && <Navigator onClose={close} />}
        {opened === 'text' && <ReadingSheet onClose={close} />}
        {opened === 'keys' && <KeysHelp onClose={close} />}
      </Suspense>
      <LaterHints />
      <Toasts />
    </div>
  )
}

/** Handles the search key. When the visitor returns from the search, the focus is in the header. */
function useSearchByKey(pathname: string): () => void {
  const navigate = useNavigate()
  const isAway = useRef(false)
  useEffect(() => {
    if (!isAway.current || pathname === '/search') return
    isAway.current = false
    if (document.activeElement === document.body) document.getElementById('place')?.focus({ preventScroll: true })
  }, [pathname])
  return () => {
    if (pathname === '/search') return focusSearch()
    isAway.current = true
    void navigate('/search')
  }
}

function focusSearch(): void {
  document.querySelector<HTMLInputElement>('main input[type="search"]')?.select()
}

const HINTS_AFTER_MS = 1500

/** Hints load after the first screen has been drawn. */
function LaterHints() {
  const [isTime, setIsTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), HINTS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isTime ? (
    <Suspense>
      <Hints />
    </Suspense>
  ) : null
}
