import { useEffect, useState } from 'react'
import { Title } from '../../app/Title.tsx'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import page from '../../ui/page.module.css'
import { Rich } from '../../words/Rich.tsx'
import { canEncrypt } from '../document/keys.ts'
import { loadStudy } from '../useStudy.ts'
import css from './devices.module.css'
import { secretOf, takeOver } from './link-code.ts'
import { devices as words } from './words.ts'

/** Opens a link that another device made: after a question, this browser takes over its visitor and notes. */
export function LinkScreen() {
  const [secret, setSecret] = useState(takeSecret)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  // a link that is pasted here only changes the fragment: the page is not loaded again
  useEffect(() => {
    const onLink = () => {
      if (!location.hash) return
      taken = null
      setSecret(takeSecret())
      setProblem('')
    }
    addEventListener('hashchange', onLink)
    return () => removeEventListener('hashchange', onLink)
  }, [])
  const link = async () => {
    if (!secret) return
    setIsBusy(true)
    try {
      await takeOver(await loadStudy(), secret)
      // a full load: everything in memory belongs to the visitor of before
      location.replace('/notes')
    } catch (error) {
      setProblem((error as Error).message)
      setIsBusy(false)
    }
  }
  return (
    <div className={`${page.page} ${css.link}`}>
      <Title of={words('addThis')} />
      <h1>{words('addThis')}</h1>
      {secret && canEncrypt() ? (
        <>
          <p>{words('willShow')}</p>
          <p>
            <Rich text={words('exportFirst')} parts={{ link: (inner) => <Link to="/settings">{inner}</Link> }} />
          </p>
          {problem && <p role="alert">{problem}</p>}
          <Button kind="primary" disabled={isBusy} onClick={() => void link()}>
            {isBusy ? words('adding') : words('addThis')}
          </Button>
        </>
      ) : (
        <p role="alert">{secret ? words('cannotDecrypt') : words('linkIncomplete')}</p>
      )}
    </div>
  )
}

let taken: Uint8Array<ArrayBuffer> | null = null

/** The secret from the address, which is removed from it at once, so that no history contains it. */
function takeSecret() {
  taken = secretOf(location.hash) ?? taken
  if (location.hash) history.replaceState(history.state, '', location.pathname)
  return taken
}
