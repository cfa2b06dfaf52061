import { useSyncExternalStore } from 'react'
import { online } from './online.ts'

/** Whether the server is reachable, as far as this page knows. */
export const useOnline = (): boolean => useSyncExternalStore(online.subscribe, online.isOnline)
