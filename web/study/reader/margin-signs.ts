import { verseSpans } from '../../reader/text/verse-pieces.ts'
import type { StudyItem } from '../items.ts'

type SignKind = 'note' | 'bookmark' | 'related'

/** What the margin shows at a verse: notes, or bookmarks where there are no notes; on the other side related passages. */
export type MarginSign = { verse: number; kind: SignKind; label: string }

const counted = (count: number, one: string) => (count === 1 ? `a ${one}` : `${count} ${one}s`)
const sentence = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`

/** The signs of a chapter's items, each at the first verse of its place; those of the whole chapter at 0. */
export function signsOf(items: readonly StudyItem[]): MarginSign[] {
  const byVerse = new Map<number, StudyItem[]>()
  for (const item of items) {
    // those of the whole chapter are above its first line
    const first = item.at.verses[0] ?? 0
    if (item.kind === 'highlight') continue
    byVerse.set(first, [...(byVerse.get(first) ?? []), item])
  }
  return [...byVerse].map(([verse, here]) => {
    const notes = here.filter(({ kind }) => kind === 'note').length
    const marks = here.length - notes
    const parts = [notes > 0 && counted(notes, 'note'), marks > 0 && counted(marks, 'bookmark')].filter(Boolean)
    return {
      verse,
      kind: notes > 0 ? 'note' : 'bookmark',
      label: sentence(`${parts.join(' and ')} on ${verse > 0 ? `verse ${verse}` : 'this chapter'}`),
    }
  })
}

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

function signButton({ kind, label }: MarginSign): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'study-sign'
  button.dataset.kind = kind
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

/** Says in the name of each verse's number that the verse is highlighted, and how. */
export function nameHighlights(root: HTMLElement, names: ReadonlyMap<number, string>): void {
  for (const number of root.querySelectorAll<HTMLElement>('.verse-number')) {
    const name = names.get(Number(number.id.slice(1)))
    number.setAttribute('aria-label', `Verse ${number.textContent}${name ? `, highlighted: ${name}` : ''}`)
  }
}
