import DOMPurify from 'dompurify'
import { type MouseEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useCommentary } from '../data/hooks.ts'
import { type Place, parsePlace, readPath } from '../data/read-path.ts'
import css from './commentary.module.css'
import { typographic } from './typographic.ts'

type Props = {
  source: string
  book: string
  chapter: number
  /** Beside the text, where it scrolls by itself, or below it. */
  placement: 'side' | 'below'
  onOpenReference: (place: Place) => void
}

/** What Matthew Henry says of a chapter, passage by passage. */
export function Commentary({ source, book, chapter, placement, onOpenReference }: Props) {
  const { entries, error } = useCommentary(source, book, chapter)
  const handleClick = (event: MouseEvent) => {
    const link = (event.target as HTMLElement).closest<HTMLElement>('a[data-ref]')
    const place = link && parsePlace(link.dataset.ref ?? '')
    if (!place || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpenReference(place)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's key is a click already
    <aside
      aria-label="Commentary"
      className={placement === 'side' ? css.side : css.below}
      // what scrolls by itself must be reached by the keyboard
      tabIndex={placement === 'side' ? 0 : undefined}
      onClick={handleClick}
    >
      <h2>Matthew Henry’s Concise Commentary</h2>
      {error && <p role="alert">The commentary could not be loaded. The text is not affected.</p>}
      {entries?.length === 0 && <p>There is no comment on this chapter.</p>}
      {entries?.map(({ start_verse, end_verse, html }) => (
        <section key={start_verse}>
          <h3>{start_verse === end_verse ? `Verse ${start_verse}` : `Verses ${start_verse}–${end_verse}`}</h3>
          <Words html={html} />
        </section>
      ))}
    </aside>
  )
}

const LONG = 600

function Words({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null)
  const fragment = useMemo(() => clean(html), [html])
  // a text of some lines is shown whole: a fold would save nothing
  const [isFolded, setIsFolded] = useState((fragment.textContent?.length ?? 0) > LONG)
  useLayoutEffect(() => ref.current!.replaceChildren(fragment.cloneNode(true)), [fragment])
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the focus of the links inside, which come as HTML */}
      <div
        ref={ref}
        className={css.words}
        lang="en"
        data-folded={isFolded || undefined}
        // a reference in the folded lines is reached by the keyboard: it must be seen then
        onFocus={() => setIsFolded(false)}
      />
      {isFolded && (
        <button type="button" className={css.more} onClick={() => setIsFolded(false)}>
          Read all of it
        </button>
      )}
    </>
  )
}

/** The words as nodes; a reference becomes a link that can be followed, opened elsewhere and copied. */
function clean(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: ['p', 'i', 'b', 'em', 'br', 'span', 'a'],
    ALLOWED_ATTR: ['class'],
    ALLOW_DATA_ATTR: true,
    RETURN_DOM_FRAGMENT: true,
  })
  const texts = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT)
  let before = ''
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    text.data = typographic(text.data, before)
    before = text.data.at(-1) ?? before
  }
  for (const link of fragment.querySelectorAll<HTMLElement>('a')) {
    const place = parsePlace(link.dataset.ref ?? '')
    if (place) link.setAttribute('href', readPath(place))
    else link.replaceWith(...link.childNodes)
  }
  return fragment
}
