import { lazy, Suspense, useMemo, useReducer, useRef } from 'react'
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { MOBILE_MAX_WIDTH } from '#shared/limits.ts'
import { Title } from '../app/Title.tsx'
import { useSuggestions } from '../data/hooks.ts'
import { chapterName } from '../data/places.ts'
import { useQuiet } from '../data/quiet.ts'
import { type CameFrom, type OpenedAside, type Place, readPath } from '../data/read-path.ts'
import { useStored } from '../data/useStored.ts'
import { formatVerses, parseVerses } from '../data/verses.ts'
import { useKeydown } from '../ui/useKeydown.ts'
import { useMediaQuery } from '../ui/useMediaQuery.ts'
import { Chapter } from './Chapter.tsx'
import { ChapterCards, type Turn, turnTo } from './ChapterCards.tsx'
import { ChapterHead } from './ChapterHead.tsx'
import { ChapterProblem } from './ChapterProblem.tsx'
import { ChapterSkeleton } from './ChapterSkeleton.tsx'
import { type PreparedChapter, prepareChapter, textOfVerses } from './chapter-html.ts'
import { neighbours } from './neighbours.ts'
import { PlanLineSkeleton } from './PlanLineSkeleton.tsx'
import css from './reader.module.css'
import { readingKeys } from './reading-settings.ts'
import { useSecondTranslation } from './second-translation.ts'
import { ToHome } from './ToHome.tsx'
import { useAnchor } from './useAnchor.ts'
import { useChatMount } from './useChatMount.ts'
import { useCommentarySource } from './useCommentarySource.ts'
import { useDraggedVerses } from './useDraggedVerses.ts'
import { useFocusOnTurn } from './useFocusOnTurn.ts'
import { useHeaderAway } from './useHeaderAway.ts'
import { useLastPosition } from './useLastPosition.ts'
import { useNeighboursAhead } from './useNeighboursAhead.ts'
import { useNote } from './useNote.ts'
import { usePlanMode } from './usePlanMode.ts'
import { usePlanProgress } from './usePlanProgress.ts'
import { type ReaderPlace, useReaderPlace } from './useReaderPlace.ts'
import { useTouchTurns } from './useTouchTurns.ts'
import { noSelection, selectedIn, selectionReducer } from './verse-selection.ts'

const loadChatPanel = () => import('../chat/ChatPanel.tsx')
const AbsentBook = lazy(() => import('./AbsentBook.tsx').then((module) => ({ default: module.AbsentBook })))
const PlanLine = lazy(() => import('./PlanLine.tsx').then((module) => ({ default: module.PlanLine })))
const SuggestionBar = lazy(() => import('./SuggestionBar.tsx').then((module) => ({ default: module.SuggestionBar })))
const SelectionBar = lazy(() => import('./SelectionBar.tsx').then((module) => ({ default: module.SelectionBar })))
const NotePopover = lazy(() => import('./NotePopover.tsx').then((module) => ({ default: module.NotePopover })))
const ParallelChapter = lazy(() =>
  import('./ParallelChapter.tsx').then((module) => ({ default: module.ParallelChapter })),
)
const Words = lazy(() => import('./Words.tsx').then((module) => ({ default: module.Words })))
const Commentary = lazy(() => import('./Commentary.tsx').then((module) => ({ default: module.Commentary })))
const ReaderChat = lazy(() => import('./ReaderChat.tsx').then((module) => ({ default: module.ReaderChat })))

/** A window this wide has room for a commentary beside the text. */
const BESIDE_MIN_WIDTH = 1280

const NOWHERE = { previous: null, next: null }

