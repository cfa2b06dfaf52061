import { Download } from 'lucide-react'
import { useState } from 'react'
import { OtherTranslation } from '../app/OtherTranslation.tsx'
import { ConnectionError } from '../data/reach.ts'
import { Button } from '../ui/Button.tsx'
import { Segments } from '../ui/Segments.tsx'
import { Switch } from '../ui/Switch.tsx'
import { saveFile } from '../ui/save-file.ts'
import { toast } from '../ui/toast.ts'
import { useBusy } from '../ui/useBusy.ts'
import { fetchHandout, type HandoutOf } from './fetch-handout.ts'
import css from './handout.module.css'

const papers = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'Letter' },
] as const

type Props = {
  of: HandoutOf
  /** The translation of its passages; without one, as for a conversation, it has no choice of a second one. */
  translation?: string
}

/** The choices for a PDF to print, and the button that saves it. */
export function HandoutForm({ of, translation }: Props) {
  const [paper, setPaper] = useState<'a4' | 'letter'>(localPaper)
  const [isLarge, setIsLarge] = useState(false)
  const [second, setSecond] = useState('')
  const [hasQuestions, setHasQuestions] = useState(true)
  const [isBusy, run] = useBusy((error) => {
    const isOffline = error instanceof ConnectionError
    toast(isOffline ? 'You seem to be offline. Your browser can still print this page.' : error.message)
  })
  const save = async () => {
    const print = { paper, isLarge }
    saveFile(await fetchHandout(of, translation ? { ...print, second, hasQuestions } : print), `${of.name}.pdf`)
    toast('Saved as a PDF')
  }
  return (
    <div className={css.form}>
      <Segments legend="Paper" value={paper} options={papers} onChange={setPaper} />
      {translation && <OtherTranslation {...{ translation, value: second }} none="None" onChange={setSecond} />}
      <div className={css.switches}>
        {translation && (
          <Switch
            label="Questions for a group"
            note="With lines to write on"
            isOn={hasQuestions}
            onChange={setHasQuestions}
          />
        )}
        <Switch label="Large print" note="For readers with low vision" isOn={isLarge} onChange={setIsLarge} />
      </div>
      <Button kind="primary" disabled={isBusy} className={css.save} onClick={() => run(save)}>
        <Download aria-hidden size={16} strokeWidth={1.75} />
        {isBusy ? 'Making the PDF…' : 'Save as PDF'}
      </Button>
    </div>
  )
}

/** The paper of most printers where the reader is. */
function localPaper(): 'a4' | 'letter' {
  return /-(?:US|CA|MX|PH|CL|CO|VE)$/.test(navigator.language) ? 'letter' : 'a4'
}
