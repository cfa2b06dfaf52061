import { BookOpen, CalendarDays, House, type LucideIcon, MessagesSquare, NotebookPen, Search } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { useFlags } from '../data/hooks.ts'
import { readPath } from '../data/read-path.ts'
import { useAi } from '../data/useAi.ts'
import { LAST_PLACE_KEY, useStored } from '../data/useStored.ts'
import { Link } from '../ui/Link.tsx'
import css from './menu.module.css'
import { menu } from './menu-words.ts'
import { app } from './words.ts'

type Way = { to: string; text: string; Icon: LucideIcon; reloads?: boolean; isHere: boolean; isPending?: boolean }

/** The main destinations; the current one is marked. */
export function MenuWays({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation()
  const { data: flags } = useFlags()
  const [hasAi] = useAi()
  const [last] = useStored<string>(LAST_PLACE_KEY, '')
  const [book = 'JHN', chapter = '1'] = /^[1-4A-Z][A-Z0-9]{2}\/\d{1,3}$/.test(last) ? last.split('/') : []
  const begins = (path: string) => pathname.startsWith(path)
  const ways: (Way | false | undefined)[] = [
    // Home reloads the page to load a new build
    { to: '/', text: menu('home'), Icon: House, reloads: true, isHere: pathname === '/' },
    { to: readPath({ book, chapter: Number(chapter) }), text: app('read'), Icon: BookOpen, isHere: begins('/read/') },
    { to: '/search', text: app('search'), Icon: Search, isHere: begins('/search') },
    // until the flags are loaded, an invisible entry reserves the room
    flags?.enable_reading_plans !== false && {
      to: '/reading-plans',
      text: menu('readingPlans'),
      Icon: CalendarDays,
      isPending: !flags,
      isHere: begins('/reading-plans') || begins('/plans'),
    },
    { to: '/notes', text: menu('notes'), Icon: NotebookPen, isHere: begins('/notes') },
    hasAi && {
      to: '/conversations',
      text: menu('conversations'),
      Icon: MessagesSquare,
      isHere: begins('/conversations'),
    },
  ]
  return (
    <ul className={css.ways}>
      {ways.map(
        (way) =>
          way && (
            <li key={way.text} style={{ visibility: way.isPending ? 'hidden' : undefined }}>
              <Link
                to={way.to}
                reloadDocument={way.reloads}
                aria-current={way.isHere ? 'page' : undefined}
                onClick={onClose}
              >
                <way.Icon aria-hidden size={18} strokeWidth={1.75} />
                {way.text}
              </Link>
            </li>
          ),
      )}
    </ul>
  )
}
