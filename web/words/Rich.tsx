import { Fragment, type ReactNode } from 'react'

type Parts = Record<string, (inner: string) => ReactNode>

/** A message with parts that are elements: `<link>text</link>` and `<place/>` become what the function of that name returns. */
export function Rich({ text, parts }: { text: string; parts: Parts }) {
  const names = Object.keys(parts).join('|')
  const pieces = text.split(new RegExp(`<(${names})(?:/>|>(.*?)</\\1>)`, 's'))
  // text, name and inner text alternate
  return pieces.map((piece, index) => {
    if (index % 3 === 2) return null
    // biome-ignore lint/suspicious/noArrayIndexKey: a text has its pieces in a fixed order
    return <Fragment key={index}>{index % 3 === 0 ? piece : parts[piece]?.(pieces[index + 1] ?? '')}</Fragment>
  })
}
