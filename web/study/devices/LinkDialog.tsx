import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cancelDeviceCodes } from '../../data/study-calls.ts'
import { Button } from '../../ui/Button.tsx'
import dialog from '../../ui/dialog.module.css'
import { Overlay } from '../../ui/Overlay.tsx'
import { useCopied } from '../../ui/useCopied.ts'
import { loadStudy } from '../useStudy.ts'
import css from './devices.module.css'
import { makeLink } from './link-code.ts'
import { QrCode } from './QrCode.tsx'
import { watchDevices } from './watch-devices.ts'
import { devices as words } from './words.ts'

type Made = { url: string; expiresAt: number }

/**
 * Shows a link for another device, as a QR code and as text, until that device is added. Closing it makes an unused link
 * invalid.
 */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<Made | null>(null)
  const [problem, setProblem] = useState('')
  const [isOver, setIsOver] = useState(false)
  const [isLinked, setIsLinked] = useState(false)
  useEffect(() => {
    loadStudy()
      .then(makeLink)
      .then(setMade, (error: Error) => setProblem(error.message))
    return () => void cancelDeviceCodes().catch(() => {})
  }, [])
  useEffect(() => {
    if (!made) return
    const timer = setTimeout(() => setIsOver(true), made.expiresAt - Date.now())
    const end = watchDevices(() => setIsLinked(true))
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [made])
  return (
    <Overlay label={words('add')} className={`${dialog.dialog} ${css.dialog}`} onClose={onClose}>
      <h2>{words('add')}</h2>
      {problem && <p role="alert">{words('noLink', { reason: problem })}</p>}
      {isLinked ? (
        <p role="status">{words('linked')}</p>
      ) : isOver ? (
        <p role="alert">{words('expired')}</p>
      ) : (
        <>
          <p>{words('scan')}</p>
          <div className={css.code}>{made && <QrCode text={made.url} label={words('qrCode')} />}</div>
          {made && <Address url={made.url} />}
        </>
      )}
      <div className={dialog.buttons}>
        <Button onClick={onClose}>{words('close')}</Button>
      </div>
    </Overlay>
  )
}

function Address({ url }: { url: string }) {
  const [isCopied, copy] = useCopied()
  return (
    <div className={css.address}>
      <input readOnly aria-label={words('linkForOther')} value={url} onFocus={(event) => event.target.select()} />
      <Button onClick={() => copy(url)}>
        {isCopied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} strokeWidth={1.75} />}
        {isCopied ? words('copied') : words('copy')}
      </Button>
    </div>
  )
}
