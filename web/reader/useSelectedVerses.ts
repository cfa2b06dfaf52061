import { type RefObject, useReducer } from 'react'
import { useDraggedVerses } from './selection/useDraggedVerses.ts'
import { noSelection, selectedIn, selectionReducer } from './selection/verse-selection.ts'

/** The verses that the reader has selected in the text of a place, by taps, keys or dragging. */
export function useSelectedVerses(place: string, text: RefObject<HTMLElement | null>) {
  const [selection, dispatch] = useReducer(selectionReducer, noSelection)
  useDraggedVerses(text, {
    dragged: (verses) => dispatch({ type: 'dragged', place, verses }),
    released: () => dispatch({ type: 'released' }),
  })
  return {
    verses: selectedIn(selection, place),
    clear: () => dispatch({ type: 'cleared' }),
    /** Keeps the verses while the browser's own selection is cleared. */
    keep: () => {
      dispatch({ type: 'kept' })
      getSelection()?.removeAllRanges()
    },
    tap: (verse: number, isRange: boolean) => dispatch({ type: 'tapped', place, verse, isRange }),
    tapText: (verse: number) => dispatch({ type: 'tapped', place, verse, isRange: false, isText: true }),
  }
}

export type SelectedVerses = ReturnType<typeof useSelectedVerses>
