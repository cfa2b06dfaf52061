import { Fragment, type ReactNode } from 'react'
import { fillParts } from '#shared/words/fill-parts.ts'

type Parts = Record<string, (inner: string) => ReactNode>

/** A message with parts that are elements: `<link>text</link>` and `<place/>` become what the function of that name returns. */
export function Rich({ text, parts }: { text: string; parts: Parts }) {
  return fillParts(text, parts).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text has its pieces in a fixed order
    <Fragment key={index}>{piece}</Fragment>
  ))
}
