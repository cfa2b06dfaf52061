import { diffLines } from 'diff'

type Part = { kind: 'same' | 'added' | 'removed'; text: string }

const KEPT = 2

/** A line diff of two texts, with two lines of context around each change. */
export function changedLines(before: string, after: string): Part[] {
  const parts = diffLines(before, after).map(({ added, removed, value }): Part => {
    const kind = added ? 'added' : removed ? 'removed' : 'same'
    return { kind, text: value.replace(/\n$/, '') }
  })
  return parts.map((part, i) => (part.kind === 'same' ? shortened(part, i > 0, i < parts.length - 1) : part))
}

function shortened({ text }: Part, hasBefore: boolean, hasAfter: boolean): Part {
  const lines = text.split('\n')
  const head = hasBefore ? KEPT : 0
  const tail = hasAfter ? KEPT : 0
  if (lines.length <= head + tail + 1) return { kind: 'same', text }
  return { kind: 'same', text: [...lines.slice(0, head), '[…]', ...lines.slice(lines.length - tail)].join('\n') }
}
