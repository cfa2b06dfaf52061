/// <reference lib="dom" />

export type Manners = { shift: number; shifts: string[]; covers: string[] }

/**
 * Runs in the page from the start: adds up how far things shift without a press, and every 100 ms records what covers
 * Scripture, an answer or a control. Kept across page loads of the tab under `manners` in the session storage.
 */
export function watchManners(): void {
  const STORE = 'manners'
  const empty: Manners = { shift: 0, shifts: [], covers: [] }
  const seen = JSON.parse(sessionStorage.getItem(STORE) ?? JSON.stringify(empty)) as Manners
  const keep = () => sessionStorage.setItem(STORE, JSON.stringify(seen))

  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources?: { node?: Node | null }[] }
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue
      seen.shift += entry.value
      const moved = (entry.sources ?? []).map(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement
        return element ? nameOf(element) : 'what is gone'
      })
      seen.shifts.push(`${entry.value.toFixed(4)} ${[...new Set(moved)].join(', ')}`)
    }
    keep()
  })
  observer.observe({ type: 'layout-shift', buffered: true })

  const PRECIOUS =
    '.verse, [data-status] :is(p, li, blockquote), a[href], button, input, textarea, select, [role="button"]'
  // what the visitor opened, and what sticks to an edge while the text scrolls below it
  const OPENED = '[role="dialog"], dialog, [role="menu"], [role="tooltip"], [popover], header, section[data-kind]'

  setInterval(() => {
    if (!document.body || document.querySelector('[data-opening]')) return
    const root = document.querySelector('dialog:modal') ?? document.body
    const covered = [...root.querySelectorAll(PRECIOUS)].filter(coverOf)
    // only what is covered in a drawn frame counts: between frames a layout may be incomplete
    requestAnimationFrame(() => setTimeout(() => covered.forEach(report)))
  }, 100)

  function report(element: Element): void {
    const cover = coverOf(element)
    const text = cover && `${nameOf(cover)} over ${nameOf(element)}`
    if (text && !seen.covers.includes(text)) seen.covers.push(text)
    keep()
  }

  /**
   * What covers the middle of a visible element, other than its own content, its ancestors, and what the visitor
   * opened.
   */
  function coverOf(element: Element): Element | null {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null
    // a control that lets presses through, such as a bar that has just appeared, is above what it lets them through to
    if (getComputedStyle(element).pointerEvents === 'none') return null
    const box = element.getClientRects()[0]
    if (!box || box.width < 2 || box.height < 2) return null
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    if (!isInSight(element, x, y)) return null
    const hit = document.elementFromPoint(x, y)
    const whole = element.closest('label') ?? element
    if (!hit || whole.contains(hit) || hit.contains(element) || whole.closest('[inert]')) return null
    // verse and note numbers have a touch area around them, which hides no word
    const chapter = element.closest('section.chapter')
    if (chapter?.contains(hit)) return null
    const opened = hit.closest(OPENED)
    return opened && !opened.contains(element) ? null : hit
  }

  /** Whether a point of an element is inside the window and everything that clips it. */
  function isInSight(element: Element, x: number, y: number): boolean {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue
      const { left, right, top, bottom } = around.getBoundingClientRect()
      if (around !== document.body && (x < left || x > right || y < top || y > bottom)) return false
    }
    return true
  }

  function nameOf(element: Element): string {
    const words = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 24)
    return `${element.tagName.toLowerCase()} “${words}”`
  }
}

/**
 * Runs in the page: the visible controls smaller than a finger of 44 pixels. Links and numbers inside text are exempt;
 * the signs in an answer, which have words and links beside them, must have 24.
 */
export function smallTargets(): string[] {
  const SIZE = 44
  const SIZE_IN_TEXT = 24
  const root = document.querySelector('dialog:modal') ?? document.body
  const all = [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [role="button"]')]
  return all.filter(isSmall).map((each) => {
    const { width, height } = (each.closest('label') ?? each).getBoundingClientRect()
    const words = each.getAttribute('aria-label') ?? each.textContent?.trim().slice(0, 24)
    return `${each.tagName.toLowerCase()} “${words}” ${Math.round(width)} × ${Math.round(height)}`
  })

  function isSmall(element: HTMLElement): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    if (element.closest('[inert], section.chapter') || isInText(element)) return false
    const whole = element.closest('label') ?? element
    const { left, top, width, height } = whole.getBoundingClientRect()
    if (width < 2 || height < 2) return false
    const [x, y] = [left + width / 2, top + height / 2]
    const size = element.closest('[data-status] :is(p, li, blockquote)') ? SIZE_IN_TEXT : SIZE
    const reach = size / 2 - 1
    const isHit = (atX: number, atY: number) => {
      const hit = document.elementFromPoint(atX, atY)
      // points outside the window, or of the panel that it scrolls with, cannot be tested
      return isOutside(whole, atX, atY) || (hit !== null && whole.contains(hit))
    }
    if (!isHit(x, y)) return false
    const isWide = width >= size - 0.5 || (isHit(x - reach, y) && isHit(x + reach, y))
    const isHigh = height >= size - 0.5 || (isHit(x, y - reach) && isHit(x, y + reach))
    return !isWide || !isHigh
  }

  function isOutside(element: Element, x: number, y: number): boolean {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return true
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(around).overflowY) || around === document.body) continue
      const { top, bottom } = around.getBoundingClientRect()
      if (y < top || y > bottom) return true
    }
    return false
  }

  /** A link within words is as high as its line. */
  function isInText(element: HTMLElement): boolean {
    const around = element.parentElement
    const isInline = getComputedStyle(element).display === 'inline'
    return isInline && around !== null && around.textContent?.trim() !== element.textContent?.trim()
  }
}
