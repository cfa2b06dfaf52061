import { WifiOff } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { useOnline } from '../data/useOnline.ts'
import { offlineNotice } from './notice-words.ts'
import css from './offline.module.css'

/** Shows that the device is offline, and what still works on this screen. */
export function OfflineNotice() {
  const isOnline = useOnline()
  const isPlans = /^\/(?:reading-)?plans(?:\/|$)/.test(useLocation().pathname)
  return (
    <div role="status">
      {!isOnline && (
        <p className={css.notice} data-print="never">
          <WifiOff aria-hidden size={15} strokeWidth={1.75} />
          {offlineNotice(isPlans ? 'plans' : 'chapters')}
        </p>
      )}
    </div>
  )
}
