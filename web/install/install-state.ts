/** The event that browsers fire when they can install this app themselves. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: string }> }
type AppleNavigator = Navigator & { standalone?: boolean }

export type InstallState = { isInstallable: boolean; device: Device; canAsk: boolean }
export type Device = 'ipad' | 'iphone' | 'android' | 'other'

const STATUS_BAR = 50
let offered: InstallPrompt | null = null
let state: InstallState | null = null
const listeners = new Set<() => void>()

/** Listens for the browser's install event, which fires once and early. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered = event as InstallPrompt
    tell()
  })
  addEventListener('appinstalled', () => {
    offered = null
    tell()
  })
}

/** Shows the browser's install prompt. True if the visitor accepted. */
export async function askToInstall(): Promise<boolean> {
  const asked = await offered?.prompt()
  if (asked?.outcome !== 'accepted') return false
  offered = null
  tell()
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

/** Whether and how the app can be installed here, now. */
export function currentInstall(): InstallState {
  state ??= readInstall()
  return state
}

export function subscribeToInstall(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readInstall(): InstallState {
  const device = deviceOf(navigator)
  const isOffered = offered !== null
  return { isInstallable: !isInstalled() && (isOffered || device !== 'other'), device, canAsk: isOffered }
}

function tell(): void {
  state = readInstall()
  for (const listener of listeners) listener()
}
