import { verseSpans } from '../../reader/text/verse-pieces.ts'

type SignKind = 'note' | 'bookmark' | 'related'

/** What the margin shows at a verse: notes, or bookmarks where there are no notes; on the other side related passages. */
export type MarginSign = { verse: number; kind: SignKind; label: string }

/**
 * Puts the signs into the text, each before its verse: their style moves them into the margin beside that line. Returns
 * a function that removes them.
 */
export function placeSigns(
  root: HTMLElement,
  signs: readonly MarginSign[],
  onOpen: (verse: number) => void,
): () => void {
  const spans = verseSpans(root)
  const placed = signs.flatMap((sign) => {
    const span = sign.verse > 0 ? spans.find((each) => Number(each.dataset.verse) === sign.verse) : spans[0]
    if (!span) return []
    const button = signButton(sign)
    button.addEventListener('click', (event) => {
      event.stopPropagation()
      onOpen(sign.verse)
    })
    const number = root.querySelector(`#v${sign.verse}`)
    const place = number && number.parentElement === span.parentElement ? number : span
    place.before(button)
    return [button]
  })
  return () => {
    for (const button of placed) button.remove()
  }
}

/** Focuses the sign of the visitor's items at a verse, or the verse if they have none there any more. */
export function focusSign(root: ParentNode, verse: number): void {
  const sign = root.querySelector<HTMLElement>(`.study-sign[data-verse="${verse}"]:not([data-kind="related"])`)
  const shown = sign ?? root.querySelector<HTMLElement>(`#v${verse}`)
  shown?.focus({ preventScroll: true })
}

function signButton({ verse, kind, label }: MarginSign): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'study-sign'
  button.dataset.kind = kind
  button.dataset.verse = `${verse}`
  button.setAttribute('aria-label', label)
  button.setAttribute('aria-haspopup', 'dialog')
  button.title = label
  button.append(drawn(SHAPES[kind]))
  return button
}

const SHAPES: Record<SignKind, string> = {
  note: 'M5 4h14a1.5 1.5 0 0 1 1.5 1.5V14L14 20.5H5A1.5 1.5 0 0 1 3.5 19V5.5A1.5 1.5 0 0 1 5 4zM20.5 14h-5a1.5 1.5 0 0 0-1.5 1.5v5M8 9h8M8 13h4',
  related: 'M12 5.5h.01M4.5 18.5h.01M19.5 18.5h.01',
  bookmark: 'M7 3.5h10A1.5 1.5 0 0 1 18.5 5v15.5L12 16l-6.5 4.5V5A1.5 1.5 0 0 1 7 3.5z',
}

const SVG = 'http://www.w3.org/2000/svg'

function drawn(shape: string): SVGSVGElement {
  const picture = document.createElementNS(SVG, 'svg')
  picture.setAttribute('viewBox', '0 0 24 24')
  picture.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', shape)
  picture.append(path)
  return picture
}
