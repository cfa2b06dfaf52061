import { type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ReportReason } from '#shared/contract/report.ts'
import { REPORT_NOTE_MAX } from '#shared/note-limits.ts'
import { report } from '../data/chat-hooks.ts'
import { ConnectionError } from '../data/reach.ts'
import { Button } from '../ui/Button.tsx'
import dialog from '../ui/dialog.module.css'
import { Overlay } from '../ui/Overlay.tsx'
import { toast } from '../ui/toast.ts'
import { useBusy } from '../ui/useBusy.ts'
import css from './report.module.css'
import { report as words } from './words.ts'

const reasons: ReportReason[] = ['harmful', 'hateful', 'sexual', 'private', 'spam', 'other']

type Props = { what: { kind: 'chat' | 'plan'; id: number }; onClose: () => void }

/** Asks why something public is being reported, and sends the report to the operators anonymously. */
export function ReportDialog({ what, onClose }: Props) {
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, run] = useBusy((error) =>
    setProblem(error instanceof ConnectionError ? words('nothingSent') : error.message),
  )
  const title = words('title', { kind: what.kind })
  const send = () => {
    setProblem(reason ? '' : words('chooseReason'))
    if (!reason) return
    run(async () => {
      await report(what, { reason, note })
      // close before the notice appears, because notices appear inside an open dialog
      flushSync(onClose)
      toast(words('sent'))
    })
  }
  return (
    <Overlay label={title} className={`${dialog.dialog} ${css.report}`} onClose={() => isBusy || onClose()}>
      <form
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          send()
        }}
      >
        <h2>{title}</h2>
        <p>{words('anonymous')}</p>
        <fieldset>
          <legend>{words('whatIsWrong')}</legend>
          {reasons.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="reason"
                checked={reason === each}
                onChange={() => {
                  setReason(each)
                  setProblem('')
                }}
              />
              {words(each)}
            </label>
          ))}
        </fieldset>
        <label className={css.note}>
          {words('note')}
          <textarea
            rows={3}
            maxLength={REPORT_NOTE_MAX}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </label>
        <p role="alert">{problem}</p>
        <div className={dialog.buttons}>
          <Button disabled={isBusy} onClick={onClose}>
            {words('cancel')}
          </Button>
          <Button type="submit" kind="primary" disabled={isBusy}>
            {words('send')}
          </Button>
        </div>
      </form>
    </Overlay>
  )
}
