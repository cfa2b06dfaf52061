import { useSettings } from '../data/hooks.ts'
import { useProductName } from '../edition/useProductName.ts'
import { Link } from '../ui/Link.tsx'
import css from './pages.module.css'
import { pages } from './words.ts'

/** The copyright line and the links to the notices, the instructions and the source code. */
export function PageFooter() {
  const { data: settings } = useSettings()
  const name = useProductName()
  return (
    <footer className={css.footer}>
      © 2026 {settings?.copyright_holder ?? name} · <Link to="/site/copyright">{pages('copyright')}</Link> ·{' '}
      <Link to="/site/privacy">{pages('privacy')}</Link> ·{' '}
      <Link to="/site/accessibility">{pages('accessibility')}</Link> ·{' '}
      <Link to="/instructions">{pages('instructions')}</Link>
      {settings?.source_url && (
        <>
          {' · '}
          <a href={settings.source_url} target="_blank" rel="noopener noreferrer">
            {pages('source')}
          </a>
        </>
      )}
    </footer>
  )
}
