import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

type PopoverMenu = {
  button: Pick<ComponentProps<'button'>, 'id' | 'popoverTarget' | 'aria-haspopup' | 'aria-expanded'>
  menu: ComponentProps<'div'>
  close: () => void
}

/** The gap between the button and its menu, and between the menu and the window's edge. */
const GAP = 4

/**
 * A menu in a popover under its button: it opens with its first entry focused; arrows, Home and End move the focus,
 * Escape and Tab close it, and the focus returns to the button.
 */
export function usePopoverMenu(label: string): PopoverMenu {
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const menu = ref.current!
    const place = (event: Event) => {
      if ((event as ToggleEvent).newState !== 'open') return
      const { bottom, left, right } = document.getElementById(`${id}-button`)!.getBoundingClientRect()
      const width = document.documentElement.clientWidth
      // towards the side that has more room
      const isLeft = left < width - right
      menu.style.insetBlockStart = `${bottom + GAP}px`
      // as tall as its entries need, limited by the window
      menu.style.maxHeight = `${window.innerHeight - bottom - 2 * GAP}px`
      menu.style.left = isLeft ? `${left}px` : 'auto'
      menu.style.right = isLeft ? 'auto' : `${width - right}px`
    }
    const opened = (event: Event) => {
      const isNowOpen = (event as ToggleEvent).newState === 'open'
      setIsOpen(isNowOpen)
      if (isNowOpen) itemsOf(menu)[0]?.focus()
    }
    menu.addEventListener('beforetoggle', place)
    menu.addEventListener('toggle', opened)
    return () => {
      menu.removeEventListener('beforetoggle', place)
      menu.removeEventListener('toggle', opened)
    }
  }, [id])
  const close = () => ref.current?.hidePopover()
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close()
    // the browser closes the menu; popovers around it stay open
    if (event.key === 'Escape') return event.stopPropagation()
    const items = itemsOf(ref.current!)
    const to = nextItem(event.key, items.indexOf(document.activeElement as HTMLElement), items.length)
    if (to === null) return
    event.preventDefault()
    items[to]?.focus()
  }
  return {
    button: { id: `${id}-button`, popoverTarget: id, 'aria-haspopup': 'menu', 'aria-expanded': isOpen },
    menu: { ref, id, role: 'menu', 'aria-label': label, popover: 'auto', onKeyDown: handleKey },
    close,
  }
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')]

function nextItem(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
