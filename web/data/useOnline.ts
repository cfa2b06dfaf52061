import { useStore } from './create-store.ts'
import { online } from './online.ts'

/** Whether the server is reachable, as far as this page knows. */
export const useOnline = (): boolean => useStore({ subscribe: online.subscribe, get: online.isOnline })
