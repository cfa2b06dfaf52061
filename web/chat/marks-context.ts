import { createContext } from 'react'
import type { Span } from '#shared/contract/spans.ts'
import type { Place } from '../data/read-path.ts'

/** What the popover of an answer shows, and the element that it belongs to. */
export type Opened = { marker: HTMLElement } & ({ span: Span } | { place: Place })

/** The checked stretches of the answer that is drawn, and how one of its signs or references opens the popover. */
export type Marks = {
  spans: readonly Span[]
  /** The translation that the answer was written for, as readers call it. */
  edition: string
  opened: Opened | null
  /** Opens the popover, or closes it where it is open at this marker. */
  toggle: (opened: Opened) => void
}

export const MarksContext = createContext<Marks>({ spans: [], edition: '', opened: null, toggle: () => {} })
