import type { Ref } from 'react'
import css from './reader.module.css'

type Props = {
  ref?: Ref<HTMLHeadingElement>
  book: string
  chapter: number | string
  lang: string
  /** True where the number stands in the text: here it is only said then. */
  isDropped: boolean | string
}

/** The name of the chapter over its text. */
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
