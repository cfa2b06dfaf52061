import { lazy, Suspense, useEffect, useMemo, useReducer, useRef } from 'react'
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { MOBILE_MAX_WIDTH } from '#shared/limits.ts'
import { preloadChapter, useSuggestions } from '../data/hooks.ts'
import { chapterName } from '../data/places.ts'
import { type Place, readPath } from '../data/read-path.ts'
import { LAST_PLACE_KEY, writeStored } from '../data/useStored.ts'
import { formatVerses, parseVerses } from '../data/verses.ts'
import { Button } from '../ui/Button.tsx'
import { Hidden } from '../ui/Hidden.tsx'
import { useKeydown } from '../ui/useKeydown.ts'
import { useMediaQuery } from '../ui/useMediaQuery.ts'
import { Chapter } from './Chapter.tsx'
import { ChapterCards, type Turn, turnTo } from './ChapterCards.tsx'
import { ChapterSkeleton } from './ChapterSkeleton.tsx'
import { ChatPlacement } from './ChatPlacement.tsx'
import { prepareChapter, textOfVerses } from './chapter-html.ts'
import { NotePopover } from './NotePopover.tsx'
import { neighbours } from './neighbours.ts'
import { PlanLine } from './PlanLine.tsx'
import css from './reader.module.css'
import { SelectionBar } from './SelectionBar.tsx'
import { SuggestionBar } from './SuggestionBar.tsx'
import { useChatMount } from './useChatMount.ts'
import { useDoubleTap } from './useDoubleTap.ts'
import { useDraggedVerses } from './useDraggedVerses.ts'
import { useHeaderAway } from './useHeaderAway.ts'
import { useNote } from './useNote.ts'
import { usePlanMode } from './usePlanMode.ts'
import { usePlanProgress } from './usePlanProgress.ts'
import { type ReaderPlace, useReaderPlace } from './useReaderPlace.ts'
import { noSelection, selectedIn, selectionReducer } from './verse-selection.ts'

const loadChatPanel = () => import('../chat/ChatPanel.tsx')
const ChatPanel = lazy(() => loadChatPanel().then((module) => ({ default: module.ChatPanel })))

/** One chapter of a translation, and beside it the conversation about it. */
export function ReaderScreen() {
  const { bookId = '', chapter = '' } = useParams()
  const { search } = useLocation()
  const view = useReaderPlace(bookId, chapter)
  if (view.kind === 'nowhere') return <Navigate replace to="/?notfound=1" />
  if (view.kind === 'elsewhere') return <Navigate replace to={`/read/${view.book}/${view.chapter}${search}`} />
  return <Reader place={view.place} />
}

