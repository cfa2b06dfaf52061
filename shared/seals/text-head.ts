import type { SourceKind, TextIndex } from './text-index.ts'

/** A text that can be searched for quotations; `version` changes with every import. */
export type TextHead = {
  id: string
  kind: SourceKind
  name: string
  abbreviation: string
  language: string
  version: string
}

/** A text with the index of its quotations. */
export type LibraryText = TextHead & { index: TextIndex }
