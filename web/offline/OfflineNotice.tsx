import { WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { KEPT_QUESTIONS, readStored } from '../data/stored.ts'
import { useOnline } from '../data/useOnline.ts'
import { offlineNotice } from './notice-words.ts'
import css from './offline.module.css'

/** Shows that the device is offline, and what still works on this screen. */
export function OfflineNotice() {
  const isOnline = useOnline()
  useEffect(() => {
    if (isOnline && readStored(KEPT_QUESTIONS)) void import('./device/store-kept.ts').then((kept) => kept.storeKept())
  }, [isOnline])
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
