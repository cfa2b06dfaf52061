import { useStore } from '../data/create-store.ts'
import { isInstalled, offered } from './install-state.ts'

type InstallState = { isInstallable: boolean; device: Device; canAsk: boolean }
export type Device = 'ipad' | 'iphone' | 'android' | 'other'

/** Shows the browser's install prompt. True if the visitor accepted. */
export async function askToInstall(): Promise<boolean> {
  const asked = await offered.get()?.prompt()
  if (asked?.outcome !== 'accepted') return false
  offered.set(null)
  return true
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