/** One chapter of a translation, and beside it the conversation about it. */
export function ReaderScreen() {
  const { bookId = '', chapter = '' } = useParams()
  const { search } = useLocation()
  const view = useReaderPlace(bookId, chapter)
  if (view.kind === 'nowhere') return <ToHome asked={`${bookId} ${chapter}`} />
  if (view.kind === 'absent') {
    return (
      <Suspense>
        <AbsentBook {...view} otherwise={<ToHome asked={`${bookId} ${chapter}`} />} />
      </Suspense>
    )
  }
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
  const isQuiet = useQuiet() === 'reply' || chat.care?.response === 'reply'
  const isNarrow = useMediaQuery(`(max-width: ${MOBILE_MAX_WIDTH}px)`)
  const [selection, dispatch] = useReducer(selectionReducer, noSelection)
  const key = `${book.id}/${chapter}`
  const { cameFrom = null, isAside } = (useLocation().state ?? {}) as Partial<CameFrom & OpenedAside>
  const name = chapterName(book, chapter)
  const prepared = useMemo(() => (html ? prepareChapter(html, chapter) : null), [html, chapter])
  const verseText = params.get('verse')
  const highlighted = useMemo(() => parseVerses(verseText), [verseText])
  const selected = selectedIn(selection, key)
  const beside = neighbours(books, book.id, chapter)
  const note = useNote(prepared)
  const openBeside = { chatId: chat.isOpen ? chat.chatId : null, with: params.get('with') }
  const [second] = useSecondTranslation(translation)
  const normal = { previous: turnTo(beside.previous, openBeside), next: turnTo(beside.next, openBeside) }
  const mode = usePlanMode(
    { book: book.id, chapter, chatId: openBeside.chatId, nameOf: (other) => chapterName(book, other) },
    normal,
  )
  const plan = mode === 'waiting' ? null : mode
  // until the plan is loaded, its next address is unknown
  const { previous, next } = mode === 'waiting' ? NOWHERE : (plan ?? normal)
  const turn = (way: Turn | null) => way && (() => (way.go ? way.go() : void navigate(way.to, { flushSync: true })))
  const [goPrevious, goNext] = [turn(previous) ?? undefined, turn(next) ?? undefined]
  const plannedText = plan ? formatVerses(plan.verses) : ''
  const planned = useMemo(() => parseVerses(plannedText), [plannedText])
  const { suggestions, isLoading: isSuggesting } = useSuggestions(
    translation,
    html && chat.isWanted && !isQuiet && mode !== 'waiting' ? book.id : null,
    chapter,
    plan?.step.id,
  )
  usePlanProgress(plan, { chapter, text, prepared })

  const clearSelection = () => dispatch({ type: 'cleared' })

  useKeydown({
    ...(goPrevious && { ArrowLeft: goPrevious }),
    ...(goNext && { ArrowRight: goNext }),
    ...(selected.length > 0 && { Escape: clearSelection }),
  })
  useTouchTurns(page, { previous: goPrevious, next: goNext })
  useDraggedVerses(text, {
    dragged: (verses) => dispatch({ type: 'dragged', place: key, verses }),
    released: () => dispatch({ type: 'released' }),
  })
  useHeaderAway(key)
  useNeighboursAhead(translation, second, html ? [beside.next, beside.previous] : [])
  const heading = useFocusOnTurn(key)
  useLastPosition(html && !isAside ? key : null, text)
  useAnchor(prepared !== null)

  const openReference = (to: Place) => {
    if (isNarrow) chat.close(true)
    void navigate(readPath(to, openBeside), { state: { cameFrom: name } satisfies CameFrom })
  }
  const keepSelection = () => {
    dispatch({ type: 'kept' })
    getSelection()?.removeAllRanges()
  }
  const ask = () => {
    keepSelection()
    chat.open()
  }
  const mayAsk = chat.isWanted && !chat.isOpen

  const source = useCommentarySource()
  const hasRoomBeside = useMediaQuery(`(min-width: ${BESIDE_MIN_WIDTH}px)`) && !chat.isOpen && !second
  const commentary = source && !isQuiet && (
    <Suspense>
      <Commentary
        source={source}
        book={book.id}
        chapter={chapter}
        placement={hasRoomBeside ? 'side' : 'below'}
        onOpenReference={openReference}
      />
    </Suspense>
  )
  const [strongs] = useStored<string>(readingKeys.strongs, 'off')
  const hasWords = strongs === 'on' && html?.includes('data-strong=')
  const tapText = (verse: number) => dispatch({ type: 'tapped', place: key, verse, isRange: false, isText: true })
  const shown = (chapterText: PreparedChapter) => ({
    ref: text,
    prepared: chapterText,
    highlighted,
    planned,
    selected,
    lang: place.language,
    dir: place.direction,
    onVerse: (verse: number, isRange: boolean) => dispatch({ type: 'tapped', place: key, verse, isRange }),
    onVerseText: hasWords ? undefined : tapText,
    onNote: note.toggle,
    onNoteHover: note.hoverMarker,
  })

  return (
    <div className={css.layout} data-asked={chat.isOpen || undefined}>
      <Title of={`${name}${place.abbreviation && ` (${place.abbreviation})`}`} />
      <article
        ref={page}
        className={css.page}
        aria-busy={!prepared}
        onPointerEnter={() => chat.isWanted && void loadChatPanel()}
      >
        <div className={css.column} data-parallel={second ? '' : undefined}>
          {mode === 'waiting' && <PlanLineSkeleton />}
          <Suspense fallback={<PlanLineSkeleton />}>
            {plan && <PlanLine mode={plan} leavePath={readPath({ book: book.id, chapter })} />}
          </Suspense>
          <ChapterHead
            ref={heading}
            book={name.replace(/ \d+$/, '')}
            chapter={chapter}
            lang={place.language}
            isDropped={prepared?.isDropped !== false && !second}
          />
          {prepared ? (
            <>
              {second ? (
                <Suspense fallback={<ChapterSkeleton />}>
                  <ParallelChapter {...shown(prepared)} {...{ translation, second, chapter }} book={book.id} />
                </Suspense>
              ) : (
                <Chapter {...shown(prepared)} />
              )}
              <ChapterCards previous={previous} next={next} />
              {!hasRoomBeside && commentary}
              {place.copyright && <p className={css.copyright}>{place.copyright}</p>}
            </>
          ) : place.error ? (
            <ChapterProblem error={place.error} onRetry={place.retry} />
          ) : (
            <ChapterSkeleton />
          )}
        </div>
        {hasWords && (
          <Suspense>
            <Words page={page} />
          </Suspense>
        )}
        {note.open && (
          <Suspense>
            <NotePopover
              {...note.open}
              from={name}
              translation={translation}
              onClose={note.close}
              onHover={note.hoverWords}
            />
          </Suspense>
        )}
        {selected.length > 0 ? (
          <Suspense>
            <SelectionBar
              name={name}
              abbreviation={place.abbreviation}
              place={{ book: book.id, chapter, verses: selected }}
              translation={translation}
              text={() => textOfVerses(text.current!, selected)}
              onAsk={chat.isWanted ? ask : null}
              onCompare={keepSelection}
              onClear={clearSelection}
            />
          </Suspense>
        ) : (
          prepared &&
          (mayAsk || cameFrom) && (
            <Suspense>
              <SuggestionBar
                cameFrom={cameFrom}
                mayAsk={mayAsk}
                suggestions={suggestions}
                isLoading={isSuggesting}
                onAsk={chat.ask}
                onOpen={chat.open}
              />
            </Suspense>
          )
        )}
      </article>
      {hasRoomBeside && commentary && <div className={css.beside}>{commentary}</div>}
      {chat.isOpen && (
        <Suspense fallback={<div className={css.chatRoom} />}>
          <ReaderChat
            isTall={isQuiet}
            beginsTall={chat.isFromHome}
            translation={translation}
            bookId={book.id}
            chapter={chapter}
            placeName={name}
            verses={selected.length ? selected : highlighted}
            chatId={chat.chatId}
            question={chat.question}
            care={chat.care}
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
      )}
    </div>
  )
}
