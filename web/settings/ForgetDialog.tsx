import { useState } from 'react'
import { forgetMe } from '../data/visitor-data.ts'
import { Button } from '../ui/Button.tsx'
import dialog from '../ui/dialog.module.css'
import { Overlay } from '../ui/Overlay.tsx'
import css from './forget.module.css'

/** Asks for confirmation, since nothing can be restored afterwards. */
export function ForgetDialog({ onClose }: { onClose: () => void }) {
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const forget = async () => {
    setIsBusy(true)
    setHasFailed(false)
    try {
      await forgetMe()
      // a full reload clears all memory of the previous page; the router reads its message from here
      history.replaceState({ usr: { flash: 'All your data has been deleted.' } }, '', '/')
      location.reload()
    } catch {
      setHasFailed(true)
      setIsBusy(false)
    }
  }
  return (
    <Overlay label="Delete my data" className={`${dialog.dialog} ${css.dialog}`} onClose={() => isBusy || onClose()}>
      <h2>Delete my data?</h2>
      <p>
        Your conversations (including published ones), your profile, your plans and your notes are permanently deleted,
        here and on the server. So is everything this browser keeps: settings, drafts, plans, downloaded chapters. None
        of it can be restored. Reports that you sent remain; they are anonymous.
      </p>
      {hasFailed && <p role="alert">That did not work, and nothing was deleted. Please try again.</p>}
      <div className={`${dialog.buttons} ${css.buttons}`}>
        <Button autoFocus disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Button kind="primary" className={css.forget} disabled={isBusy} onClick={() => void forget()}>
          {isBusy ? 'Deleting…' : 'Delete everything'}
        </Button>
      </div>
    </Overlay>
  )
}
