import { useEffect, useState } from 'react'
import { countDevices } from '../data/study-calls.ts'
import { forgetMe } from '../data/visitor-data.ts'
import { Button } from '../ui/Button.tsx'
import dialog from '../ui/dialog.module.css'
import { Overlay } from '../ui/Overlay.tsx'
import css from './forget.module.css'
import { settings } from './words.ts'

/** So long the server may take to count the devices. */
const PATIENCE_MS = 3000

/** Asks for confirmation, since nothing can be restored afterwards. */
export function ForgetDialog({ onClose }: { onClose: () => void }) {
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  /** Whether other devices may keep notes, which the visitor should know before deleting; null until it is known. */
  const [mayOthersKeep, setMayOthersKeep] = useState<boolean | null>(null)
  useEffect(() => {
    const unknown = () => setMayOthersKeep((known) => known ?? true)
    const timer = setTimeout(unknown, PATIENCE_MS)
    countDevices().then(({ devices }) => setMayOthersKeep(devices > 1), unknown)
    return () => clearTimeout(timer)
  }, [])
  const forget = async () => {
    setIsBusy(true)
    setHasFailed(false)
    try {
      await forgetMe()
      // a full reload clears all memory of the previous page; the router reads its message from here
      history.replaceState({ usr: { flash: settings('deleted') } }, '', '/')
      location.reload()
    } catch {
      setHasFailed(true)
      setIsBusy(false)
    }
  }
  return (
    <Overlay
      label={settings('delete')}
      className={`${dialog.dialog} ${css.dialog}`}
      onClose={() => isBusy || onClose()}
    >
      <h2>{settings('sure')}</h2>
      <p>{settings('consequences')}</p>
      {mayOthersKeep && <p>{settings('othersKeep')}</p>}
      {hasFailed && <p role="alert">{settings('notDeleted')}</p>}
      <div className={`${dialog.buttons} ${css.buttons}`}>
        <Button autoFocus disabled={isBusy} onClick={onClose}>
          {settings('cancel')}
        </Button>
        <Button
          kind="primary"
          className={css.forget}
          disabled={isBusy || mayOthersKeep === null}
          onClick={() => void forget()}
        >
          {settings(isBusy ? 'deleting' : 'deleteAll')}
        </Button>
      </div>
    </Overlay>
  )
}
