import { lookAt } from '../first-look.ts'
import type { Study } from './study.ts'

const QUIET_MS = 1000

/** Keeps the first look at the items, once nothing has changed for a second or the page is hidden. */
export function keepLook({ store, items, subscribe, onClose }: Study): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    clearTimeout(timer)
    timer = undefined
    // ignored: without it My Notes waits for the document
    store.keepLook(lookAt(items())).catch(() => {})
  }
  const keepSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(keep, QUIET_MS)
  }
  const onHidden = () => {
    if (document.hidden && timer !== undefined) keep()
  }
  const unsubscribe = subscribe(keepSoon)
  document.addEventListener('visibilitychange', onHidden)
  store.hasLook().then(
    (has) => has || keepSoon(),
    () => {},
  )
  onClose(() => {
    clearTimeout(timer)
    unsubscribe()
    document.removeEventListener('visibilitychange', onHidden)
  })
}
