import type { RelatedAnswer } from '#shared/contract/bible.ts'
import { useBible } from '../../data/hooks.ts'
import { publisherSays } from '../../data/publisher-says.ts'
import { type CameFrom, readPath } from '../../data/read-path.ts'
import { useRelated } from '../../data/related-hooks.ts'
import { Link } from '../../ui/Link.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import css from './related.module.css'
import words from './verse-words.module.css'
import { selection } from './words.ts'

type Props = {
  /** "John 3:16–17", as the reader sees it. */
  label: string
  /** The same with the English name of the book: "John 3:16-17". */
  reference: string
  translation: string
  onClose: () => void
}

/** The passages that the selected verses lead to, in full, by book. Each opens in the reader, which offers a way back. */
export function RelatedSheet({ label, reference, translation, onClose }: Props) {
  const { data, error } = useRelated(translation, reference)
  const bible = useBible(translation)
  const shown = data?.books.reduce((sum, { passages }) => sum + passages.length, 0) ?? 0
  return (
    <Sheet label={selection('relatedTo', { place: label })} title={label} onClose={onClose}>
      <div className={css.body} aria-busy={!data && !error}>
        <p className={css.about} role="status">
          {error ? (publisherSays(error) ?? selection('relatedNotLoaded')) : data && aboutOf(data.total, shown)}
        </p>
        {data?.books.map(({ book, name, passages }) => (
          <section key={book} aria-label={name}>
            <h3>{name}</h3>
            {passages.map((passage) => (
              <Related
                key={passage.ref}
                {...{ book, passage, label, onClose }}
                lang={bible?.language}
                dir={bible?.direction}
              />
            ))}
          </section>
        ))}
      </div>
    </Sheet>
  )
}

function aboutOf(total: number, shown: number): string {
  if (total === 0) return selection('noRelated')
  return total > shown ? selection('someRelated', { shown, total }) : selection('allRelated', { total })
}

type RelatedProps = {
  book: string
  passage: RelatedAnswer['books'][number]['passages'][number]
  /** Where the reader comes from. */
  label: string
  lang: string | undefined
  dir: 'ltr' | 'rtl' | undefined
  onClose: () => void
}

function Related({ book, passage: { ref, chapter, verses, is_parallel }, label, lang, dir, onClose }: RelatedProps) {
  const place = { book, chapter, verses: verses.map(({ verse }) => verse) }
  return (
    <Link className={css.passage} to={readPath(place)} state={{ cameFrom: label } satisfies CameFrom} onClick={onClose}>
      <span className={css.ref}>
        {ref}
        {is_parallel && <span className={css.parallel}>{selection('parallel')}</span>}
      </span>
      <span className={words.words} lang={lang} dir={dir}>
        {verses.map(({ verse, text }) => (
          <span key={verse}>
            {verses.length > 1 && <sup>{verse}</sup>}
            {text}{' '}
          </span>
        ))}
      </span>
    </Link>
  )
}
