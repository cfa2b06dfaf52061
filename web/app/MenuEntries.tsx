import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { HintName } from '#shared/contract/user.ts'
import { useFlags } from '../data/hooks.ts'
import { useAi } from '../data/useAi.ts'
import { HintPlace } from '../hints/HintPlace.tsx'
import type { Target } from '../hints/hint-rules.ts'
import { useInstall } from '../install/useInstall.ts'
import { useMediaQuery } from '../ui/useMediaQuery.ts'
import css from './menu.module.css'
import { usePartnerEdition } from './usePartnerEdition.ts'
import { useProductName } from './useProductName.ts'

/** The screens that stand beside reading, each by its rule. A drawer has room for a hint below an entry, a sidebar has not. */
export function MenuEntries({ hasHints, onClose }: { hasHints: boolean; onClose: () => void }) {
  const { partner, isPartnerHost } = usePartnerEdition()
  const { data: flags } = useFlags()
  const product = useProductName()
  const [hasAi] = useAi()
  const { isInstallable } = useInstall()
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
      {!isPartnerHost && hasAi && entry('/my-profile', 'My Profile', 'profile', 'set_profile')}
      {flags?.enable_reading_plans && entry('/reading-plans', 'Reading Plans')}
      {isInstallable && isTouch && entry('/install', 'Install as an App', 'install', 'install_app')}
      {entry('/about-philip', `About ${product}`)}
      {partner && entry('/about', `About ${partner.name}`)}
    </ul>
  )
}
