import type { Ref } from 'react'
import css from '../reader.module.css'

type Props = {
  ref?: Ref<HTMLHeadingElement>
  book: string
  chapter: number | string
  lang: string
  /** True if the text itself shows the number: the heading then contains it only for screen readers. */
  isDropped: boolean | string
}

/** The heading with the chapter's name, above its text. */
export function ChapterHead({ ref, book, chapter, lang, isDropped }: Props) {
  return (
    <h1 ref={ref} tabIndex={-1} className={css.head} data-dropped={isDropped}>
      <span className={css.bookName} lang={lang}>
        {book}
      </span>{' '}
      <span className={css.number}>{chapter}</span>
    </h1>
  )
}
