import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { contentEdition } from '#shared/content-edition.ts'
import { contentTitle } from '#shared/content-title.ts'
import { screenTitle } from '../app/screen-title.ts'
import { Title } from '../app/Title.tsx'
import { CallError } from '../data/client.ts'
import { ConnectionError } from '../data/reach.ts'
import { useContent } from '../data/text-hooks.ts'
import { useEditionName } from '../edition/useEditionName.ts'
import { Button } from '../ui/Button.tsx'
import { Link } from '../ui/Link.tsx'
import { lazily } from '../ui/lazily.ts'
import page from '../ui/page.module.css'
import { pageLanguage } from '../words/language.ts'
import { PageFooter } from './PageFooter.tsx'
import { PageMarkdown } from './PageMarkdown.tsx'
import css from './pages.module.css'
import { pages } from './words.ts'

const NeedsConnection = lazily(() => import('../offline/NeedsConnection.tsx'), 'NeedsConnection')

/** A content page, from its markdown file. */
export function ContentScreen() {
  const { contentId = '' } = useParams()
  return <Content id={contentId} />
}

/** The About page. */
export function AboutScreen() {
  return <Content id="about" />
}

/** The brand of the page, and its meaning. */
function Masthead() {
  const name = useEditionName()
  return (
    <div className={css.masthead}>
      <span className={css.brand}>{name}</span>
      <span className={css.tag}>{pages('preview')}</span>
      <span className={css.tagline}>{pages('motto')}</span>
    </div>
  )
}

function Content({ id }: { id: string }) {
  const { file, lang } = contentEdition(id, pageLanguage())
  const { text, error, isLoading, mutate } = useContent(/^[a-z0-9-]{1,64}$/.test(file) ? file : null)
  if (isLoading) return <div className={`${page.page} ${css.page}`} aria-busy />
  if (error || !text?.trim()) {
    const isMissing = !error || (error instanceof CallError && error.status === 404)
    return (
      <div className={`${page.page} ${css.page}`}>
        <Title of={screenTitle('/site/:contentId?')} />
        <div className={css.prose}>
          <h1>{screenTitle('/site/:contentId?')}</h1>
          {error instanceof ConnectionError ? (
            <Suspense>
              <NeedsConnection onOnline={() => void mutate()} />
            </Suspense>
          ) : (
            <p role={isMissing ? undefined : 'alert'}>{isMissing ? pages('missing') : error.message}</p>
          )}
          {!isMissing && <Button onClick={() => void mutate()}>{pages('tryAgain')}</Button>}
          {!id && <p>{pages('noId')}</p>}
          <p>
            <Link to="/">{pages('home')}</Link>
          </p>
        </div>
      </div>
    )
  }
  const title = contentTitle(text)
  return (
    <div className={`${page.page} ${css.page}`}>
      <Title of={title} />
      <Masthead />
      <PageMarkdown text={text} lang={lang} />
      <PageFooter />
    </div>
  )
}
