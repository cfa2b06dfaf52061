import DOMPurify from 'dompurify'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { bookById } from '#shared/bible/books.ts'
import type { Span, SpanSource } from '#shared/contract/spans.ts'
import { differencesOf } from '#shared/seals/differences.ts'
import { CallError } from '../data/client.ts'
import { useBibles, useCommentary, usePassage } from '../data/hooks.ts'
import { useLexicon } from '../data/lexicon.ts'
import { type Place, readPath } from '../data/read-path.ts'
import { formatVerses } from '../data/verses.ts'
import { Popover } from '../reader/Popover.tsx'
import { Button } from '../ui/Button.tsx'
import css from './answer-popover.module.css'
import type { Opened } from './marks-context.ts'
import { Glyph } from './SpanSign.tsx'
import { chipOf, labelOf } from './span-words.ts'
import { useAbbreviation } from './useAbbreviation.ts'

type Props = {
  opened: Opened
  /** The content that the spans are of. */
  text: string
  edition: string
  translation: string
  chatId: number | null
  onOpenReference: (place: Place) => void
  onClose: () => void
}

/** The stored words behind a checked stretch or a reference of an answer, beside it. */
export function AnswerPopover({ opened, text, edition, translation, chatId, onOpenReference, onClose }: Props) {
  const place = 'span' in opened ? placeOf(opened.span.source) : opened.place
  const label = 'span' in opened ? labelOf(opened.span, edition) : nameOf(opened.place)
  return (
    <Popover key={label} label={label} marker={opened.marker} isPinned onClose={onClose}>
      {'span' in opened ? (
        <Checked span={opened.span} text={text} edition={edition} translation={translation} />
      ) : (
        <Passage bible={translation} place={opened.place} />
      )}
      {place && (
        <Link
          className={css.read}
          to={readPath(place, { chatId })}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onClose()
            onOpenReference(place)
          }}
        >
          Read {bookById(place.book)?.name} {place.chapter}
        </Link>
      )}
    </Popover>
  )
}

type CheckedProps = Pick<Props, 'text' | 'edition' | 'translation'> & { span: Span }

function Checked({ span, text, edition, translation }: CheckedProps) {
  const { verdict, source } = span
  const place = placeOf(source)
  return (
    <>
      <p className={css.verdict} data-verdict-sign={verdict}>
        {!chipOf(span, edition) && <Glyph span={span} />}
        <span>{labelOf(span, edition)}.</span>
      </p>
      {verdict === 'not_found' && (
        <p>These words are presented as Scripture. They are in none of its verses, or not where they are said to be.</p>
      )}
      {verdict === 'unchecked' && <p>It could not be compared with what it is from.</p>}
      <Differences span={span} text={text} />
      {source?.kind === 'commentary' && <Comment source={source} />}
      {source?.kind === 'lexicon' && <Entry number={source.ref} name={source.edition_name} />}
      {source?.kind === 'scripture' && place && (
        <Passage bible={source.edition || translation} place={place} stored={source.text} />
      )}
      {verdict === 'other_edition' && place && <OwnWords translation={translation} place={place} />}
    </>
  )
}

/** The same passage in the translation that is being read, on request. */
function OwnWords({ translation, place }: { translation: string; place: Place }) {
  const [isShown, setIsShown] = useState(false)
  const name = useAbbreviation(translation)
  if (isShown) return <Passage bible={translation} place={place} />
  return <Button onClick={() => setIsShown(true)}>Show it in {name}</Button>
}

/** So many verses of a longer passage are shown. */
const VERSES = 8

