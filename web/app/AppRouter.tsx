import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type Location,
  type NavigateOptions,
  type NavigationType,
  type Navigator,
  Router,
  UNSAFE_createBrowserHistory,
} from 'react-router-dom'
import { rememberScroll, restoreScroll, SHOWN, watchScroll } from './scroll-memory.ts'

type Shown = { location: Location; type: NavigationType; keepsScroll: boolean }

/**
 * Provides the address to everything inside and restores the scroll position of each history entry. It does what the
 * library's own data router did, without the loaders, actions and fetchers, which nothing here uses.
 *
 * A navigation is a transition: the previous screen stays until the next one is loaded. With `flushSync` the next
 * screen is drawn immediately.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createHistory)
  const [shown, setShown] = useState<Shown>({
    location: history.location,
    type: history.action,
    keepsScroll: false,
  })
  const show = ({ flushSync: isAtOnce = false, preventScrollReset: keepsScroll = false }: NavigateOptions = {}) => {
    const draw = () => setShown({ location: history.location, type: history.action, keepsScroll })
    if (isAtOnce) flushSync(draw)
    else startTransition(draw)
  }
  const [navigator] = useState<Navigator>(() => ({
    createHref: history.createHref,
    createURL: history.createURL,
    go: history.go,
    push: (to, state, options) => {
      rememberScroll()
      history.push(to, state)
      show(options)
    },
    replace: (to, state, options) => {
      rememberScroll()
      history.replace(to, state)
      show(options)
    },
  }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` reads nothing that changes
  useLayoutEffect(
    () =>
      history.listen(() => {
        rememberScroll()
        show()
      }),
    [history],
  )
  useLayoutEffect(watchScroll, [])
  useLayoutEffect(() => {
    dispatchEvent(new Event(SHOWN))
    restoreScroll(shown.location, shown.keepsScroll)
  }, [shown])
  return (
    <Router location={shown.location} navigationType={shown.type} navigator={navigator}>
      {children}
    </Router>
  )
}

function createHistory() {
  nameEntry()
  return UNSAFE_createBrowserHistory()
}

/**
 * Gives the history entry of a freshly loaded page a key of its own. The library calls every such entry `default`, so a
 * page would open at the scroll position of the previous page.
 */
function nameEntry(): void {
  const state = window.history.state as { key?: string } | null
  if (!state?.key) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '')
}
