import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { HintName } from '#shared/contract/user.ts'
import { dismissHint, useHints } from '../data/hint-hooks.ts'
import { useHasBeenQuiet } from '../data/quiet.ts'
import { useProductName } from '../edition/useProductName.ts'
import { useInstall } from '../install/useInstall.ts'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { onHintChange, openChat } from './HintPlace.tsx'
import { findPlaces, readScreen } from './hint-moment.ts'
import { chooseHint, FIRST_VISIT, type Moment } from './hint-rules.ts'
import css from './hints.module.css'
import { currentVisit, hintOfVisit, leaveVisit, rememberHint } from './visits.ts'
import { hintWords } from './words.ts'

const RECHECK_MS = 1000

const wordsFor = {
  install_app: ['installTitle', 'installText'],
  set_profile: ['profileTitle', 'profileText'],
  share_conversation: ['shareTitle', 'shareText'],
} as const satisfies Record<HintName, readonly [title: string, text: string]>

type Shown = { name: HintName; place: HTMLElement }

/**
 * At most one small card per visit, in a slot where it covers nothing, until it is dismissed. None after help was
 * shown.
 */
export function Hints() {
  const { isInstallable } = useInstall()
  const visit = useVisitNumber()
  const hasBeenQuiet = useHasBeenQuiet()
  const wanted = useHints(visit >= FIRST_VISIT && !hasBeenQuiet)
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    const check = (isChange: boolean) => {
      const next = chooseShown({ wanted, visit, isInstallable }, isChange)
      if (next) rememberHint(next.name)
      setShown((now) => (now?.name === next?.name && now?.place === next?.place ? now : next))
    }
    check(false)
    const timer = setInterval(() => check(false), RECHECK_MS)
    // a menu has its hint from its first paint
    const stop = onHintChange(() => queueMicrotask(() => flushSync(() => check(true))))
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [wanted, visit, isInstallable])
  return shown && !hasBeenQuiet && createPortal(<Card key={shown.name} name={shown.name} />, shown.place)
}

/** The current hint with its slot; null for none. */
function chooseShown(known: Pick<Moment, 'wanted' | 'visit' | 'isInstallable'>, isChange: boolean): Shown | null {
  const places = findPlaces()
  // entries of an open menu do not move under the finger
  for (const [name, place] of places) if (!isChange && place.closest('nav') && !place.firstChild) places.delete(name)
  const here = { ...readScreen(), places: new Set(places.keys()), chat: openChat() }
  const name = chooseHint({ ...known, ...here, shown: hintOfVisit() })
  return name && { name, place: places.get(name)! }
}

/** Counts this browser's visits as pages become visible and hidden. */
function useVisitNumber(): number {
  const [number, setNumber] = useState(() => currentVisit().number)
  useEffect(() => {
    const look = () => (document.hidden ? leaveVisit() : setNumber(currentVisit().number))
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return number
}

function Card({ name }: { name: HintName }) {
  const product = useProductName()
  const [title, text] = wordsFor[name]
  return (
    <aside className={css.card} data-print="never" aria-label={hintWords('hint')}>
      <div role="status">
        <h2 className={css.title}>{hintWords(title, { product })}</h2>
        <p>{hintWords(text, { product })}</p>
      </div>
      <Button onClick={() => dismissHint(name)}>{hintWords('gotIt')}</Button>
      <IconButton label={hintWords('dismiss')} className={css.close} onClick={() => dismissHint(name)}>
        <X aria-hidden size={16} strokeWidth={1.75} />
      </IconButton>
    </aside>
  )
}
