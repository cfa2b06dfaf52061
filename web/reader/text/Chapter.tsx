import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect } from 'react'
import css from './chapter.module.css'
import type { PreparedChapter } from './chapter-html.ts'
import '../chapter-print.css'
import './verse-lines.css'
import { reader } from '../words.ts'
import { useAnchor } from './useAnchor.ts'

type Props = {
  ref: RefObject<HTMLDivElement | null>
  prepared: PreparedChapter
  highlighted: readonly number[]
  /** The verses that a reading plan assigns here; marked only if the chapter has others as well. */
  planned: readonly number[]
  selected: readonly number[]
  lang: string
  dir: 'ltr' | 'rtl'
  onVerse: (verse: number, isRange: boolean) => void
  /** Called for a tap on a verse's text, except where a word handles the tap itself. */
  onVerseText?: (verse: number) => void
  onNote: (marker: HTMLElement) => void
  onNoteHover: (marker: HTMLElement | null) => void
}

/** The text of one chapter. React owns the container; the nodes inside come from the prepared fragment. */
export function Chapter(props: Props) {
  const { ref, prepared, highlighted, planned, selected, lang, dir } = props
  useLayoutEffect(() => {
    ref.current!.replaceChildren(prepared.fragment.cloneNode(true))
    nameButtons(ref.current!)
  }, [ref, prepared])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text needs its marks again
  useLayoutEffect(() => mark(ref.current!, 'highlighted', highlighted), [ref, prepared, highlighted])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text needs its marks again
  useLayoutEffect(() => {
    mark(ref.current!, 'planned', isPart(ref.current!, planned) ? planned : [], highlighted)
  }, [ref, prepared, planned, highlighted])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text needs its marks again
  useLayoutEffect(() => {
    mark(ref.current!, 'selected', selected)
    const chosen = new Set(selected)
    for (const number of ref.current!.querySelectorAll<HTMLElement>('.verse-number')) {
      number.setAttribute('aria-pressed', String(chosen.has(verseOf(number))))
    }
  }, [ref, prepared, selected])
  useAnchor(ref, prepared, highlighted[0] ?? (planned[0] === 1 ? undefined : planned[0]))

  const handleClick = (event: MouseEvent) => {
    const target = event.target as HTMLElement
    const marker = target.closest<HTMLElement>('button.note')
    if (marker) return props.onNote(marker)
    const number = target.closest<HTMLElement>('.verse-number')
    if (number) return props.onVerse(verseOf(number), event.shiftKey)
    const verse = target.closest<HTMLElement>('.verse')
    if (verse && isByFinger(event) && !target.closest('a')) props.onVerseText?.(Number(verse.dataset.verse))
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const number = (event.target as HTMLElement).closest<HTMLElement>('.verse-number')
    if (!number) return
    if (event.key === 'Enter' || event.key === ' ') props.onVerse(verseOf(number), event.shiftKey)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      moveFocus(ref.current!, number, event.key === 'ArrowDown' ? 1 : -1)
    else return
    event.preventDefault()
  }
  const handleHover = (event: MouseEvent) => {
    // while the visitor drags over a marker to select words, a note would be in the way
    if (event.buttons > 0) return
    props.onNoteHover((event.target as HTMLElement).closest<HTMLElement>('button.note'))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers serve the buttons in the inserted HTML
    <div
      ref={ref}
      className={css.text}
      lang={lang}
      dir={dir}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
      onMouseOver={handleHover}
      onMouseLeave={() => props.onNoteHover(null)}
      onFocus={() => {}}
    />
  )
}

/** With a mouse, words are selected by dragging, and a click selects no verse. */
function isByFinger({ nativeEvent }: MouseEvent): boolean {
  const { pointerType } = nativeEvent as PointerEvent
  return pointerType ? pointerType !== 'mouse' : matchMedia('(pointer: coarse)').matches
}

const verseOf = (number: HTMLElement) => Number(number.id.slice(1))

/** Names the buttons of the text in the language of the page: a prepared text is used after that has changed, too. */
function nameButtons(root: HTMLElement): void {
  for (const number of root.querySelectorAll('.verse-number')) {
    number.setAttribute('aria-label', reader('verse', { number: number.textContent }))
  }
  for (const marker of root.querySelectorAll<HTMLElement>('button.note')) {
    const { kind, note: number = '' } = marker.dataset
    marker.setAttribute('aria-label', reader(kind === 'crossref' ? 'crossReference' : 'footnote', { number }))
  }
}

type Mark = 'highlighted' | 'planned' | 'selected'

function mark(root: HTMLElement, name: Mark, verses: readonly number[], but: readonly number[] = []): void {
  const wanted = new Set(verses.filter((verse) => !but.includes(verse)))
  for (const span of root.querySelectorAll<HTMLElement>('.verse')) {
    if (wanted.has(Number(span.dataset.verse))) span.dataset[name] = ''
    else delete span.dataset[name]
  }
  // a marked verse's number is painted with it
  for (const number of root.querySelectorAll<HTMLElement>('.verse-number')) {
    if (wanted.has(verseOf(number))) number.dataset[name] = ''
    else delete number.dataset[name]
  }
}

/** True if the chapter has verses besides these. */
function isPart(root: HTMLElement, verses: readonly number[]): boolean {
  const wanted = new Set(verses)
  return [...root.querySelectorAll<HTMLElement>('.verse')].some((span) => !wanted.has(Number(span.dataset.verse)))
}

function moveFocus(root: HTMLElement, from: HTMLElement, step: 1 | -1): void {
  const numbers = [...root.querySelectorAll<HTMLElement>('.verse-number')]
  const next = numbers[numbers.indexOf(from) + step]
  if (!next) return
  from.tabIndex = -1
  next.tabIndex = 0
  next.focus()
}
