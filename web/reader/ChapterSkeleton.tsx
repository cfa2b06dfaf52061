import css from './reader.module.css'

const LINES = 16

/** Lines of the height that the text will have, so that nothing moves when it comes. */
export function ChapterSkeleton() {
  return (
    <div className={css.skeleton}>
      <p role="status">Loading chapter...</p>
      {Array.from({ length: LINES }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
        <div key={index} aria-hidden className={css.line} />
      ))}
    </div>
  )
}