function Reader({ place }: { place: ReaderPlace }) {
  const { translation, books, book, chapter, html } = place
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const page = useRef<HTMLElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const chat = useChatMount()
  const isNarrow = useMediaQuery(`(max-width: ${MOBILE_MAX_WIDTH}px)`)
  const [selection, dispatch] = useReducer(selectionReducer, noSelection)
  const key = `${book.id}/${chapter}`
  const name = chapterName(book, chapter)
  const prepared = useMemo(() => (html ? prepareChapter(html, chapter) : null), [html, chapter])
  const verseText = params.get('verse')
  const highlighted = useMemo(() => parseVerses(verseText), [verseText])
  const selected = selectedIn(selection, key)
  const beside = neighbours(books, book.id, chapter)
  const note = useNote(prepared)
  const openChat = chat.isOpen ? chat.chatId : null
  const normal = { previous: turnTo(beside.previous, openChat), next: turnTo(beside.next, openChat) }
  const plan = usePlanMode(
    { book: book.id, chapter, chatId: openChat, nameOf: (other) => chapterName(book, other) },
    normal,
  )
  const { previous, next } = plan ?? normal
  const turn = (way: Turn | null) => way && (() => (way.go ? way.go() : void navigate(way.to)))
  const [goPrevious, goNext] = [turn(previous) ?? undefined, turn(next) ?? undefined]
  const plannedText = plan ? formatVerses(plan.verses) : ''
  const planned = useMemo(() => parseVerses(plannedText), [plannedText])
  const { suggestions } = useSuggestions(translation, html ? book.id : null, chapter, plan?.step.id)
  usePlanProgress(plan, { chapter, text, prepared })

  const clearSelection = () => dispatch({ type: 'cleared' })

  useKeydown({
    ...(goPrevious && { ArrowLeft: goPrevious }),
    ...(goNext && { ArrowRight: goNext }),
    ...(selected.length > 0 && { Escape: clearSelection }),
  })
  useDoubleTap(page, { previous: goPrevious, next: goNext })
  useDraggedVerses(text, {
    dragged: (verses) => dispatch({ type: 'dragged', place: key, verses }),
    released: () => dispatch({ type: 'released' }),
  })
  useHeaderAway()
  useNeighboursAhead(translation, html ? [beside.next, beside.previous] : [])
  const heading = useFocusOnTurn(key)
  useEffect(() => {
    if (html) writeStored(LAST_PLACE_KEY, key)
  }, [html, key])

  const openReference = (to: Place) => {
    if (isNarrow) chat.close()
    void navigate(readPath(to, { chatId: openChat }))
  }
  const ask = () => {
    dispatch({ type: 'kept' })
    getSelection()?.removeAllRanges()
    chat.open()
  }
  const label = `${name}:${formatVerses(selected, { comma: ', ', dash: '–' })}`
  const url = new URL(readPath({ book: book.id, chapter, verses: selected }), location.origin).href
  const copied = () =>
    `${textOfVerses(text.current!, selected)}\n— ${label}${place.abbreviation && ` (${place.abbreviation})`}`

  return (
    <div className={css.layout}>
      <title>{`${name}${place.abbreviation && ` (${place.abbreviation})`} · Philip`}</title>
      <article ref={page} className={css.page} aria-busy={!prepared} onPointerEnter={() => void loadChatPanel()}>
        <div className={css.column}>
          {plan && <PlanLine mode={plan} leavePath={readPath({ book: book.id, chapter })} />}
          <h1 ref={heading} tabIndex={-1} className={css.head}>
            <span className={css.bookName} lang={place.language}>
              {name.replace(/ \d+$/, '')}
            </span>{' '}
            {prepared?.isDropped === false ? <span className={css.number}>{chapter}</span> : <Hidden>{chapter}</Hidden>}
          </h1>
          {prepared ? (
            <>
              <Chapter
                ref={text}
                prepared={prepared}
                highlighted={highlighted}
                planned={planned}
                selected={selected}
                lang={place.language}
                dir={place.direction}
                onVerse={(verse, isRange) => dispatch({ type: 'tapped', place: key, verse, isRange })}
                onNote={note.toggle}
                onNoteHover={note.hoverMarker}
              />
              <ChapterCards previous={previous} next={next} />
              {place.copyright && <p className={css.copyright}>{place.copyright}</p>}
            </>
          ) : place.error ? (
            <div role="alert" className={css.problem}>
              <p>Failed to load chapter. Please try again.</p>
              <Button kind="primary" onClick={place.retry}>
                Try again
              </Button>
            </div>
          ) : (
            <ChapterSkeleton />
          )}
        </div>
        {note.open && (
          <NotePopover {...note.open} translation={translation} onClose={note.close} onHover={note.hoverWords} />
        )}
        {selected.length > 0 ? (
          <SelectionBar label={label} text={copied} url={url} onAsk={ask} onClear={clearSelection} />
        ) : (
          prepared && !chat.isOpen && <SuggestionBar suggestions={suggestions} onAsk={chat.ask} onOpen={chat.open} />
        )}
      </article>
      {chat.isOpen && (
        <ChatPlacement placement={isNarrow ? 'sheet' : 'side'} onClose={chat.close}>
          <Suspense>
            <ChatPanel
              translation={translation}
              bookId={book.id}
              chapter={chapter}
              placeName={name}
              verses={selected.length ? selected : highlighted}
              chatId={chat.chatId}
              question={chat.question}
              planStepId={plan?.step.id ?? null}
              planTitle={plan && (plan.step.title || plan.plan.name)}
              placement={isNarrow ? 'sheet' : 'side'}
              onClose={chat.close}
              onOpenReference={openReference}
              onChat={chat.name}
              onClearVerses={() => {
                clearSelection()
                chat.dropVerse()
              }}
            />
          </Suspense>
        </ChatPlacement>
      )}
    </div>
  )
}

/** Brings the chapters on both sides into the cache when the browser has nothing better to do. */
function useNeighboursAhead(
  translation: string,
  places: readonly ({ book: { id: string }; chapter: number } | null)[],
): void {
  const wanted = places.flatMap((place) => (place ? [`${place.book.id}/${place.chapter}`] : [])).join(' ')
  useEffect(() => {
    if (!wanted) return
    const load = () => {
      for (const [book = '', number] of wanted.split(' ').map((each) => each.split('/'))) {
        preloadChapter(translation, book, Number(number))
      }
    }
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(load, 500)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(load, { timeout: 2000 })
    return () => cancelIdleCallback(idle)
  }, [translation, wanted])
}

/** After a turn of the page, those who listen or use the keyboard begin at the chapter's heading. */
function useFocusOnTurn(key: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    heading.current?.focus({ preventScroll: true })
  }, [key])
  return heading
}
