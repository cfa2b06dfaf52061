import { Check, Plus } from 'lucide-react'
import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import message from '../app/message.module.css'
import { screenTitle } from '../app/screen-title.ts'
import { Title } from '../app/Title.tsx'
import { CallError } from '../data/client.ts'
import { saveTheology, useTheology, useUserTheology } from '../data/profile-hooks.ts'
import { ConnectionError } from '../data/reach.ts'
import { usePartnerEdition } from '../edition/usePartnerEdition.ts'
import { PageMarkdown } from '../pages/PageMarkdown.tsx'
import { Button } from '../ui/Button.tsx'
import { Link } from '../ui/Link.tsx'
import { lazily } from '../ui/lazily.ts'
import page from '../ui/page.module.css'
import { seeded } from '../words/seeded.ts'
import css from './profile.module.css'
import { profileWords } from './words.ts'

const NeedsConnection = lazily(() => import('../offline/NeedsConnection.tsx'), 'NeedsConnection')

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
        <Title of={screenTitle('/theologies/:slug')} />
        <div role="alert">
          <h1>{profileWords(isMissing ? 'missing' : 'failed')}</h1>
        </div>
        {error instanceof ConnectionError && (
          <Suspense>
            <NeedsConnection onOnline={() => void mutate()} />
          </Suspense>
        )}
        {!isMissing && <Button onClick={() => void mutate()}>{profileWords('tryAgain')}</Button>}
        {!isPartnerHost && <Link to="/my-profile">{profileWords('chooseOne')}</Link>}
        <Link to="/">{profileWords('home')}</Link>
      </div>
    )
  }
  if (!theology) return <div className={`${page.page} ${css.page}`} aria-busy />
  const isChosen = chosen?.slug === theology.slug
  return (
    <div className={`${page.page} ${css.page}`}>
      <Title of={seeded(theology.name).children} />
      <div className={css.head}>
        <h1 {...seeded(theology.name, 'en')} />
        {isChosen ? (
          <span className={css.selected}>
            <Check aria-hidden size={16} /> {profileWords('selected')}
          </span>
        ) : (
          <Button kind="primary" onClick={() => void saveTheology(theology.slug).catch(() => {})}>
            <Plus aria-hidden size={16} /> {profileWords('select')}
          </Button>
        )}
      </div>
      <p className={css.lead} {...seeded(theology.description, 'en')} />
      <h2>{profileWords('instructions')}</h2>
      <PageMarkdown text={theology.instructions} />
    </div>
  )
}
