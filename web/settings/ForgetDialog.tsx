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
      history.replaceState({ usr: { flash: 'Everything that was yours is erased.' } }, '', '/')
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
        Your conversations, also those that you published, your profile and your plans are erased for good, here and on
        the server. So is what this browser keeps: settings, drafts, plans, chapters for reading offline. None of it can
        be restored. Reports that you sent stay: they have no name on them.
      </p>
      {hasFailed && <p role="alert">That did not work, and nothing was erased. Please try again.</p>}
      <div className={`${dialog.buttons} ${css.buttons}`}>
        <Button autoFocus disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Button kind="primary" className={css.forget} disabled={isBusy} onClick={() => void forget()}>
          {isBusy ? 'Erasing…' : 'Erase everything'}
        </Button>
      </div>
    </Overlay>
  )
}
