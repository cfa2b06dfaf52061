import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router-dom'
import { expectScroll } from '../../app/scroll-memory.ts'
import { onOwnCancel } from '../../ui/on-own-cancel.ts'
import css from './placement.module.css'
import { asking } from './words.ts'

type Props = {
  placement: 'side' | 'sheet'
  /** A sheet with help is tall from the start. */
  isTall: boolean
  /** With a question from Home the sheet opens tall, because the question matters more than the text. */
  beginsTall: boolean
  onClose: () => void
  children: ReactNode
}

/** The chat panel's container: the right half beside the text, or a bottom sheet. */
export function ChatPlacement({ placement, isTall, beginsTall, onClose, children }: Props) {
  useFocusBack()
  if (placement === 'sheet') {
    return (
      <BottomSheet isMadeTall={isTall} beginsTall={beginsTall} onClose={onClose}>
        {children}
      </BottomSheet>
    )
  }
  return (
    <aside
      className={css.side}
      data-print="never"
      aria-label={asking('chat')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
        // the key belongs to a dialog, or to a menu that has just opened and does not have the focus yet
        if (!document.querySelector('dialog[open], [role="menu"]:popover-open')) onClose()
      }}
    >
      {children}
    </aside>
  )
}

/** When the chat closes, moves a lost focus to the button that opens it. */
function useFocusBack(): void {
  useEffect(() => () => void requestAnimationFrame(focusOnOpener), [])
}

const OPENER_APPEARS_WITHIN = 2000

/** The button may appear only once the suggestions of the chapter are there. */
function focusOnOpener(): void {
  const find = () => {
    const isLost = document.activeElement === document.body
    const opener = document.querySelector<HTMLElement>('[data-opens-chat]')
    if (isLost) opener?.focus({ preventScroll: true })
    if (opener || !isLost) watch.disconnect()
  }
  const watch = new MutationObserver(find)
  watch.observe(document.body, { childList: true, subtree: true })
  // later, a button on another page is no way back
  setTimeout(() => watch.disconnect(), OPENER_APPEARS_WITHIN)
  find()
}

const TOGGLE_LOCK = 300
const DRAG = 24
const TAP = 4

/** Whether the sheet is tall at a history entry, so that going back restores it. */
const tallAt = new Map<string, boolean>()

type SheetProps = Pick<Props, 'onClose' | 'children' | 'beginsTall'> & { isMadeTall: boolean }

/**
 * A bottom sheet of 60 % of the window's height that can be dragged to 90 %. Dragging up, or dragging while it is tall,
 * changes its height; dragging down while it is low closes it. The modal dialog keeps the focus inside and handles
 * Escape.
 */
function BottomSheet({ isMadeTall, beginsTall, onClose, children }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const start = useRef<number | null>(null)
  const lockedUntil = useRef(0)
  const { key } = useLocation()
  const [isTall, setIsTall] = useState(isMadeTall || (tallAt.get(key) ?? beginsTall))
  useEffect(() => void tallAt.set(key, isTall))
  useEffect(() => {
    if (isMadeTall) setIsTall(true)
  }, [isMadeTall])
  // the content measures itself, and nothing has a size in a closed sheet: it is rendered once the sheet is open
  const [isOpen, setIsOpen] = useState(false)
  // with the page's opening, it opens after the first paint of the app: opening it lays the whole page out
  const [isFirst] = useState(() => document.querySelector('[data-opening]') !== null)
  const open = useEffectEvent(() => {
    const dialog = ref.current!
    if (!dialog.open) dialog.showModal()
    // the sheet itself: a ring around its first button would say nothing to a reader who has just asked
    dialog.focus({ preventScroll: true })
    showAskedVerses(isTall)
    startTransition(() => setIsOpen(true))
  })
  useEffect(() => {
    if (isFirst) open()
  }, [isFirst])
  // close while it is still in the page: otherwise the browser does not return the focus
  useLayoutEffect(() => {
    const dialog = ref.current!
    if (!isFirst) open()
    return () => dialog.close()
  }, [isFirst])

  useEffect(() => {
    if (isOpen) showAskedVerses(isTall)
  }, [isOpen, isTall])

  const toggle = (isUpward: boolean) => {
    if (performance.now() < lockedUntil.current) return
    lockedUntil.current = performance.now() + TOGGLE_LOCK
    if (isUpward || isTall) setIsTall(!isTall)
    else onClose()
  }
  const handleUp = (event: PointerEvent) => {
    const distance = start.current === null ? 0 : event.clientY - start.current
    start.current = null
    ref.current!.style.translate = ''
    if (Math.abs(distance) >= DRAG) toggle(distance < 0)
    else if (event.type === 'pointerup' && Math.abs(distance) < TAP) setIsTall(!isTall)
  }
  const handleMove = (event: PointerEvent) => {
    if (start.current === null) return
    const down = Math.max(0, event.clientY - start.current)
    ref.current!.style.translate = `0 ${down}px`
  }
  return (
    <dialog
      ref={ref}
      aria-label={asking('chat')}
      tabIndex={-1}
      className={css.sheet}
      data-print="never"
      data-tall={isTall}
      onCancel={onOwnCancel(onClose)}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={keepFocusInside}
    >
      <button
        type="button"
        className={css.grip}
        aria-label={isTall ? asking('smaller') : asking('taller')}
        onClick={(event) => event.detail === 0 && setIsTall(!isTall)}
        onPointerDown={(event) => {
          start.current = event.clientY
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
        onPointerCancel={handleUp}
      />
      <div className={css.content}>{isOpen && children}</div>
    </dialog>
  )
}

/** Scrolls the verses that a question is about out from under the sheet; above a tall one their first line is shown. */
function showAskedVerses(isTall: boolean): void {
  const verse = document.querySelector('.verse[data-selected]') ?? document.querySelector('.verse[data-highlighted]')
  // it is no scroll of the reader
  if (verse) expectScroll()
  verse?.scrollIntoView({ block: isTall ? 'start' : 'nearest' })
}

const FOCUSABLE = 'button:not(:disabled), a[href], textarea, input, [tabindex="0"]'

/** Makes Tab cycle inside the sheet instead of leaving it for the browser's toolbars. */
function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const inside = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility(),
  )
  const [first, last] = [inside[0], inside.at(-1)]
  const at = document.activeElement
  const isLeaving = event.shiftKey ? at === first || at === event.currentTarget : at === last
  if (!isLeaving) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
