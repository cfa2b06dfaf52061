import { online } from '../data/online.ts'
import { KEPT_QUESTIONS, readStored, UNSENT } from '../data/stored.ts'

/** Sends what was asked without a network as soon as there is one: now, and whenever it is back. */
export function watchWaiting(): void {
  const send = () => {
    if (!online.isOnline()) return
    // without a network and a service worker it cannot be loaded
    if (readStored(KEPT_QUESTIONS)) void import('./device/store-kept.ts').then(({ storeKept }) => storeKept(), ignore)
    if (readStored(UNSENT)) void import('./send-unsent.ts').then(({ sendUnsent }) => sendUnsent(), ignore)
  }
  send()
  online.subscribe(send)
}

const ignore = () => {}
