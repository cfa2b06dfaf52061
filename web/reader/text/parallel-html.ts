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
  const { verses: own, titles } = byVerse(first)
  const texts = others.map((text) => ({ text, verses: text ? placed(text) : new Map<number, Element[]>() }))
  const section = (first.querySelector('section.chapter') ?? document.createElement('section')).cloneNode() as Element
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
  const chapters = new Map([...fragments].map(([chapter, fragment]) => [chapter, byVerse(stripped(fragment)).verses]))
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

/**
 * The pieces of each verse, in copies of their paragraphs and lines, and the headings and psalm titles before it. A
 * heading inside of a verse, such as the next speaker's name, is one of its pieces.
 */
function byVerse(fragment: DocumentFragment): Record<'verses' | 'titles', Map<number, Element[]>> {
  const [verses, titles] = [new Map<number, Element[]>(), new Map<number, Element[]>()]
  let waiting: Element[] = []
  for (const block of fragment.querySelectorAll('p.p, p.q, h3, h4')) {
    if (block.matches('h3, h4') && !block.querySelector('.verse')) waiting.push(block.cloneNode(true) as Element)
    let open = null as { verse: number; copy: Element } | null
    for (const piece of block.children) {
      const verse = piece.matches('.verse-number, .number')
        ? Number(piece.getAttribute('data-n') ?? piece.id.slice(1))
        : Number(piece.getAttribute('data-verse'))
      if (!verse) continue
      if (open?.verse !== verse) {
        open = { verse, copy: block.cloneNode() as Element }
        const before = verses.get(verse)
        if (!before) titles.set(verse, waiting)
        verses.set(verse, before ? [...before, ...waiting, open.copy] : [open.copy])
        waiting = []
      }
      open.copy.append(piece.cloneNode(true))
    }
  }
  return { verses, titles }
}

/** A chapter without headings and interactive elements: only one of the two texts has the verse buttons. */
function stripped(fragment: DocumentFragment): DocumentFragment {
  const copy = fragment.cloneNode(true) as DocumentFragment
  for (const marker of copy.querySelectorAll('button, aside, h3')) marker.remove()
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
