import { type ComponentProps, type RefObject, Suspense, useEffect } from 'react'
import { STUDY_KEY, useStored } from '../data/useStored.ts'
import { lazily } from '../ui/lazily.ts'
import type { ListenBar as Bar } from './listen/ListenBar.tsx'
import type { useNote } from './notes/useNote.ts'
import { readingSwitches } from './settings/reading-settings.ts'
import type { PreparedChapter } from './text/chapter-html.ts'
import { useHeaderAway } from './useHeaderAway.ts'
import type { ReaderPlace } from './useReaderPlace.ts'
import { useTouchTurns } from './useTouchTurns.ts'
import type { ReaderTurns } from './useTurns.ts'

const NotePopover = lazily(() => import('./notes/NotePopover.tsx'), 'NotePopover')
const Words = lazily(() => import('./text/Words.tsx'), 'Words')
const ListenBar = lazily(() => import('./listen/ListenBar.tsx'), 'ListenBar')
const RelatedSigns = lazily(() => import('./text/RelatedSigns.tsx'), 'RelatedSigns')
const StudyLayer = lazily(() => import('../study/reader/StudyLayer.tsx'), 'StudyLayer')

let hear: () => void
/** Resolves once the reader's scrolling is heard. */
export const hearsScrolling = new Promise<void>((resolve) => {
  hear = resolve
})

type Props = {
  place: ReaderPlace
  /** "John 3" */
  name: string
  page: RefObject<HTMLElement | null>
  text: RefObject<HTMLDivElement | null>
  prepared: PreparedChapter | null
  note: ReturnType<typeof useNote>
  turns: ReaderTurns
  hasWords: boolean | undefined
  /** The verse from which the chapter is read aloud; null while it is not. */
  listensFrom: number | null
  isBarHidden: boolean
  onHeard: ComponentProps<typeof Bar>['place']['onHeard']
  onListenEnd: () => void
}

/**
 * What is added to the text once it is there: the visitor's notes, footnotes, words of the original, the
 * voice, and turning the page by a swipe.
 */
export function ReaderLayers({ place, name, page, text, prepared, note, turns, listensFrom, ...props }: Props) {
  const { translation, book, chapter } = place
  useHeaderAway(`${book.id}/${chapter}`)
  useEffect(() => hear(), [])
  useTouchTurns(page, { previous: turns.goPrevious, next: turns.goNext })
  const [hasStudy] = useStored<string>(STUDY_KEY, '')
  const [related] = useStored<string>(readingSwitches.related.key, 'off')
  return (
    <>
      <Suspense>
        {props.hasWords && <Words page={page} />}
        {related === 'on' && <RelatedSigns {...{ page, text, translation, chapter, name }} book={book.id} />}
        {hasStudy && <StudyLayer {...{ page, text, chapter, name }} edition={translation} book={book.id} />}
      </Suspense>
      <Suspense>
        {note.open && (
          <NotePopover
            {...note.open}
            {...{ from: name, translation, lang: place.language, dir: place.direction }}
            onClose={note.close}
            onHover={note.hoverWords}
          />
        )}
      </Suspense>
      <Suspense>
        {listensFrom !== null && (
          <ListenBar
            key={listensFrom}
            place={{
              ...{ language: place.language, text, prepared, planned: turns.planned, goNext: turns.goNext },
              onHeard: props.onHeard,
              key: prepared && !turns.isWaiting ? `${translation}/${book.id}/${chapter}` : null,
            }}
            {...{ name, abbreviation: place.abbreviation, from: listensFrom }}
            isHidden={props.isBarHidden}
            onClose={props.onListenEnd}
          />
        )}
      </Suspense>
    </>
  )
}
