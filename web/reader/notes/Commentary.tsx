import DOMPurify from 'dompurify'
import { type MouseEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { CommentariesAnswer } from '#shared/contract/bible.ts'
import { open, still, useCall } from '../../data/hooks.ts'
import { type Place, parsePlace, readPath } from '../../data/read-path.ts'
import { useCommentary } from '../../data/text-hooks.ts'
import { useStored } from '../../data/useStored.ts'
import { Segments } from '../../ui/Segments.tsx'
import { typographic } from '../text/typographic.ts'
import css from './commentary.module.css'
import { useFollowedText } from './useFollowedText.ts'
import { notes } from './words.ts'

type Props = {
  source: string
  book: string
  chapter: number
  /** Beside the text, where it has its own scrollbar, or below the text. */
  placement: 'side' | 'below'
  onOpenReference: (place: Place) => void
}

/** A commentary on a chapter, passage by passage; if several are installed, the one that the reader chose. */
export function Commentary({ source, book, chapter, placement, onOpenReference }: Props) {
  const { data } = useCall<CommentariesAnswer>('/api/commentaries', open('commentaries'), still)
  const [chosen, choose] = useStored<string>('commentary-work', source)
  const works = data?.commentaries.filter((each) => each.id === source || each.books.includes(book)) ?? []
  const work = works.find(({ id }) => id === chosen) ?? works.find(({ id }) => id === source)
  const { entries, error } = useCommentary(work?.id ?? source, book, chapter)
  const column = useRef<HTMLElement>(null)
  useFollowedText(column, placement === 'side')
  const handleClick = (event: MouseEvent) => {
    const link = (event.target as HTMLElement).closest<HTMLElement>('a[data-ref]')
    const place = link && parsePlace(link.dataset.ref ?? '')
    if (!place || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpenReference(place)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's key press is already a click
    <aside
      ref={column}
      aria-label={notes('commentary')}
      className={`${css.commentary} ${css[placement]}`}
      data-print="never"
      // a scrollable area must be reachable by keyboard
      tabIndex={placement === 'side' ? 0 : undefined}
      onClick={handleClick}
    >
      <h2 lang="en">{work?.name ?? 'Matthew Henry’s Concise Commentary'}</h2>
      {works.length > 1 && work && (
        <>
          <p lang="en" className={css.work}>
            {work.author}, {work.written} · {work.tradition}
          </p>
          <Segments
            legend={notes('commentary')}
            value={work.id}
            options={works.map(({ id, author }) => ({
              value: id,
              label: author.split(' ').at(-1) ?? author,
              lang: 'en',
            }))}
            onChange={choose}
          />
        </>
      )}
      {error && <p role="alert">{notes('commentaryNotLoaded')}</p>}
      {entries?.length === 0 && <p>{notes('noCommentary')}</p>}
      {entries?.map(({ start_verse, end_verse, html }) => (
        <section key={start_verse} data-from={start_verse}>
          <h3>
            {start_verse === end_verse
              ? notes('verse', { verse: start_verse })
              : notes('verses', { from: start_verse, to: end_verse })}
          </h3>
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
  // a text of a few lines is shown in full: folding it would save nothing
  const [isFolded, setIsFolded] = useState((fragment.textContent?.length ?? 0) > LONG)
  useLayoutEffect(() => ref.current!.replaceChildren(fragment.cloneNode(true)), [fragment])
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the focus of the links in the inserted HTML */}
      <div
        ref={ref}
        className={css.words}
        lang="en"
        dir="ltr"
        data-folded={isFolded || undefined}
        // a reference in the folded lines can be focused by keyboard and must then be visible
        onFocus={() => setIsFolded(false)}
      />
      {isFolded && (
        <button type="button" className={css.more} onClick={() => setIsFolded(false)}>
          {notes('readAll')}
        </button>
      )}
    </>
  )
}

/** The text as nodes; a reference becomes a link that can be followed, opened in a new tab and copied. */
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
