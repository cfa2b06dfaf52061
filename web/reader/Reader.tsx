import { Suspense, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { parseVerses } from '#shared/bible/verses.ts'
import { hasWordLinks } from '#shared/bible/word-links.ts'
import { MOBILE_MAX_WIDTH } from '#shared/limits.ts'
import { Title } from '../app/Title.tsx'
import { chapterName } from '../data/places.ts'
import { useQuiet } from '../data/quiet.ts'
import { type CameFrom, type OpenedAside, type Place, readPath } from '../data/read-path.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { useWordLinks } from '../data/useWordLinks.ts'
import { lazily } from '../ui/lazily.ts'
import { useKeydown } from '../ui/useKeydown.ts'
import { useMediaQuery } from '../ui/useMediaQuery.ts'
import { isMirrored } from '../words/is-mirrored.ts'
import { ChapterColumn } from './ChapterColumn.tsx'
import { ChatPanel } from './chat/chat-panel.ts'
import { ReaderChat } from './chat/reader-chat.ts'
import { useChatMount } from './chat/useChatMount.ts'
import { useCommentarySource } from './notes/useCommentarySource.ts'
import { useNote } from './notes/useNote.ts'
import { usePlanProgress } from './plan/usePlanProgress.ts'
import { ReaderBars } from './ReaderBars.tsx'
import css from './reader.module.css'
import { prepareChapter } from './text/chapter-html.ts'
import { useSecondTranslation } from './text/second-translation.ts'
import { useLastPosition } from './text/useLastPosition.ts'
import { useNeighboursAhead } from './text/useNeighboursAhead.ts'
import { useFocusOnTurn } from './useFocusOnTurn.ts'
import type { ReaderPlace } from './useReaderPlace.ts'
import { useSelectedVerses } from './useSelectedVerses.ts'
import { useTurns } from './useTurns.ts'

const Commentary = lazily(() => import('./notes/Commentary.tsx'), 'Commentary')
const ReaderLayers = lazily(() => import('./ReaderLayers.tsx'), 'ReaderLayers')

/** A window this wide has room for a commentary beside the text. */
const BESIDE_MIN_WIDTH = 1280

/** A chapter, the bars over it, and the conversation and the commentary beside it. */
export function Reader({ place }: { place: ReaderPlace }) {
  const { translation, book, chapter, html } = place
  const [chosen] = useTranslation()
  const page = useRef<HTMLElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { isAside } = (useLocation().state ?? {}) as Partial<OpenedAside>
  const chat = useChatMount()
  const isQuiet = useQuiet() === 'reply' || chat.care?.response === 'reply'
  const isNarrow = useMediaQuery(`(max-width: ${MOBILE_MAX_WIDTH}px)`)
  const key = `${book.id}/${chapter}`
  const name = chapterName(book, chapter)
  const isLinked = useWordLinks()
  const prepared = useMemo(() => (html ? prepareChapter(html, chapter, isLinked) : null), [html, chapter, isLinked])
  const verseText = params.get('verse')
  const highlighted = useMemo(() => parseVerses(verseText), [verseText])
  const selection = useSelectedVerses(key, text)
  const note = useNote(prepared)
  const openBeside = { chatId: chat.isOpen ? chat.chatId : null, with: params.get('with') }
  const turns = useTurns(place, openBeside)
  const [second] = useSecondTranslation(translation)
  const onHeard = usePlanProgress(turns.plan, { chapter, text, prepared })
  // the verse from which the chapter is read aloud; null while it is not
  const [listensFrom, setListensFrom] = useState<number | null>(null)
  const [ArrowLeft, ArrowRight] = isMirrored() ? [turns.goNext, turns.goPrevious] : [turns.goPrevious, turns.goNext]
  useKeydown({
    ...(ArrowLeft && { ArrowLeft }),
    ...(ArrowRight && { ArrowRight }),
    ...(selection.verses.length > 0 && { Escape: selection.clear }),
  })
  useNeighboursAhead(translation, second, html ? turns.neighbours : [], isLinked)
  const heading = useFocusOnTurn(key)
  useLastPosition(html && !isAside ? key : null, text)

  const onOpenReference = (to: Place) => {
    if (isNarrow) chat.close(true)
    void navigate(readPath(to, openBeside), { state: { cameFrom: name } satisfies CameFrom })
  }
  const source = useCommentarySource()
  const hasRoomBeside = useMediaQuery(`(min-width: ${BESIDE_MIN_WIDTH}px)`) && !chat.isOpen && !second
  const placement = hasRoomBeside ? 'side' : 'below'
  const commentary = source && !isQuiet && (
    <Suspense>
      <Commentary {...{ source, chapter, placement, onOpenReference }} book={book.id} />
    </Suspense>
  )
  const hasWords = isLinked && html !== undefined && hasWordLinks(html)
  const shown = prepared && {
    ...{ ref: text, prepared, highlighted, planned: turns.planned, selected: selection.verses },
    ...{ lang: place.language, dir: place.direction },
    onVerse: selection.tap,
    onVerseText: hasWords ? undefined : selection.tapText,
    onNote: note.toggle,
    onNoteHover: note.hoverMarker,
  }
  const onListen = prepared && listensFrom === null ? () => setListensFrom(0) : null
  // ignored on purpose: it is loaded again when the chat is opened
  const preload = () => chat.isWanted && void ChatPanel.load().catch(() => {})

  return (
    <div className={css.layout} data-asked={chat.isOpen || undefined}>
      {/* the server's title remains until the translation is known */}
      {place.abbreviation && <Title of={`${name} (${place.abbreviation})`} />}
      <article ref={page} className={css.page} aria-busy={!prepared || chosen !== translation} onPointerEnter={preload}>
        <ChapterColumn {...{ place, name, heading, turns, shown, second }} onListen={onListen}>
          {!hasRoomBeside && commentary}
        </ChapterColumn>
        <Suspense>
          <ReaderLayers
            {...{ place, name, page, text, prepared, note, turns, hasWords, listensFrom, onHeard }}
            isBarHidden={selection.verses.length > 0}
            onListenEnd={() => setListensFrom(null)}
          />
        </Suspense>
        <ReaderBars
          {...{ place, name, text, turns, selection, chat, isQuiet }}
          isListening={listensFrom !== null}
          onListen={setListensFrom}
        />
      </article>
      {hasRoomBeside && commentary && <div className={css.beside}>{commentary}</div>}
      <Suspense fallback={<div className={css.chatRoom} />}>
        {chat.isOpen && (
          <ReaderChat {...{ place, name, turns, selection, highlighted, chat, isQuiet, isNarrow, onOpenReference }} />
        )}
      </Suspense>
    </div>
  )
}
