import { X } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { RECENT_CHATS_IN_MENU } from '#shared/limits.ts'
import { saveCommentary, useChats, useFlags, useUser } from '../data/hooks.ts'
import { readPath } from '../data/read-path.ts'
import { useStored } from '../data/useStored.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Overlay } from '../ui/Overlay.tsx'
import { Segments } from '../ui/Segments.tsx'
import css from './menu.module.css'
import { TranslationPicker } from './TranslationPicker.tsx'
import { modeOf } from './theme.ts'
import { usePartnerEdition } from './usePartnerEdition.ts'

type Props = { placement: 'side' | 'drawer'; onClose: () => void }

/** Recent conversations and the reader's tastes: beside the text on a desk, over it elsewhere. */
export function Menu({ placement, onClose }: Props) {
  if (placement === 'side') {
    return (
      <nav aria-label="Menu" className={css.side}>
        <MenuItems onClose={onClose} />
      </nav>
    )
  }
  return (
    <Overlay label="Menu" className={css.drawer} onClose={onClose}>
      <nav aria-label="Menu">
        <div className={css.top}>
          <IconButton label="Close" onClick={onClose}>
            <X aria-hidden size={20} strokeWidth={1.75} />
          </IconButton>
        </div>
        <MenuItems onClose={onClose} />
      </nav>
    </Overlay>
  )
}

function MenuItems({ onClose }: { onClose: () => void }) {
  const id = useId()
  const [mode, setMode] = useStored<string>('reader_mode', 'study')
  const [family, setFamily] = useStored<string>('themeFamily', 'simple')
  return (
    <div className={css.items}>
      <RecentChats onClose={onClose} />
      <section aria-labelledby={`${id}-t`}>
        <h2 id={`${id}-t`}>Translation</h2>
        <TranslationPicker look="full" />
      </section>
      <CommentaryToggle />
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
      <Entries onClose={onClose} />
    </div>
  )
}

/** The screens that stand beside reading. */
function Entries({ onClose }: { onClose: () => void }) {
  const { partner, isPartnerHost } = usePartnerEdition()
  const { data: flags } = useFlags()
  return (
    <ul className={css.entries}>
      {!isPartnerHost && (
        <li>
          <Link to="/my-profile" onClick={onClose}>
            My Profile
          </Link>
        </li>
      )}
      {flags?.enable_reading_plans && (
        <li>
          <Link to="/reading-plans" onClick={onClose}>
            Reading Plans
          </Link>
        </li>
      )}
      <li>
        <Link to="/about-philip" onClick={onClose}>
          About Philip
        </Link>
      </li>
      {partner && (
        <li>
          <Link to="/about" onClick={onClose}>
            About {partner.name}
          </Link>
        </li>
      )}
    </ul>
  )
}

/** The five latest; a chat without a place has nowhere to open and is left out. */
function RecentChats({ onClose }: { onClose: () => void }) {
  const { chats } = useChats()
  const shown = chats.filter((chat) => chat.reference).slice(0, RECENT_CHATS_IN_MENU)
  if (shown.length === 0) return null
  return (
    <section aria-label="Recent chats">
      <h2>Recent chats</h2>
      <ul>
        {shown.map(({ id, title, reference }) => (
          <li key={id}>
            <Link
              className={css.chat}
              to={readPath({ book: reference!.book_id, chapter: reference!.chapter }, { chatId: id })}
              onClick={onClose}
            >
              <span className={css.chatTitle}>{title.replace(/^[^:]*:\s*/, '') || 'Untitled Chat'}</span>
              <span className={css.chatPlace}>
                {reference!.book} {reference!.chapter}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function CommentaryToggle() {
  const { data: flags } = useFlags()
  const { data: user, isValidating } = useUser()
  if (!flags?.enable_commentaries) return null
  const isOn = user?.commentary === 'mhc'
  return (
    <label className={css.toggle}>
      <span>
        Commentary
        <small>Let answers draw on Matthew Henry</small>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        disabled={!user || isValidating}
        onChange={() => void saveCommentary(isOn ? 'none' : 'mhc')}
      />
    </label>
  )
}
