import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { HintName } from '#shared/contract/user.ts'
import { useProductName } from '../app/useProductName.ts'
import { dismissHint, useHints } from '../data/hint-hooks.ts'
import { useInstall } from '../install/useInstall.ts'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { nextHint, type ShownHint } from './hint-rules.ts'
import css from './hints.module.css'

const RECHECK_MS = 1000

const texts = (product: string): Record<HintName, { title: string; text: string }> => ({
  install_app: {
    title: `Keep ${product} at hand`,
    text: 'Install it as an app: one tap away, and what you have read opens without a network.',
  },
  set_profile: {
    title: 'Answers that meet you',
    text: `Tell ${product} in My Profile where you stand, and answers will begin there.`,
  },
  share_conversation: {
    title: 'Show it to somebody',
    text: 'Share this conversation by a link. You can make it private again at any time.',
  },
})

/** At most one small card that points at something new, until it is put away. */
export function Hints() {
  const wanted = useHints()
  const { isInstallable } = useInstall()
  const [shown, setShown] = useState<ShownHint | null>(null)
  useEffect(() => {
    if (wanted.length === 0) return setShown(null)
    const check = () => {
      const next = nextHint(wanted, isInstallable)
      setShown((now) => (now?.name === next?.name && now?.target === next?.target ? now : next))
    }
    check()
    const timer = setInterval(check, RECHECK_MS)
    return () => clearInterval(timer)
  }, [wanted, isInstallable])
  if (!shown) return null
  // above whatever holds the place, also above a dialog
  const holder = shown.target.closest('dialog') ?? document.body
  return createPortal(<Card key={shown.name} {...shown} />, holder)
}

function Card({ name, target }: ShownHint) {
  const card = useRef<HTMLElement>(null)
  const { title, text } = texts(useProductName())[name]
  useLayoutEffect(() => {
    const place = () => card.current && placeBeside(card.current, target)
    place()
    addEventListener('resize', place)
    addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      removeEventListener('resize', place)
      removeEventListener('scroll', place, { capture: true })
    }
  }, [target])
  return (
    <aside ref={card} className={css.card} aria-label="Hint">
      <div role="status">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <Button kind="primary" onClick={() => dismissHint(name)}>
        Got it
      </Button>
      <IconButton label="Dismiss the hint" className={css.close} onClick={() => dismissHint(name)}>
        <X aria-hidden size={16} strokeWidth={1.75} />
      </IconButton>
    </aside>
  )
}

const GAP = 10
const EDGE = 8

/** Beside an entry of the menu, so that it covers none; else under the target or above it. Never outside of the window. */
function placeBeside(card: HTMLElement, target: HTMLElement): void {
  const at = target.getBoundingClientRect()
  const { offsetHeight: height, offsetWidth: width } = card
  const [right, bottom] = [document.documentElement.clientWidth - EDGE, innerHeight - EDGE]
  const isBeside = target.closest('nav') !== null && at.right + GAP + width <= right
  const below = at.bottom + GAP
  const over = below + height <= bottom ? below : at.top - GAP - height
  const left = isBeside ? at.right + GAP : at.left
  const top = isBeside ? at.top - GAP : over
  card.style.left = `${Math.max(EDGE, Math.min(left, right - width))}px`
  card.style.top = `${Math.max(EDGE, Math.min(top, bottom - height))}px`
}
