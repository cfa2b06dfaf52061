import type { Bible } from '#shared/contract/bible.ts'
import { CallError } from '../../data/client.ts'
import { useBibles } from '../../data/hooks.ts'
import { usePassage } from '../../data/passage-hooks.ts'
import { isPublished } from '../../data/published-hooks.ts'
import { publisherSays } from '../../data/publisher-says.ts'
import { ConnectionError } from '../../data/reach.ts'
import { useOnline } from '../../data/useOnline.ts'
import { offline } from '../../offline/words.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import css from './compare.module.css'
import words from './verse-words.module.css'
import { selection } from './words.ts'

type Props = {
  /** "John 3:16–17", as the reader sees it. */
  label: string
  /** The same in a form that every translation understands: "John 3:16-17". */
  reference: string
  /** The verses as they are read: about as long as those in other translations. */
  sample: string
  translation: string
  onClose: () => void
}

/** The selected verses in each translation, starting with the current one. */
export function CompareSheet({ label, reference, sample, translation, onClose }: Props) {
  const { bibles = [], error } = useBibles()
  const isOnline = useOnline()
  const here = bibles.filter(({ id }) => id === translation)
  const others = bibles.filter(({ id }) => id !== translation)
  return (
    <Sheet label={selection('compareOf', { place: label })} title={label} onClose={onClose}>
      {error && <p role="alert">{selection('error', { message: error.message })}</p>}
      {!isOnline && <p role="alert">{offline('needs')}</p>}
      {[...here, ...others].map((bible) => (
        <Version key={bible.id} {...{ bible, reference, sample }} numbering={translation} />
      ))}
    </Sheet>
  )
}

type VersionProps = { bible: Bible; reference: string; sample: string; numbering: string }

function Version({ bible, reference, sample, numbering }: VersionProps) {
  const { passages, error } = usePassage(bible.id, reference, numbering)
  const isOnline = useOnline()
  const verses = passages?.flatMap((passage) => passage.verses) ?? []
  const isMissing = error instanceof CallError && error.status < 500
  // the sheet says it once
  if (error instanceof ConnectionError && !isOnline) return null
  return (
    <section className={css.version} aria-label={bible.name}>
      <h3 lang={bible.language}>
        {bible.name} <span>{bible.abbreviation}</span>
      </h3>
      {error ? (
        <p className={css.missing}>{publisherSays(error) ?? selection(isMissing ? 'noVerses' : 'versesNotLoaded')}</p>
      ) : (
        <p lang={bible.language} dir={bible.direction} className={words.words} aria-busy={!passages}>
          {!passages && (
            <span aria-hidden className={css.toCome}>
              {sample}
            </span>
          )}
          {verses.map(({ chapter, verse, text }) => (
            <span key={`${chapter}.${verse}`}>
              {verses.length > 1 && <sup>{verse}</sup>}
              {text}{' '}
            </span>
          ))}
        </p>
      )}
      {isPublished(bible) && (
        <p lang="" className={css.missing}>
          {bible.copyright}
        </p>
      )}
    </section>
  )
}
