import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router-dom'
import css from './placement.module.css'

type Props = {
  placement: 'side' | 'sheet'
  /** A sheet with help is tall from the start. */
  isTall: boolean
  onClose: () => void
  children: ReactNode
}

/** Where the chat panel stands: the right half beside the text, or a sheet from the bottom edge. */
export function ChatPlacement({ placement, isTall, onClose, children }: Props) {
  useFocusBack()
  if (placement === 'sheet') {
    return (
      <BottomSheet isMadeTall={isTall} onClose={onClose}>
        {children}
      </BottomSheet>
    )
  }
  return (
    <aside
      className={css.side}
      aria-label="Chat"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
        // a menu that has just opened does not have the focus yet: the key is meant for it
        if (!document.querySelector('[role="menu"]:popover-open')) onClose()
      }}
    >
      {children}
    </aside>
  )
}

/** When the chat goes, who had the focus in it stands again where it was opened. */
function useFocusBack(): void {
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>('[data-opens-chat]')?.focus({ preventScroll: true })
      })
    },
    [],
  )
}

const TOGGLE_LOCK = 300
const DRAG = 24
const TAP = 4

/** Whether the sheet is tall at an entry of the browser's history: the way back finds it so. */
const tallAt = new Map<string, boolean>()

/**
 * A sheet of 60 % of the window that a drag makes 90 %. Dragging up, or dragging while it is tall, changes its height;
 * dragging down while it is low closes it. The modal dialog keeps the focus inside and hears Escape.
 */
function BottomSheet({ isMadeTall, onClose, children }: Pick<Props, 'onClose' | 'children'> & { isMadeTall: boolean }) {
  const ref = useRef<HTMLDialogElement>(null)
  const start = useRef<number | null>(null)
  const lockedUntil = useRef(0)
  const { key } = useLocation()
  const [isTall, setIsTall] = useState(isMadeTall || tallAt.get(key) === true)
  useEffect(() => void tallAt.set(key, isTall))
  useEffect(() => {
    if (isMadeTall) setIsTall(true)
  }, [isMadeTall])
  // closed while it is still in the page: only then the browser gives the focus back
  useLayoutEffect(() => {
    const dialog = ref.current!
    if (!dialog.open) dialog.showModal()
    showAskedVerses()
    return () => dialog.close()
  }, [])

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
      aria-label="Chat"
      className={css.sheet}
      data-tall={isTall}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={keepFocusInside}
    >
      <button
        type="button"
        className={css.grip}
        aria-label={isTall ? 'Make the chat smaller' : 'Make the chat taller'}
        onClick={(event) => event.detail === 0 && setIsTall(!isTall)}
        onPointerDown={(event) => {
          start.current = event.clientY
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
        onPointerCancel={handleUp}
      />
      <div className={css.content}>{children}</div>
    </dialog>
  )
}

/** Scrolls the verses that a question is about out from under the sheet that has just opened. */
function showAskedVerses(): void {
  const verse = document.querySelector('.verse[data-selected]') ?? document.querySelector('.verse[data-highlighted]')
  verse?.scrollIntoView({ block: 'nearest' })
}

const FOCUSABLE = 'button:not(:disabled), a[href], textarea, input, [tabindex="0"]'

/** Tab goes round inside the sheet instead of through the browser's own bars. */
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
