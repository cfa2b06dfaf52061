import css from '../reader.module.css'
import { reader } from '../words.ts'

const LINES = 16

/** Placeholder lines of the text's height, so that nothing moves when it loads. */
export function ChapterSkeleton() {
  return (
    <div className={css.skeleton}>
      <p role="status">{reader('loading')}</p>
      {Array.from({ length: LINES }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
        <div key={index} aria-hidden className={css.line} />
      ))}
    </div>
  )
}
