import { Link } from 'react-router-dom'
import { useSettings } from '../data/hooks.ts'
import css from './pages.module.css'

/** The copyright line and the way to the notices. */
export function PageFooter() {
  const { data: settings } = useSettings()
  return (
    <footer className={css.footer}>
      © 2026 {settings?.copyright_holder ?? 'Philip'} · <Link to="/site/copyright">Copyright Notices</Link>
    </footer>
  )
}
