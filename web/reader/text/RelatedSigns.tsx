import { type RefObject, useMemo, useState } from 'react'
import { bookById } from '#shared/bible/books.ts'
import { useMuchRelated } from '../../data/related-hooks.ts'
import { placeSigns } from '../../study/reader/margin-signs.ts'
import { useDrawings } from '../../study/reader/useDrawings.ts'
import { RelatedSheet } from '../selection/RelatedSheet.tsx'
import { selection } from '../selection/words.ts'
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
  const draw = useMemo(() => {
    const signs = verses?.map(({ verse, count }) => ({
      ...{ verse, kind: 'related' as const },
      label: selection('relatedToVerse', { verse, count }),
    }))
    return signs && ((shown: HTMLElement) => placeSigns(shown, signs, setOpened))
  }, [verses])
  useDrawings(page, text, draw)
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
