import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import message from '../app/message.module.css'
import { shownChapter } from '../chat/shown-chapter.ts'
import { useBibles } from '../data/hooks.ts'
import { translationsWith } from '../data/kept-translation.ts'
import { online } from '../data/online.ts'
import { readPath } from '../data/read-path.ts'
import { readStored } from '../data/stored.ts'
import { LAST_PLACE_KEY } from '../data/useStored.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { textWords } from '../reader/text/text-words.ts'
import { Button } from '../ui/Button.tsx'
import { Link } from '../ui/Link.tsx'
import { offline } from './words.ts'

type Props = {
  /** The chapter that would be shown; kept translations that have it are offered. */
  place?: { book: string; chapter: number }
  /** Called when the network is back. */
  onOnline: () => void
}

/** Says that what would be shown here needs a connection, and offers what this device keeps. */
export function NeedsConnection({ place, onOnline }: Props): ReactNode {
  const back = useEffectEvent(() => online.isOnline() && onOnline())
  useEffect(() => online.subscribe(() => back()), [])
  const { pathname } = useLocation()
  const [book = '', chapter = ''] = (readStored(LAST_PLACE_KEY) ?? '').split('/')
  const last = Number(chapter) ? readPath({ book, chapter: Number(chapter) }) : pathname
  return (
    <>
      <p role="alert">{offline('needs')}</p>
      <div className={message.ways}>
        {place && <Kept {...place} />}
        {last !== pathname && <Link to={last}>{shownChapter(book, Number(chapter))}</Link>}
      </div>
    </>
  )
}

/** The kept translations that have a chapter. */
function Kept({ book, chapter }: { book: string; chapter: number }) {
  const [, choose] = useTranslation()
  const { bibles = [] } = useBibles()
  const [ids, setIds] = useState<string[]>([])
  useEffect(() => {
    void translationsWith(book, chapter).then(setIds, () => {})
  }, [book, chapter])
  const name = shownChapter(book, chapter)
  return bibles
    .filter(({ id }) => ids.includes(id))
    .map(({ id, abbreviation }) => (
      <Button key={id} kind="primary" onClick={() => choose(id)}>
        {textWords('readIn', { book: name, translation: abbreviation })}
      </Button>
    ))
}
