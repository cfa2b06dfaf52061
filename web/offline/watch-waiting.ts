import { online } from '../data/online.ts'
import { CHANGED, KEPT_QUESTIONS, readStored, UNSENT } from '../data/stored.ts'

/**
 * Sends what was asked without the server as soon as it can be reached: now, whenever the network is back, and when a
 * question is kept, which may be while the browser has a network.
 */
export function watchWaiting(): void {
  let seen = readStored(UNSENT)
  const send = () => {
    if (!online.isOnline()) return
    // without a network and a service worker it cannot be loaded
    if (readStored(KEPT_QUESTIONS)) void import('./device/store-kept.ts').then(({ storeKept }) => storeKept(), ignore)
    if (readStored(UNSENT)) void import('./send-unsent.ts').then(({ sendUnsent }) => sendUnsent(), ignore)
  }
  send()
  online.subscribe(send)
  addEventListener(CHANGED, () => {
    const before = seen
    seen = readStored(UNSENT)
    if (seen !== before) send()
  })
}

const ignore = () => {}
