import { type RefObject, useEffect, useState } from 'react'
import { bookById } from '#shared/bible/books.ts'
import { useMuchRelated } from '../../data/related-hooks.ts'
import { placeSigns } from '../../study/reader/margin-signs.ts'
import { onNewText } from '../../study/reader/on-new-text.ts'
import { RelatedSheet } from '../selection/RelatedSheet.tsx'
import '../../study/reader/signs.css'

type Props = {
  page: RefObject<HTMLElement | null>
  text: RefObject<HTMLElement | null>
  translation: string
  book: string
  chapter: number
  /** "John 3" */
  name: string
}

/** Quiet signs beside the verses that lead to many others. Each opens these passages. */
export function RelatedSigns({ page, text, translation, book, chapter, name }: Props) {
  const verses = useMuchRelated(translation, book, chapter).data?.verses
  const [opened, setOpened] = useState<number | null>(null)
  useEffect(() => {
    const root = page.current
    if (!root || !verses) return
    let remove = () => {}
    const draw = () => {
      remove()
      const signs = verses.map(({ verse, count }) => ({
        ...{ verse, kind: 'related' as const },
        label: `Passages related to verse ${verse}: ${count} verses`,
      }))
      if (text.current) remove = placeSigns(text.current, signs, setOpened)
    }
    draw()
    const stop = onNewText(root, draw)
    return () => {
      stop()
      remove()
    }
  }, [verses, page, text])
  if (opened === null) return null
  return (
    <RelatedSheet
      label={`${name}:${opened}`}
      reference={`${bookById(book)?.name ?? book} ${chapter}:${opened}`}
      translation={translation}
      onClose={() => setOpened(null)}
    />
  )
}
