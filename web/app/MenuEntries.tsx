import type { ReactNode } from 'react'
import type { HintName } from '#shared/contract/user.ts'
import { LANGUAGES } from '#shared/words/languages.ts'
import { useAi } from '../data/useAi.ts'
import { usePartnerEdition } from '../edition/usePartnerEdition.ts'
import { useProductName } from '../edition/useProductName.ts'
import { HintPlace } from '../hints/HintPlace.tsx'
import type { Target } from '../hints/hint-rules.ts'
import { useInstall } from '../install/useInstall.ts'
import { Link } from '../ui/Link.tsx'
import { useMediaQuery } from '../ui/useMediaQuery.ts'
import { useLanguage } from '../words/language.ts'
import css from './menu.module.css'
import { menu } from './menu-words.ts'

type Props = { hasHints: boolean; onClose: () => void; onText: () => void }

/**
 * Settings and information pages. Entries have a hint below them in the drawer, but not in the sidebar, which has no
 * room.
 */
export function MenuEntries({ hasHints, onClose, onText }: Props) {
  const { partner, isPartnerHost } = usePartnerEdition()
  const product = useProductName()
  const [hasAi] = useAi()
  const { isInstallable } = useInstall()
  const tag = useLanguage()
  const language = LANGUAGES.find(({ id }) => id === tag)
  const isTouch = useMediaQuery('(any-pointer: coarse)')
  const entry = (to: string, text: ReactNode, target?: Target, hint?: HintName) => (
    <li>
      <Link to={to} data-hint={target} onClick={onClose}>
        {text}
      </Link>
      {hint && hasHints && <HintPlace names={[hint]} />}
    </li>
  )
  return (
    <ul className={css.entries}>
      <li>
        <button type="button" aria-haspopup="dialog" onClick={onText}>
          {menu('textAndTheme')}
        </button>
      </li>
      {entry('/settings#language', menu('language', { name: language?.name ?? '' }))}
      {!isPartnerHost && hasAi && entry('/my-profile', menu('profile'), 'profile', 'set_profile')}
      {entry('/check', menu('check'))}
      {entry('/settings', menu('settings'))}
      {isInstallable && isTouch && entry('/install', menu('install'), 'install', 'install_app')}
      {entry('/about-philip', menu('about', { name: product }))}
      {partner && entry('/about', menu('about', { name: partner.name }))}
    </ul>
  )
}
