import { useState } from 'react'
import { endDevice } from '../../data/study-calls.ts'
import { eraseBrowser } from '../../data/visitor-data.ts'
import { Button } from '../../ui/Button.tsx'
import dialog from '../../ui/dialog.module.css'
import { Overlay } from '../../ui/Overlay.tsx'

/** Asks before this browser's access ends and everything in it is deleted. */
export function UnlinkDialog({ onClose }: { onClose: () => void }) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const unlink = async () => {
    setIsBusy(true)
    try {
      await endDevice()
      await eraseBrowser()
      history.replaceState({ usr: { flash: 'This device was unlinked.' } }, '', '/')
      location.reload()
    } catch (error) {
      setProblem((error as Error).message)
      setIsBusy(false)
    }
  }
  return (
    <Overlay label="Unlink this device" className={dialog.dialog} onClose={() => isBusy || onClose()}>
      <h2>Unlink this device?</h2>
      <p>
        Your notes, conversations and plans stay on your other devices. Everything in this browser is deleted, also what
        was not sent yet.
      </p>
      {problem && <p role="alert">{problem}</p>}
      <div className={dialog.buttons}>
        <Button autoFocus disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Button kind="primary" disabled={isBusy} onClick={() => void unlink()}>
          {isBusy ? 'Unlinking…' : 'Unlink'}
        </Button>
      </div>
    </Overlay>
  )
}
