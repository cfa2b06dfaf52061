import { type RefObject, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useSuggestions } from '../data/hooks.ts'
import type { CameFrom } from '../data/read-path.ts'
import { lazily } from '../ui/lazily.ts'
import type { ChatMount } from './chat/useChatMount.ts'
import { textOfVerses } from './text/chapter-html.ts'
import type { ReaderPlace } from './useReaderPlace.ts'
import type { SelectedVerses } from './useSelectedVerses.ts'
import type { ReaderTurns } from './useTurns.ts'

const SuggestionBar = lazily(async () => {
  // a scroll hides the bar
  const [layers, bar] = await Promise.all([import('./ReaderLayers.tsx'), import('./chat/SuggestionBar.tsx')])
  await layers.hearsScrolling
  return bar
}, 'SuggestionBar')
const SelectionBar = lazily(() => import('./selection/SelectionBar.tsx'), 'SelectionBar')

type Props = {
  place: ReaderPlace
  name: string
  text: RefObject<HTMLElement | null>
  turns: ReaderTurns
  selection: SelectedVerses
  chat: ChatMount
  isQuiet: boolean
  isListening: boolean
  /** Reads aloud from a verse. */
  onListen: (verse: number) => void
}

/** The bar over the text: what can be done with the selected verses, or the suggested questions. */
export function ReaderBars({ place, name, text, turns, selection, chat, isQuiet, ...props }: Props) {
  const { translation, book, chapter, html } = place
  const cameFrom = (useLocation().state as Partial<CameFrom> | null)?.cameFrom ?? null
  const hasSuggestions = html && chat.isWanted && !isQuiet && !turns.isWaiting
  const { suggestions, suggestionLanguage, isLoading } = useSuggestions(
    translation,
    hasSuggestions ? book.id : null,
    chapter,
    turns.plan?.step.id,
  )
  const ask = () => {
    selection.keep()
    chat.open()
  }
  const mayAsk = chat.isWanted && !chat.isOpen
  if (selection.verses.length > 0) {
    return (
      <Suspense>
        <SelectionBar
          name={name}
          abbreviation={place.abbreviation}
          place={{ book: book.id, chapter, verses: selection.verses }}
          translation={translation}
          text={() => textOfVerses(text.current!, selection.verses)}
          onAsk={chat.isWanted ? ask : null}
          onListen={(verse) => {
            selection.clear()
            props.onListen(verse)
          }}
          language={place.language}
          root={() => text.current}
          onKeep={selection.keep}
          onClear={selection.clear}
        />
      </Suspense>
    )
  }
  if (props.isListening || !html || !(mayAsk || cameFrom)) return null
  return (
    <Suspense>
      <SuggestionBar
        {...{ cameFrom, mayAsk, suggestions, suggestionLanguage, isLoading }}
        onAsk={chat.ask}
        onOpen={chat.open}
      />
    </Suspense>
  )
}
