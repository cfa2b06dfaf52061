import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useAi } from '../data/useAi.ts'
import { useStored } from '../data/useStored.ts'
import { KeepOffline } from '../offline/KeepOffline.tsx'
import { Segments } from '../ui/Segments.tsx'
import { Switch } from '../ui/Switch.tsx'
import { CommentaryToggle } from './CommentaryToggle.tsx'
import { MenuEntries } from './MenuEntries.tsx'
import css from './menu.module.css'
import { RecentChats } from './RecentChats.tsx'
import { TranslationPicker } from './TranslationPicker.tsx'
import { modeOf } from './theme.ts'
import { YourData } from './YourData.tsx'

/** The content of the menu, in the sidebar and in the drawer. */
export function MenuItems({ placement, onClose }: { placement: 'side' | 'drawer'; onClose: () => void }) {
  const id = useId()
  const [mode, setMode] = useStored<string>('reader_mode', 'study')
  const [family, setFamily] = useStored<string>('themeFamily', 'simple')
  const [hasAi, setAi] = useAi()
  return (
    <div className={css.items}>
      <ul className={css.entries}>
        <li>
          <Link to="/" reloadDocument>
            Home
          </Link>
        </li>
      </ul>
      {hasAi && <RecentChats onClose={onClose} />}
      <section aria-labelledby={`${id}-t`}>
        <h2 id={`${id}-t`}>Translation</h2>
        <TranslationPicker look="full" />
        <KeepOffline />
      </section>
      <Segments
        legend="Reading mode"
        value={modeOf(mode)}
        options={[
          { value: 'study', label: 'Study' },
          { value: 'immersive', label: 'Immersive' },
        ]}
        onChange={setMode}
      />
      <Segments
        legend="Theme"
        value={family === 'parchment' ? 'parchment' : 'simple'}
        options={[
          { value: 'simple', label: 'Simple' },
          { value: 'parchment', label: 'Parchment' },
        ]}
        onChange={setFamily}
      />
      <CommentaryToggle />
      <Switch label="No AI" note="Only reading, search and plans" isOn={!hasAi} onChange={(isOn) => setAi(!isOn)} />
      <MenuEntries hasHints={placement === 'drawer'} onClose={onClose} />
      <section aria-labelledby={`${id}-d`} className={css.data}>
        <h2 id={`${id}-d`}>Your data</h2>
        <YourData />
      </section>
    </div>
  )
}
