import { balanceQuotes } from '#shared/bible/balance-quotes.ts'
import { dropNumber, hasDroppedNumber } from '#shared/bible/dropped-number.ts'
import { withoutWordLinks } from '#shared/bible/word-links.ts'
import { keepLatest } from '#shared/latest.ts'
import { sanitizer } from '../../data/sanitizer.ts'

/** A note extracted from the chapter: its text and references in order, for the popover. */
export type ChapterNote = { id: string; kind: 'footnote' | 'crossref'; parts: NotePart[] }
type NotePart = { text: string; ref: string | null }

export type PreparedChapter = {
  fragment: DocumentFragment
  notes: Map<string, ChapterNote>
  /** True if the first paragraph shows the chapter's number as a drop cap; else the heading shows it. */
  isDropped: boolean
}

const kept = keepLatest<string, PreparedChapter>(16)

/**
 * The chapter's fragment, cached: a preloaded chapter is ready when its page is turned to. Never mutate it. Its words
 * are elements only if they link to the original's.
 */
export function prepareChapter(html: string, chapter: number, isLinked: boolean): PreparedChapter {
  const text = isLinked ? html : withoutWordLinks(html)
  return kept.get(text) ?? kept.set(text, prepare(text, chapter))
}

/** The same for text that is already in the page, with `html` as its source: such text needs no sanitizing. */
export function prepareShown(element: Element, html: string): void {
  const fragment = document.createDocumentFragment()
  fragment.append(...[...element.childNodes].map((node) => node.cloneNode(true)))
  kept.set(html, madeUsable(fragment, html))
}

/**
 * The chapter's fragment, sanitized again and made usable by touch and keyboard. DOMPurify parses under its own Trusted
 * Types policy, `dompurify`; this returns nodes, so no other code needs a policy.
 */
function prepare(html: string, chapter: number): PreparedChapter {
  const text = dropNumber(html, chapter)
  const fragment = sanitizer().sanitize(text, {
    ALLOWED_TAGS: ['section', 'h3', 'h4', 'p', 'span', 'sup', 'i', 'b', 'em', 'br', 'button', 'aside', 'a'],
    ALLOWED_ATTR: ['class', 'id', 'lang', 'dir', 'aria-label'],
    ALLOW_DATA_ATTR: true,
    RETURN_DOM_FRAGMENT: true,
  })
  return madeUsable(fragment, text)
}

function madeUsable(fragment: DocumentFragment, html: string): PreparedChapter {
  const notes = liftNotes(fragment)
  for (const number of fragment.querySelectorAll('.verse-number')) makeSelectable(number)
  for (const marker of fragment.querySelectorAll('button.note')) makeMarker(marker, notes)
  // the page's first heading names the chapter, so headings in the text are one level below it
  for (const title of fragment.querySelectorAll('h3, h4')) title.setAttribute('aria-level', '2')
  fragment.querySelector('.verse-number')?.setAttribute('tabindex', '0')
  return { fragment, notes, isDropped: hasDroppedNumber(html) }
}

function makeSelectable(number: Element): void {
  number.setAttribute('role', 'button')
  number.setAttribute('aria-pressed', 'false')
  // one tab stop for the whole text: the arrow keys move from verse to verse
  number.setAttribute('tabindex', '-1')
}

function makeMarker(marker: Element, notes: Map<string, ChapterNote>): void {
  const note = notes.get(marker.getAttribute('data-note') ?? '')
  if (!note) {
    marker.remove()
    return
  }
  keepWithWord(marker)
  marker.setAttribute('type', 'button')
  marker.setAttribute('data-kind', note.kind)
  marker.setAttribute('aria-expanded', 'false')
  if (!marker.textContent) marker.textContent = note.kind === 'crossref' ? '†' : letterOf(note, notes)
}

/** Keeps a marker on the line of the word it is attached to, so that no line starts with a marker. */
function keepWithWord(marker: Element): void {
  const before = marker.previousSibling
  if (!before || /\s$/.test(before.textContent ?? '')) return
  const keep = before instanceof Element && before.matches('.keep') ? before : document.createElement('span')
  if (keep !== before) {
    keep.className = 'keep'
    marker.before(keep)
    keep.append(before instanceof Text ? before.splitText(before.data.search(/\S+$/)) : before)
  }
  keep.append(marker)
}

/** Footnotes are lettered a to z, then start again, as in print. */
function letterOf(note: ChapterNote, notes: Map<string, ChapterNote>): string {
  const footnotes = [...notes.values()].filter(({ kind }) => kind === 'footnote')
  return String.fromCharCode(97 + (footnotes.indexOf(note) % 26))
}

function liftNotes(fragment: DocumentFragment): Map<string, ChapterNote> {
  const notes = new Map<string, ChapterNote>()
  for (const paragraph of fragment.querySelectorAll('aside.notes > p')) {
    const id = paragraph.id.replace(/^note-/, '')
    const kind = paragraph.getAttribute('data-kind') === 'crossref' ? 'crossref' : 'footnote'
    notes.set(id, { id, kind, parts: partsOf(paragraph) })
  }
  return notes
}

function partsOf(paragraph: Element): NotePart[] {
  return [...paragraph.childNodes].map((node) => ({
    text: node.textContent ?? '',
    ref: node instanceof Element && node.matches('a.ref') ? node.getAttribute('data-ref') : null,
  }))
}

/**
 * The text of some verses as plain text: lines of verse stay lines; notes, numbers and a second translation are left
 * out, and a gap between verses is shown.
 */
export function textOfVerses(root: ParentNode, verses: readonly number[]): string {
  const wanted = new Set(verses)
  let text = ''
  let block: Element | null = null
  let isGap = false
  for (const span of root.querySelectorAll<HTMLElement>('.verse')) {
    if (span.closest('[data-second]')) continue
    if (!wanted.has(Number(span.dataset.verse))) {
      isGap = text !== ''
      continue
    }
    const home = span.closest('p, h3, h4')
    if (isGap) text = `${balanceQuotes(text)} … `
    else if (text) text += home === block ? ' ' : home?.matches('.q') ? '\n' : ' '
    isGap = false
    block = home
    const copy = span.cloneNode(true) as HTMLElement
    for (const marker of copy.querySelectorAll('button')) marker.remove()
    text += copy.textContent?.trim() ?? ''
  }
  return balanceQuotes(text).replace(/[ \t]+/g, ' ')
}

/** The verses that a DOM range touches. */
export function versesInRange(root: ParentNode, range: Range): number[] {
  const touched = [...root.querySelectorAll<HTMLElement>('.verse')].filter((span) => touches(range, span))
  return [...new Set(touched.map((span) => Number(span.dataset.verse)))].sort((a, b) => a - b)
}

/** True if at least one letter of the span is inside: a range that only touches the span's border does not count. */
function touches(range: Range, span: HTMLElement): boolean {
  if (!range.intersectsNode(span)) return false
  const own = document.createRange()
  own.selectNodeContents(span)
  if (range.compareBoundaryPoints(Range.START_TO_START, own) > 0) own.setStart(range.startContainer, range.startOffset)
  if (range.compareBoundaryPoints(Range.END_TO_END, own) < 0) own.setEnd(range.endContainer, range.endOffset)
  return own.toString().trim() !== ''
}
