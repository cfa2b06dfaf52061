import { useState } from 'react'
import { screens } from '#shared/screens.ts'
import { Title } from '../../app/Title.tsx'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import page from '../../ui/page.module.css'
import { canEncrypt } from '../document/keys.ts'
import { loadStudy } from '../useStudy.ts'
import css from './devices.module.css'
import { secretOf, takeOver } from './link-code.ts'

/** Opens a link that another device made: after a question, this browser takes over its visitor and notes. */
export function LinkScreen() {
  const [secret] = useState(takeSecret)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
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
      <Title of={screens['/link'].title} />
      <h1>Add this device</h1>
      {secret && canEncrypt() ? (
        <>
          <p>
            This browser will show the notes, conversations and plans of your other device, and both stay the same from
            now on. Notes that are already here are added.
          </p>
          <p>
            Conversations and plans that were made in this browser can no longer be opened afterwards. You can{' '}
            <Link to="/settings">export them</Link> first.
          </p>
          {problem && <p role="alert">{problem}</p>}
          <Button kind="primary" disabled={isBusy} onClick={() => void link()}>
            {isBusy ? 'Adding…' : 'Add this device'}
          </Button>
        </>
      ) : (
        <p role="alert">
          {secret
            ? 'This page was not loaded securely, so notes cannot be decrypted here.'
            : 'This link is not complete. Make a new one on your other device, in Settings.'}
        </p>
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
