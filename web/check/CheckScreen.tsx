import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CheckTextAnswer } from '#shared/contract/check.ts'
import { screenTitle } from '../app/screen-title.ts'
import { Title } from '../app/Title.tsx'
import { checkText, isTooLong } from '../data/check-hooks.ts'
import { CallError } from '../data/client.ts'
import { useBibles } from '../data/hooks.ts'
import { ConnectionError } from '../data/reach.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { PageFooter } from '../pages/PageFooter.tsx'
import { Button } from '../ui/Button.tsx'
import { Link } from '../ui/Link.tsx'
import page from '../ui/page.module.css'
import { useBusy } from '../ui/useBusy.ts'
import { Rich } from '../words/Rich.tsx'
import { CheckedText } from './CheckedText.tsx'
import css from './check.module.css'
import { checkWords } from './words.ts'

// the pasted text and the results live as long as the page: they survive a look at a chapter and are not stored
// anywhere
let kept: { text: string; found: CheckTextAnswer | null } = { text: '', found: null }

/** Marks every Scripture passage in a pasted text and compares it with the installed texts. */
export function CheckScreen() {
  const given = (useLocation().state as { text?: string } | null)?.text
  const navigate = useNavigate()
  const [text, setText] = useState(given ?? kept.text)
  const [found, setFound] = useState(given === undefined ? kept.found : null)
  // the text is given once: the history of the browser does not keep it
  useEffect(() => {
    if (given !== undefined) void navigate('/check', { replace: true, state: null })
  }, [given, navigate])
  useEffect(() => {
    kept = { text, found }
  }, [text, found])
  return (
    <div className={page.page}>
      <Title of={screenTitle('/check')} />
      <h1>{screenTitle('/check')}</h1>
      {found ? (
        <CheckedText
          found={found}
          onEdit={() => setFound(null)}
          onNew={() => {
            setText('')
            setFound(null)
          }}
        />
      ) : (
        <PasteForm text={text} onText={setText} onFound={setFound} />
      )}
      <PageFooter />
    </div>
  )
}

type FormProps = { text: string; onText: (text: string) => void; onFound: (found: CheckTextAnswer) => void }

function PasteForm({ text, onText, onFound }: FormProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [translation, choose] = useTranslation()
  const { bibles } = useBibles()
  const [failure, setFailure] = useState('')
  const [isChecking, run] = useBusy((error) => setFailure(sentenceOf(error)))
  const request = { text, bible_id: translation }
  const problem = isTooLong(request) ? checkWords('tooLong') : failure
  const check = () => {
    if (!text.trim()) setFailure(checkWords('empty'))
    if (!text.trim() || isTooLong(request)) return field.current?.focus()
    setFailure('')
    run(() => checkText(request).then(onFound))
  }
  return (
    <form
      className={css.form}
      noValidate
      aria-busy={isChecking}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        check()
      }}
    >
      <p className={css.lead}>{checkWords('lead')}</p>
      <label htmlFor={id}>{checkWords('label')}</label>
      <textarea
        ref={field}
        id={id}
        rows={12}
        dir="auto"
        value={text}
        readOnly={isChecking}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-problem ${id}-note`}
        onChange={(event) => {
          onText(event.target.value)
          setFailure('')
        }}
      />
      <p role="alert" id={`${id}-problem`} className={css.problem}>
        {problem}
      </p>
      <div className={css.send}>
        <label>
          {checkWords('compare')}
          <select value={translation} disabled={!bibles} onChange={(event) => choose(event.target.value)}>
            {bibles?.map((bible) => (
              <option key={bible.id} value={bible.id} lang={bible.language}>
                {bible.name}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" kind="primary" disabled={isChecking}>
          {checkWords(isChecking ? 'checking' : 'check')}
        </Button>
      </div>
      <p id={`${id}-note`} className={css.note}>
        <Rich text={checkWords('note')} parts={{ link: (inner) => <Link to="/site/developers">{inner}</Link> }} />
      </p>
    </form>
  )
}

/** The message for a failed check. */
function sentenceOf(error: unknown): string {
  if (error instanceof ConnectionError) return checkWords('offline')
  if (error instanceof CallError && error.status === 413) return checkWords('tooLong')
  if (error instanceof CallError && error.status === 429)
    return checkWords('tooMany', { seconds: error.retryAfter ?? 60 })
  if (error instanceof CallError && error.status === 503) return checkWords('busy')
  return (error as Error).message
}
