import { createContext } from 'react'
import type { Span } from '#shared/contract/spans.ts'
import type { Place } from '../data/read-path.ts'

/** The content of an answer's popover, and the element it is anchored to. */
export type Opened = { marker: HTMLElement } & ({ span: Span } | { place: Place })

/** The checked spans of the rendered answer, and how their signs and references open the popover. */
export type Marks = {
  spans: readonly Span[]
  /** The display name of the answer's translation. */
  edition: string
  /** The reader's translation. */
  translation: string
  opened: Opened | null
  /** Opens the popover, or closes it if it is open at this marker. */
  toggle: (opened: Opened) => void
}

export const MarksContext = createContext<Marks>({
  spans: [],
  edition: '',
  translation: '',
  opened: null,
  toggle: () => {},
})
