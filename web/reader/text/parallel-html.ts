import type { VersePlace } from '#shared/contract/bible.ts'
import { markDifferences } from './mark-differences.ts'

/**
 * Another translation's prepared chapters by number, its language, and where it has the verses of the first one's
 * chapter; by default at the same numbers.
 */
export type OtherText = {
  fragments: ReadonlyMap<number, DocumentFragment>
  lang: string
  dir: 'ltr' | 'rtl'
  places: readonly VersePlace[] | null
}

/**
 * Texts of a chapter in rows, one per verse, so that they stay side by side whatever their lengths. The first keeps its
 * buttons and notes; the others, which may still be loading, are only text and numbers. With the first one's language,
 * the words in which others in this language differ are marked.
 */
export function parallelChapter(
  first: DocumentFragment,
  others: readonly (OtherText | null)[],
  marked?: string,
): DocumentFragment {
  const own = byVerse(first)
  const texts = others.map((text) => ({ text, verses: text ? placed(text) : new Map<number, Element[]>() }))
  const section = (first.querySelector('section.chapter') ?? document.createElement('section')).cloneNode() as Element
  const titles = titlesBefore(first)
  const numbers = new Set([own, ...texts.map(({ verses }) => verses)].flatMap((verses) => [...verses.keys()]))
  for (const verse of [...numbers].sort((a, b) => a - b)) {
    section.append(...(titles.get(verse) ?? []))
    const row = element('div', 'row')
    const left = element('div', 'cell')
    left.append(...(own.get(verse) ?? []))
    row.append(left)
    for (const { text, verses } of texts) {
      const cell = otherCell(text, verses.get(verse) ?? [])
      if (marked && text?.lang === marked) markDifferences(left, cell)
      row.append(cell)
    }
    section.append(row)
  }
  const notes = first.querySelector('aside.notes')
  if (notes) section.append(notes.cloneNode(true))
  const fragment = document.createDocumentFragment()
  fragment.append(section)
  return fragment
}

function otherCell(text: OtherText | null, pieces: readonly Element[]): Element {
  const cell = element('div', 'cell')
  cell.append(...pieces)
  cell.setAttribute('data-second', '')
  if (text) {
    cell.setAttribute('lang', text.lang)
    cell.setAttribute('dir', text.dir)
  }
  return cell
}

/** Another text's pieces by the verse of the first one that they belong to, and marked and selected with. */
function placed({ fragments, places }: OtherText): Map<number, Element[]> {
  const chapters = new Map([...fragments].map(([chapter, fragment]) => [chapter, byVerse(stripped(fragment))]))
  const [only = new Map<number, Element[]>()] = chapters.values()
  if (!places) return only
  const found = new Map<number, Element[]>()
  for (const { verse, chapter, start_verse, end_verse } of places) {
    const pieces = [...(chapters.get(chapter) ?? [])].filter(([n]) => n >= start_verse && n <= end_verse)
    const all = pieces.sort(([a], [b]) => a - b).flatMap(([, elements]) => elements)
    // the numbers that are shown remain those of the other text
    for (const piece of all.flatMap((block) => [...block.querySelectorAll('[data-verse]')])) {
      piece.setAttribute('data-verse', `${verse}`)
    }
    if (all.length > 0) found.set(verse, [...(found.get(verse) ?? []), ...all])
  }
  return found
}

/** The pieces of each verse, in copies of their paragraphs and lines. */
function byVerse(fragment: DocumentFragment): Map<number, Element[]> {
  const verses = new Map<number, Element[]>()
  for (const block of fragment.querySelectorAll('p.p, p.q, h4.psalm-title')) {
    let open = null as { verse: number; copy: Element } | null
    for (const piece of block.children) {
      const verse = piece.matches('.verse-number, .number')
        ? Number(piece.getAttribute('data-n') ?? piece.id.slice(1))
        : verseOf(piece)
      if (!verse) continue
      if (open?.verse !== verse) {
        open = { verse, copy: block.cloneNode() as Element }
        verses.set(verse, [...(verses.get(verse) ?? []), open.copy])
      }
      open.copy.append(piece.cloneNode(true))
    }
  }
  return verses
}

const verseOf = (piece: Element) => Number(piece.getAttribute('data-verse')) || 0

/** Headings and psalm titles, by the verse that follows them. */
function titlesBefore(fragment: DocumentFragment): Map<number, Element[]> {
  const titles = new Map<number, Element[]>()
  let waiting: Element[] = []
  for (const each of fragment.querySelectorAll('h3, h4, .verse')) {
    if (!each.matches('.verse')) {
      if (!each.querySelector('.verse')) waiting.push(each.cloneNode(true) as Element)
    } else if (waiting.length > 0) {
      titles.set(verseOf(each), waiting)
      waiting = []
    }
  }
  return titles
}

/** A chapter without interactive elements: only one of the two texts has the verse buttons. */
function stripped(fragment: DocumentFragment): DocumentFragment {
  const copy = fragment.cloneNode(true) as DocumentFragment
  for (const marker of copy.querySelectorAll('button, aside')) marker.remove()
  for (const number of copy.querySelectorAll('.verse-number')) {
    const plain = element('sup', 'number')
    plain.setAttribute('data-n', number.id.slice(1))
    plain.textContent = number.textContent
    number.replaceWith(plain)
  }
  return copy
}

function element(name: string, className: string): Element {
  const made = document.createElement(name)
  made.className = className
  return made
}
