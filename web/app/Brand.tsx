import { usePartnerEdition } from '../edition/usePartnerEdition.ts'
import { useProductName } from '../edition/useProductName.ts'
import { Link } from '../ui/Link.tsx'
import css from './header.module.css'
import { app } from './words.ts'

/**
 * The mark and name of the product, with the edition's name on a partner's site. The link reloads the page to load a
 * new build.
 */
export function Brand() {
  const { partner } = usePartnerEdition()
  const name = useProductName()
  return (
    <Link to="/" reloadDocument className={css.brand}>
      {partner?.icon_url ? <img src={partner.icon_url} alt="" width={28} height={28} /> : <Mark />}
      <span>
        <span className={css.name}>{name}</span>{' '}
        {partner && <span className={css.edition}>{app('edition', { name: partner.name })}</span>}
      </span>
    </Link>
  )
}

/** The open book of the icon, in the theme's colours. Shown where the name does not fit. */
function Mark() {
  return (
    <svg aria-hidden className={css.mark} viewBox="0 0 512 512" width={28} height={28}>
      <rect width="512" height="512" rx="112" />
      <path d="M244 168c-34-26-82-34-132-32v214c50-2 98 6 132 32zm24 0v214c34-26 82-34 132-32V136c-50-2-98 6-132 32z" />
    </svg>
  )
}
