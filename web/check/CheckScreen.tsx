import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CheckTextAnswer } from '#shared/contract/check.ts'
import { screens } from '#shared/screens.ts'
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
import { CheckedText } from './CheckedText.tsx'
import css from './check.module.css'

const EMPTY = 'Paste a text first.'
const TOO_LONG = 'This text is longer than 64 KB, about 10,000 words. Check it in parts.'
const OFFLINE = 'You’re offline. Your text is still here; check it when you’re online again.'

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
      <Title of={screens['/check'].title} />
      <h1>Check a text</h1>
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
  const problem = isTooLong(request) ? TOO_LONG : failure
  const check = () => {
    if (!text.trim()) setFailure(EMPTY)
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
      <p className={css.lead}>
        Paste a sermon, an article or another assistant’s answer. We find every passage of Scripture in it, quoted or
        not, and compare it with the Bible word for word.
      </p>
      <label htmlFor={id}>Text to check</label>
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
          Compare with
          <select value={translation} disabled={!bibles} onChange={(event) => choose(event.target.value)}>
            {bibles?.map((bible) => (
              <option key={bible.id} value={bible.id} lang={bible.language}>
                {bible.name}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" kind="primary" disabled={isChecking}>
          {isChecking ? 'Checking…' : 'Check this text'}
        </Button>
      </div>
      <p id={`${id}-note`} className={css.note}>
        Nothing is stored: your text is checked, sent back to you and forgotten. It never reaches a language model.
        Other programs can use the same check: see <Link to="/site/developers">For developers</Link>.
      </p>
    </form>
  )
}

/** The message for a failed check. */
function sentenceOf(error: unknown): string {
  if (error instanceof ConnectionError) return OFFLINE
  if (error instanceof CallError && error.status === 413) return TOO_LONG
  if (error instanceof CallError && error.status === 429) {
    const seconds = error.retryAfter ?? 60
    return `Too many texts were checked from your network. Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`
  }
  if (error instanceof CallError && error.status === 503)
    return 'Many texts are being checked right now. Try again shortly.'
  return (error as Error).message
}
