import { createStore, useStore } from '../data/create-store.ts'

/** The event that browsers fire when they can install this app themselves. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: string }> }
type AppleNavigator = Navigator & { standalone?: boolean }

type InstallState = { isInstallable: boolean; device: Device; canAsk: boolean }
export type Device = 'ipad' | 'iphone' | 'android' | 'other'

const STATUS_BAR = 50
const offered = createStore<InstallPrompt | null>(null)

/** Listens for the browser's install event, which fires once and early. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered.set(event as InstallPrompt)
  })
  addEventListener('appinstalled', () => offered.set(null))
}

/** Shows the browser's install prompt. True if the visitor accepted. */
export async function askToInstall(): Promise<boolean> {
  const asked = await offered.get()?.prompt()
  if (asked?.outcome !== 'accepted') return false
  offered.set(null)
  return true
}

/** True if this page runs as an installed app. */
export function isInstalled(): boolean {
  const isFull = screen.height - innerHeight > STATUS_BAR
  return (
    matchMedia('(display-mode: standalone)').matches || ((navigator as AppleNavigator).standalone === true && isFull)
  )
}

/** The kind of device, as far as it can be detected. An iPad identifies as a Mac, but has a touch screen. */
export function deviceOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device {
  if (/iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ipad'
  if (/iPhone|iPod/.test(userAgent)) return 'iphone'
  return /Android/.test(userAgent) ? 'android' : 'other'
}

/** Whether and how the app can be installed here; updated when the browser's view changes. */
export function useInstall(): InstallState {
  const canAsk = useStore(offered) !== null
  const device = deviceOf(navigator)
  return { isInstallable: !isInstalled() && (canAsk || device !== 'other'), device, canAsk }
}
