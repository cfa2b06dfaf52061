/** The selected verses, as everything that can be sent of them needs them. */
export type SharedVerses = {
  /** "John 3:16–17", as the reader sees it. */
  label: string
  /** The same with the English name of the book: "John 3:16-17". */
  reference: string
  translation: string
  /** The translation's abbreviation; empty if it has none. */
  abbreviation: string
  /** The words as they are stored. */
  text: string
  url: string
}

/** A name for a file: letters, numbers and hyphens. */
export const fileName = (label: string): string => label.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
