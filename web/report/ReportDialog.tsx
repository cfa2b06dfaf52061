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

const words: Record<ReportReason, string> = {
  harmful: 'It could lead someone to harm',
  hateful: 'It is hateful or insults people',
  sexual: 'It is sexual',
  private: 'It shows private details of a person',
  spam: 'It is advertising or spam',
  other: 'Something else',
}

const reasons = Object.keys(words) as ReportReason[]

type Props = { what: { kind: 'chat' | 'plan'; id: number }; onClose: () => void }

/** Asks why something public is being reported, and sends the report to the operators anonymously. */
export function ReportDialog({ what, onClose }: Props) {
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, run] = useBusy((error) =>
    setProblem(error instanceof ConnectionError ? `${error.message} Nothing was sent.` : error.message),
  )
  const thing = what.kind === 'chat' ? 'conversation' : 'plan'
  const send = () => {
    setProblem(reason ? '' : 'Please choose a reason.')
    if (!reason) return
    run(async () => {
      await report(what, { reason, note })
      // close before the notice appears, because notices appear inside an open dialog
      flushSync(onClose)
      toast('Thank you. Your report was sent.')
    })
  }
  return (
    <Overlay
      label={`Report this ${thing}`}
      className={`${dialog.dialog} ${css.report}`}
      onClose={() => isBusy || onClose()}
    >
      <form
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          send()
        }}
      >
        <h2>Report this {thing}</h2>
        <p>Your report is anonymous: the people who run this site read it and cannot tell who sent it.</p>
        <fieldset>
          <legend>What is wrong with it?</legend>
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
              {words[each]}
            </label>
          ))}
        </fieldset>
        <label className={css.note}>
          A note, if you like
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
            Cancel
          </Button>
          <Button type="submit" kind="primary" disabled={isBusy}>
            Send report
          </Button>
        </div>
      </form>
    </Overlay>
  )
}
