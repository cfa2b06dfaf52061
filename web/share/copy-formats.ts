import type { Passage, PassageVerse } from '#shared/contract/bible.ts'

export type CopyFormat = 'plain' | 'link' | 'two' | 'markdown'

/** A passage in one translation: its words, its name, and the translation's abbreviation, which may be empty. */
export type Quoted = { text: string; ref: string; abbreviation: string }

/** The words of a passage with where they are from. `other` is the same passage in a second translation. */
export function formatCopy(format: CopyFormat, quoted: Quoted, url: string, other?: Quoted): string {
  if (format === 'markdown') {
    const lines = escaped(quoted.text)
      .split('\n')
      .map((line) => `> ${line}`)
    return [...lines, '>', `> — [${escaped(quoted.ref)}](${url})${edition(quoted)}`].join('\n')
  }
  const first = signed(quoted)
  if (format === 'link') return `${first}\n${url}`
  return format === 'two' && other ? `${first}\n\n${signed(other)}` : first
}

/** Passages of one translation as one, with an ellipsis between those that do not follow one another. */
export function joinPassages(passages: readonly Passage[], abbreviation: string): Quoted {
  let text = ''
  let last: PassageVerse | undefined
  for (const { verses } of passages) {
    const first = verses[0]
    const follows = first?.verse === (first?.chapter === last?.chapter ? (last?.verse ?? 0) + 1 : 1)
    if (text) text += follows ? ' ' : ' … '
    text += verses.map((verse) => verse.text).join(' ')
    last = verses.at(-1)
  }
  return { text, ref: passages.map(({ ref }) => ref).join('; '), abbreviation }
}

const signed = (quoted: Quoted): string => `${quoted.text}\n— ${quoted.ref}${edition(quoted)}`

const edition = ({ abbreviation }: Quoted): string => (abbreviation ? ` (${abbreviation})` : '')

const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#]/g, '\\$&')
