import { useState } from 'react'
import { endDevice } from '../../data/study-calls.ts'
import { eraseAfter } from '../../data/visitor-data.ts'
import { Button } from '../../ui/Button.tsx'
import dialog from '../../ui/dialog.module.css'
import { Overlay } from '../../ui/Overlay.tsx'
import { devices as words } from './words.ts'

/** Asks before this browser's access ends and everything in it is deleted. */
export function UnlinkDialog({ onClose }: { onClose: () => void }) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const unlink = async () => {
    setIsBusy(true)
    try {
      await eraseAfter(endDevice())
      history.replaceState({ usr: { flash: words('wasUnlinked') } }, '', '/')
      location.reload()
    } catch (error) {
      setProblem((error as Error).message)
      setIsBusy(false)
    }
  }
  return (
    <Overlay label={words('unlinkThis')} className={dialog.dialog} onClose={() => isBusy || onClose()}>
      <h2>{words('unlinkQuestion')}</h2>
      <p>{words('unlinkMeans')}</p>
      {problem && <p role="alert">{problem}</p>}
      <div className={dialog.buttons}>
        <Button autoFocus disabled={isBusy} onClick={onClose}>
          {words('cancel')}
        </Button>
        <Button kind="primary" disabled={isBusy} onClick={() => void unlink()}>
          {isBusy ? words('unlinking') : words('unlink')}
        </Button>
      </div>
    </Overlay>
  )
}
