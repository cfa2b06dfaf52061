import { useId } from 'react'
import { useAi } from '../data/useAi.ts'
import { MenuEntries } from './MenuEntries.tsx'
import { MenuWays } from './MenuWays.tsx'
import css from './menu.module.css'
import { RecentChats } from './RecentChats.tsx'
import { TranslationPicker } from './TranslationPicker.tsx'
import { app } from './words.ts'

type Props = { placement: 'side' | 'drawer'; onClose: () => void; onText: () => void }

/** The content of the menu, in the sidebar and in the drawer: destinations first, then settings. */
export function MenuItems({ placement, onClose, onText }: Props) {
  const id = useId()
  const [hasAi] = useAi()
  return (
    <div className={css.items}>
      <MenuWays onClose={onClose} />
      <section aria-labelledby={`${id}-t`}>
        <h2 id={`${id}-t`}>{app('translation')}</h2>
        <TranslationPicker look="full" />
      </section>
      <MenuEntries hasHints={placement === 'drawer'} onClose={onClose} onText={onText} />
      {/* the list that grows is last, so that nothing moves when it loads */}
      {hasAi && <RecentChats onClose={onClose} />}
    </div>
  )
}
