import { useEffect, useState } from 'react'
import { countDevices } from '../data/study-calls.ts'
import { forgetMe } from '../data/visitor-data.ts'
import { Button } from '../ui/Button.tsx'
import dialog from '../ui/dialog.module.css'
import { Overlay } from '../ui/Overlay.tsx'
import css from './forget.module.css'
import { settings } from './words.ts'

/** Asks for confirmation, since nothing can be restored afterwards. */
export function ForgetDialog({ onClose }: { onClose: () => void }) {
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  /** Null until the server has counted the visitor's devices, which the visitor should know before deleting. */
  const [devices, setDevices] = useState<number | null>(null)
  useEffect(() => {
    countDevices().then(
      (answer) => setDevices(answer.devices),
      () => setDevices(1),
    )
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
      {devices !== null && devices > 1 && <p>{settings('othersKeep')}</p>}
      {hasFailed && <p role="alert">{settings('notDeleted')}</p>}
      <div className={`${dialog.buttons} ${css.buttons}`}>
        <Button autoFocus disabled={isBusy} onClick={onClose}>
          {settings('cancel')}
        </Button>
        <Button
          kind="primary"
          className={css.forget}
          disabled={isBusy || devices === null}
          onClick={() => void forget()}
        >
          {settings(isBusy ? 'deleting' : 'deleteAll')}
        </Button>
      </div>
    </Overlay>
  )
}
