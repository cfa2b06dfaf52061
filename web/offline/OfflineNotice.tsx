import { WifiOff } from 'lucide-react'
import { useOnline } from '../data/useOnline.ts'
import css from './offline.module.css'

/** Says that there is no network, and what can be done without one. */
export function OfflineNotice() {
  const isOnline = useOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className={css.notice}>
          <WifiOff aria-hidden size={15} strokeWidth={1.75} />
          You are offline. Chapters that you have read, and translations that you keep, still open.
        </p>
      )}
    </div>
  )
}
