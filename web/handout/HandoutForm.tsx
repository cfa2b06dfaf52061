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
import { handout } from './words.ts'

const papers = ['a4', 'letter'] as const

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
    toast(isOffline ? handout('offline') : error.message)
  })
  const save = async () => {
    const print = { paper, isLarge }
    saveFile(await fetchHandout(of, translation ? { ...print, second, hasQuestions } : print), `${of.name}.pdf`)
    toast(handout('saved'))
  }
  return (
    <div className={css.form}>
      <Segments
        legend={handout('paper')}
        value={paper}
        options={papers.map((value) => ({ value, label: handout(value) }))}
        onChange={setPaper}
      />
      {translation && (
        <OtherTranslation {...{ translation, value: second }} none={handout('none')} onChange={setSecond} />
      )}
      <div className={css.switches}>
        {translation && (
          <Switch
            label={handout('questions')}
            note={handout('questionsNote')}
            isOn={hasQuestions}
            onChange={setHasQuestions}
          />
        )}
        <Switch label={handout('large')} note={handout('largeNote')} isOn={isLarge} onChange={setIsLarge} />
      </div>
      <Button kind="primary" disabled={isBusy} className={css.save} onClick={() => run(save)}>
        <Download aria-hidden size={16} strokeWidth={1.75} />
        {handout(isBusy ? 'making' : 'save')}
      </Button>
    </div>
  )
}

/** The paper of most printers where the reader is. */
function localPaper(): 'a4' | 'letter' {
  return /-(?:US|CA|MX|PH|CL|CO|VE)$/.test(navigator.language) ? 'letter' : 'a4'
}
