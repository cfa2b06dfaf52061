/** Which verses are selected, and how: dragged ones are cleared with the browser's text selection. */
export type VerseSelection = { place: string; verses: readonly number[]; by: 'tap' | 'drag'; anchor: number | null }

export type SelectionAction =
  /** `isText`: on the text, not on the number. Such a tap clears a dragged selection, as it does everywhere. */
  | { type: 'tapped'; place: string; verse: number; isRange: boolean; isText?: boolean }
  | { type: 'dragged'; place: string; verses: readonly number[] }
  | { type: 'released' }
  /** The verses are being used: they stay when the browser's selection is cleared. */
  | { type: 'kept' }
  | { type: 'cleared' }

export const noSelection: VerseSelection = { place: '', verses: [], by: 'tap', anchor: null }

/** The next selection. A selection belongs to one place: a tap in another chapter starts a new one. */
export function selectionReducer(state: VerseSelection, action: SelectionAction): VerseSelection {
  switch (action.type) {
    case 'tapped':
      if (action.isText && state.by === 'drag' && state.verses.length > 0) return noSelection
      return tapped(state.place === action.place ? state : { ...noSelection, place: action.place }, action)
    case 'dragged':
      return action.verses.length
        ? { place: action.place, verses: action.verses, by: 'drag', anchor: action.verses[0] ?? null }
        : noSelection
    case 'released':
      return state.by === 'drag' ? noSelection : state
    case 'kept':
      return { ...state, by: 'tap' }
    case 'cleared':
      return noSelection
  }
}

/** The selected verses of a place; those of another place do not count. */
export function selectedIn(state: VerseSelection, place: string): readonly number[] {
  return state.place === place ? state.verses : []
}

function tapped(state: VerseSelection, { verse, isRange }: { verse: number; isRange: boolean }): VerseSelection {
  if (isRange && state.anchor !== null) {
    const [first, last] = [Math.min(state.anchor, verse), Math.max(state.anchor, verse)]
    return { ...state, by: 'tap', verses: Array.from({ length: last - first + 1 }, (_, index) => first + index) }
  }
  const without = state.verses.filter((each) => each !== verse)
  const isNew = without.length === state.verses.length
  const verses = isNew ? [...without, verse].sort((a, b) => a - b) : without
  return { ...state, by: 'tap', verses, anchor: isNew ? verse : state.anchor }
}