function Passage({ bible, place, stored }: { bible: string; place: Place; stored?: string }) {
  const { passages, error } = usePassage(bible, nameOf(place))
  const { bibles } = useBibles()
  const { abbreviation = '', language, direction } = bibles?.find(({ id }) => id === bible) ?? {}
  const verses = passages?.flatMap((passage) => passage.verses) ?? []
  const isMissing = error instanceof CallError && error.status < 500
  return (
    <section className={css.passage} aria-label={`${nameOf(place)} ${abbreviation}`}>
      <h3>
        {nameOf(place, '–')} <span>{abbreviation}</span>
      </h3>
      {error && !stored ? (
        <p>{isMissing ? 'This translation does not have these verses.' : 'These verses could not be loaded.'}</p>
      ) : (
        <p lang={language} dir={direction} className={css.words} aria-busy={!passages}>
          {verses.slice(0, VERSES).map(({ chapter, verse, text }) => (
            <span key={`${chapter}.${verse}`}>
              {verses.length > 1 && <sup>{verse}</sup>}
              {text}{' '}
            </span>
          ))}
          {verses.length > VERSES && '…'}
          {verses.length === 0 && stored}
        </p>
      )}
    </section>
  )
}

/** The comment on a passage, in plain words. */
function Comment({ source: { edition, edition_name, ref, book, chapter, start_verse } }: { source: SpanSource }) {
  const { entries, error } = useCommentary(book && chapter ? edition : null, book ?? '', chapter ?? 0)
  const verse = start_verse ?? 1
  const entry = entries?.findLast((each) => each.start_verse <= verse)
  const words = entry && DOMPurify.sanitize(entry.html, { RETURN_DOM_FRAGMENT: true }).textContent
  return (
    <section className={css.passage} aria-label={`${edition_name} on ${ref}`}>
      <h3>
        {ref} <span>{edition_name}</span>
      </h3>
      <p lang="en" className={css.words} aria-busy={!entries && !error}>
        {error ? 'The commentary could not be loaded.' : words}
      </p>
    </section>
  )
}

function Entry({ number, name }: { number: string; name: string }) {
  const { data: entry, error } = useLexicon(number)
  return (
    <section className={css.passage} aria-label={`${number} in ${name}`}>
      <h3>
        {entry?.lemma} <span>{number}</span>
      </h3>
      <p className={css.words} aria-busy={!entry && !error}>
        {error ? 'The entry could not be loaded.' : entry?.definition}
      </p>
    </section>
  )
}

/** What the answer says otherwise than the stored text: its own words struck out, the stored ones behind them. */
function Differences({ span, text }: { span: Span; text: string }) {
  const { start, end, written } = span
  const shown = text.slice(start, end)
  const differences = written === undefined ? (span.differences ?? []) : differencesOf(written, shown)
  if (differences.length === 0) return null
  const said = written ?? shown
  const offset = written === undefined ? start : 0
  const parts: ReactNode[] = []
  let at = 0
  for (const each of differences) {
    const [from, to] = [each.start - offset, each.end - offset]
    parts.push(plain(said.slice(at, from)))
    if (to > from) parts.push(<del key={`d${from}`}>{plain(said.slice(from, to))}</del>)
    if (to > from && each.stored) parts.push(' ')
    if (each.stored) parts.push(<ins key={`i${from}`}>{each.stored}</ins>, to > from ? '' : ' ')
    at = to
  }
  return (
    <section className={css.passage} aria-label="Differences">
      <h3>{written === undefined ? 'What differs' : 'What the assistant wrote'}</h3>
      <p className={css.words}>
        {parts}
        {plain(said.slice(at))}
      </p>
    </section>
  )
}

/** Words of markdown without its signs. */
const plain = (markdown: string): string => markdown.replace(/[*_\\]|\n> ?/g, (sign) => (sign[0] === '\n' ? ' ' : ''))

/** The place of a span's source in the reader; null where it has none. */
function placeOf(source: SpanSource | null): Place | null {
  if (!source?.book || !source.chapter) return null
  const { book, chapter, start_verse: first, end_verse: last } = source
  const verses = first ? Array.from({ length: Math.max(1, (last ?? first) - first + 1) }, (_, i) => first + i) : []
  return { book, chapter, verses: verses.length > 200 ? [] : verses }
}

function nameOf({ book, chapter, verses }: Place, dash = '-'): string {
  return `${bookById(book)?.name ?? book} ${chapter}${verses?.length ? `:${formatVerses(verses, { dash })}` : ''}`
}
