import { useSyncExternalStore } from 'react'
import { currentInstall, type InstallState, subscribeToInstall } from './install-state.ts'

/** Whether and how the app can be installed here; updated when the browser's view changes. */
export function useInstall(): InstallState {
  return useSyncExternalStore(subscribeToInstall, currentInstall)
}
