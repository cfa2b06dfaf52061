import { Navigate } from 'react-router-dom'
import { Title } from '../app/Title.tsx'
import { usePartnerEdition } from '../edition/usePartnerEdition.ts'
import page from '../ui/page.module.css'
import { PageFooter } from './PageFooter.tsx'
import { PageMarkdown } from './PageMarkdown.tsx'
import css from './pages.module.css'
import { pages } from './words.ts'

/** Who is behind a partner's edition; on the product's own host, the About page covers that. */
export function PartnerAboutScreen() {
  const { partner, isPartnerHost, error } = usePartnerEdition()
  if (!isPartnerHost) return <Navigate replace to="/about-philip" />
  return (
    <div className={`${page.page} ${css.page}`}>
      {partner && (
        <>
          <Title of={pages('about', { name: partner.name })} />
          <h1 className={css.aboutTitle}>{pages('about', { name: partner.name })}</h1>
        </>
      )}
      {error && (
        <p role="alert" className={css.error}>
          {error.message}
        </p>
      )}
      {partner && !partner.about_text.trim() && <p>{pages('noAbout')}</p>}
      {partner && <PageMarkdown text={partner.about_text} lang="" />}
      <PageFooter />
    </div>
  )
}
