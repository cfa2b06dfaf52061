import { useSyncExternalStore } from 'react'
import { currentInstall, type InstallState, subscribeToInstall } from './install-state.ts'

/** Whether and how the app can be installed here; followed as the browser changes its mind. */
export function useInstall(): InstallState {
  return useSyncExternalStore(subscribeToInstall, currentInstall)
}
