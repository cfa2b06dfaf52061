import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useFlags } from '../data/hooks.ts'
import { useAi } from '../data/useAi.ts'
import { useInstall } from '../install/useInstall.ts'
import { useMediaQuery } from '../ui/useMediaQuery.ts'
import css from './menu.module.css'
import { usePartnerEdition } from './usePartnerEdition.ts'
import { useProductName } from './useProductName.ts'

/** The screens that stand beside reading, each by its rule. */
export function MenuEntries({ onClose }: { onClose: () => void }) {
  const { partner, isPartnerHost } = usePartnerEdition()
  const { data: flags } = useFlags()
  const product = useProductName()
  const [hasAi] = useAi()
  const { isInstallable } = useInstall()
  const isTouch = useMediaQuery('(any-pointer: coarse)')
  const entry = (to: string, text: ReactNode, hint?: string) => (
    <li>
      <Link to={to} data-hint={hint} onClick={onClose}>
        {text}
      </Link>
    </li>
  )
  return (
    <ul className={css.entries}>
      {!isPartnerHost && hasAi && entry('/my-profile', 'My Profile', 'profile')}
      {flags?.enable_reading_plans && entry('/reading-plans', 'Reading Plans')}
      {isInstallable && isTouch && entry('/install', 'Install as an App', 'install')}
      {entry('/about-philip', `About ${product}`)}
      {partner && entry('/about', `About ${partner.name}`)}
    </ul>
  )
}
