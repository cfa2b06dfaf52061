import { createStore } from '../data/create-store.ts'

/** The event that browsers fire when they can install this app themselves. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: string }> }
type AppleNavigator = Navigator & { standalone?: boolean }

const STATUS_BAR = 50
/** The browser's offer to install the app, until it was accepted. */
export const offered = createStore<InstallPrompt | null>(null)

/** Listens for the browser's install event, which fires once and early. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered.set(event as InstallPrompt)
  })
  addEventListener('appinstalled', () => offered.set(null))
}

/** True if this page runs as an installed app. */
export function isInstalled(): boolean {
  const isFull = screen.height - innerHeight > STATUS_BAR
  return (
    matchMedia('(display-mode: standalone)').matches || ((navigator as AppleNavigator).standalone === true && isFull)
  )
}
