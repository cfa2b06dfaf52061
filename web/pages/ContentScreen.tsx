import { useParams } from 'react-router-dom'
import { contentTitle } from '#shared/content-title.ts'
import { screens } from '#shared/screens.ts'
import { Title } from '../app/Title.tsx'
import { useContent } from '../data/text-hooks.ts'
import { useEditionName } from '../edition/useEditionName.ts'
import { Link } from '../ui/Link.tsx'
import page from '../ui/page.module.css'
import { PageFooter } from './PageFooter.tsx'
import { PageMarkdown } from './PageMarkdown.tsx'
import css from './pages.module.css'

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
      <span className={css.tag}>Preview</span>
      <span className={css.tagline}>Your questions. Biblical answers.</span>
    </div>
  )
}

function Content({ id }: { id: string }) {
  const { text, error, isLoading } = useContent(/^[a-z0-9-]{1,64}$/.test(id) ? id : null)
  if (isLoading) return <div className={`${page.page} ${css.page}`} aria-busy />
  if (error || !text?.trim()) {
    return (
      <div className={`${page.page} ${css.page}`}>
        <Title of={screens['/site/:contentId?'].title} />
        <div className={css.prose}>
          <h1>Content Not Found</h1>
          <p>The requested content could not be found.</p>
          {!id && <p>No content ID provided</p>}
          <p>
            <Link to="/">Home</Link>
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
      <PageMarkdown text={text} />
      <PageFooter />
    </div>
  )
}
