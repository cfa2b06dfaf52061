import css from './reader.module.css'

const LINES = [96, 100, 91, 98, 100, 84, 97, 93, 100, 62, 99, 95, 88, 100, 97, 71]

/** Lines of the height that the text will have, so that nothing moves when it comes. */
export function ChapterSkeleton() {
  return (
    <div className={css.skeleton}>
      <p role="status">Loading chapter...</p>
      {LINES.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
        <div key={index} aria-hidden className={css.line} style={{ width: `${width}%` }} />
      ))}
    </div>
  )
}
