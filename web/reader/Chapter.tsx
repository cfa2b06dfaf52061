import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useLayoutEffect } from 'react'
import css from './chapter.module.css'
import type { PreparedChapter } from './chapter-html.ts'

type Props = {
  ref: RefObject<HTMLDivElement | null>
  prepared: PreparedChapter
  highlighted: readonly number[]
  /** What a reading plan wants to be read here; marked only where it is a part of the chapter. */
  planned: readonly number[]
  selected: readonly number[]
  lang: string
  dir: 'ltr' | 'rtl'
  onVerse: (verse: number, isRange: boolean) => void
  /** A finger on the words of a verse; not told where a word answers by itself. */
  onVerseText?: (verse: number) => void
  onNote: (marker: HTMLElement) => void
  onNoteHover: (marker: HTMLElement | null) => void
}

/** The text of one chapter. React owns the box; the nodes inside come from the prepared fragment. */
export function Chapter(props: Props) {
  const { ref, prepared, highlighted, planned, selected, lang, dir } = props
  useLayoutEffect(() => {
    ref.current!.replaceChildren(prepared.fragment.cloneNode(true))
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
  useScrollTo(ref, prepared, highlighted[0] ?? (planned[0] === 1 ? undefined : planned[0]))

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
    // who drags over a marker selects words: a note that opened there would lie in the way
    if (event.buttons > 0) return
    props.onNoteHover((event.target as HTMLElement).closest<HTMLElement>('button.note'))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers serve the buttons inside, which come as HTML
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

/** A mouse marks words by dragging, and its click is no choice. */
function isByFinger({ nativeEvent }: MouseEvent): boolean {
  const { pointerType } = nativeEvent as PointerEvent
  return pointerType ? pointerType !== 'mouse' : matchMedia('(pointer: coarse)').matches
}

const verseOf = (number: HTMLElement) => Number(number.id.slice(1))

type Mark = 'highlighted' | 'planned' | 'selected'

function mark(root: HTMLElement, name: Mark, verses: readonly number[], but: readonly number[] = []): void {
  const wanted = new Set(verses.filter((verse) => !but.includes(verse)))
  for (const span of root.querySelectorAll<HTMLElement>('.verse')) {
    if (wanted.has(Number(span.dataset.verse))) span.dataset[name] = ''
    else delete span.dataset[name]
  }
  // the number of a marked verse is painted with it
  for (const number of root.querySelectorAll<HTMLElement>('.verse-number')) {
    if (wanted.has(verseOf(number))) number.dataset[name] = ''
    else delete number.dataset[name]
  }
}

/** True where the chapter has verses besides these. */
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

const SCROLL_AFTER = 100

/** Brings the lowest of the verses that are shown to the middle of the window, once the text stands. */
function useScrollTo(
  ref: RefObject<HTMLDivElement | null>,
  prepared: PreparedChapter,
  lowest: number | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is scrolled again
  useEffect(() => {
    if (lowest === undefined) return
    const timer = setTimeout(() => {
      const verse = ref.current?.querySelector(`.verse[data-verse="${lowest}"]`)
      verse?.scrollIntoView({ block: 'center' })
    }, SCROLL_AFTER)
    return () => clearTimeout(timer)
  }, [ref, prepared, lowest])
}
