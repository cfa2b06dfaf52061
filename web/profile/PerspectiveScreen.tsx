import { Check, Plus } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { screens } from '#shared/screens.ts'
import message from '../app/message.module.css'
import { Title } from '../app/Title.tsx'
import { CallError } from '../data/client.ts'
import { saveTheology, useTheology, useUserTheology } from '../data/profile-hooks.ts'
import { usePartnerEdition } from '../edition/usePartnerEdition.ts'
import { PageMarkdown } from '../pages/PageMarkdown.tsx'
import { Button } from '../ui/Button.tsx'
import { Link } from '../ui/Link.tsx'
import page from '../ui/page.module.css'
import css from './profile.module.css'

/** Explains a perspective and the rules that its answers follow, and lets the visitor choose it. */
export function PerspectiveScreen() {
  const { slug = '' } = useParams()
  const { data: theology, error, mutate } = useTheology(slug)
  const { theology: chosen } = useUserTheology()
  const { isPartnerHost } = usePartnerEdition()
  if (error) {
    const isMissing = error instanceof CallError && error.status === 404
    return (
      <div className={message.message}>
        <Title of={screens['/theologies/:slug'].title} />
        <div role="alert">
          <h1>{isMissing ? 'Perspective not found' : 'Failed to load perspective details'}</h1>
        </div>
        {!isMissing && <Button onClick={() => void mutate()}>Try again</Button>}
        {!isPartnerHost && <Link to="/my-profile">Choose one in My Profile</Link>}
        <Link to="/">Home</Link>
      </div>
    )
  }
  if (!theology) return <div className={`${page.page} ${css.page}`} aria-busy />
  const isChosen = chosen?.slug === theology.slug
  return (
    <div className={`${page.page} ${css.page}`}>
      <Title of={theology.name} />
      <div className={css.head}>
        <h1>{theology.name}</h1>
        {isChosen ? (
          <span className={css.selected}>
            <Check aria-hidden size={16} /> Selected
          </span>
        ) : (
          <Button kind="primary" onClick={() => void saveTheology(theology.slug).catch(() => {})}>
            <Plus aria-hidden size={16} /> Select
          </Button>
        )}
      </div>
      <p className={css.lead}>{theology.description}</p>
      <h2>Instructions</h2>
      <PageMarkdown text={theology.instructions} />
    </div>
  )
}
