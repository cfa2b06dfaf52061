import DOMPurify from 'dompurify'
import { type ReactNode, useState } from 'react'
import { bookById } from '#shared/bible/books.ts'
import { formatVerses } from '#shared/bible/verses.ts'
import type { Span, SpanSource } from '#shared/contract/spans.ts'
import { differencesOf } from '#shared/seals/differences.ts'
import { CallError } from '../data/client.ts'
import { useBible } from '../data/hooks.ts'
import { useLexicon } from '../data/lexicon.ts'
import { usePassage } from '../data/passage-hooks.ts'
import { chapterName } from '../data/places.ts'
import { type Place, readPath } from '../data/read-path.ts'
import { useCommentary } from '../data/text-hooks.ts'
import { Popover } from '../reader/notes/Popover.tsx'
import { placeToRead } from '../study/verse-places.ts'
import { Button } from '../ui/Button.tsx'
import { Link } from '../ui/Link.tsx'
import css from './answer-popover.module.css'
import type { Opened } from './marks-context.ts'
import { popover } from './popover-words.ts'
import { Glyph } from './SpanSign.tsx'
import { shownChapter } from './shown-chapter.ts'
import { chipOf, labelOf } from './span-words.ts'
import { useAbbreviation } from './useAbbreviation.ts'

type Props = {
  opened: Opened
  /** The content that the spans refer to. */
  text: string
  edition: string
  /** The reader's translation. */
  translation: string
  /** The translation whose verse numbers the answer uses. */
  numbering: string
  chatId: number | null
  onOpenReference: (place: Place) => void
  onClose: () => void
}

/** A popover with the stored text behind a checked span or a reference of an answer. */
export function AnswerPopover(props: Props) {
  const { opened, edition, translation, numbering, chatId, onOpenReference, onClose } = props
  const source = 'span' in opened ? (opened.span.source ?? opened.span.named ?? null) : null
  const place = 'span' in opened ? placeOf(source) : opened.place
  const label = 'span' in opened ? labelOf(opened.span, edition, translation) : nameOf(opened.place)
  const numbered = numberingOf(source, numbering, translation)
  return (
    <Popover key={label} label={label} marker={opened.marker} isPinned onClose={onClose}>
      {'span' in opened ? (
        <Checked {...props} span={opened.span} numbering={numbered} />
      ) : (
        <Passage bible={translation} numbering={numbered} place={opened.place} />
      )}
      {place && (
        <Link
          className={css.read}
          to={readPath(place, { chatId })}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onClose()
            const verses = place.verses ?? []
            void placeToRead({ ...place, verses, edition: numbered }, translation).then(onOpenReference)
          }}
        >
          {popover('read', { chapter: shownChapter(place.book, place.chapter) })}
        </Link>
      )}
    </Popover>
  )
}

type CheckedProps = Pick<Props, 'text' | 'edition' | 'translation' | 'numbering'> & { span: Span }

function Checked({ span, text, edition, translation, numbering }: CheckedProps) {
  const { verdict, source, missing, named } = span
  const place = placeOf(source)
  const namedPlace = named && placeOf(named)
  const isReference = text.slice(span.start, span.end) === missing?.ref
  return (
    <>
      <p className={css.verdict} data-verdict-sign={verdict}>
        {!chipOf(span, edition) && <Glyph span={span} />}
        <span>{popover('verdict', { label: labelOf(span, edition, translation) })}</span>
      </p>
      {verdict === 'not_found' && !isReference && <p>{popover('noVerse')}</p>}
      {namedPlace && <Passage bible={named.edition} numbering={numbering} place={namedPlace} />}
      {verdict === 'unchecked' && <p>{popover('notCompared')}</p>}
      <Differences span={span} text={text} />
      {source?.kind === 'commentary' && <Comment source={source} />}
      {source?.kind === 'lexicon' && <Entry number={source.ref} name={source.edition_name} />}
      {source?.kind === 'topics' && <p>{popover('topic', { topic: source.ref })}</p>}
      {source?.kind === 'scripture' && place && (
        <Passage bible={source.edition || translation} numbering={numbering} place={place} stored={source.text} />
      )}
      {verdict === 'other_edition' && place && (
        <OwnWords translation={translation} numbering={numbering} place={place} />
      )}
    </>
  )
}

/** The same passage in the reader's translation, loaded on request. */
function OwnWords({ translation, numbering, place }: { translation: string; numbering: string; place: Place }) {
  const [isShown, setIsShown] = useState(false)
  const name = useAbbreviation(translation)
  if (isShown) return <Passage bible={translation} numbering={numbering} place={place} />
  return <Button onClick={() => setIsShown(true)}>{popover('showIn', { translation: name })}</Button>
}

/** How many verses of a longer passage are shown. */
const VERSES = 8

type PassageProps = { bible: string; numbering: string; place: Place; stored?: string }

/** A passage in a translation; its reference uses the verse numbers of `numbering`. */
function Passage({ bible, numbering, place, stored }: PassageProps) {
  const { passages, error } = usePassage(bible, referenceOf(place), numbering)
  const { abbreviation = '', language, direction } = useBible(bible) ?? {}
  // the title of a psalm is in no verse
  const isTitle = stored && !place.verses?.length
  const verses = isTitle ? [] : (passages?.flatMap((passage) => passage.verses) ?? [])
  const isMissing = error instanceof CallError && error.status < 500
  return (
    <section className={css.passage} aria-label={`${nameOf(place)} ${abbreviation}`}>
      <h3>
        {nameOf(place, '–')} <span>{abbreviation}</span>
      </h3>
      {error && !stored ? (
        <p>{popover(isMissing ? 'noVerses' : 'versesNotLoaded')}</p>
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

/** The commentary's entry on a passage, as plain text. */
function Comment({ source: { edition, edition_name, ref, book, chapter, start_verse } }: { source: SpanSource }) {
  const { entries, error } = useCommentary(book && chapter ? edition : null, book ?? '', chapter ?? 0)
  const verse = start_verse ?? 1
  const entry = entries?.findLast((each) => each.start_verse <= verse)
  const words = entry && DOMPurify.sanitize(entry.html, { RETURN_DOM_FRAGMENT: true }).textContent
  return (
    <section className={css.passage} aria-label={popover('onPassage', { commentary: edition_name, passage: ref })}>
      <h3>
        {ref} <span>{edition_name}</span>
      </h3>
      <p lang={error ? undefined : 'en'} className={css.words} aria-busy={!entries && !error}>
        {error ? popover('commentaryNotLoaded') : words}
      </p>
    </section>
  )
}

function Entry({ number, name }: { number: string; name: string }) {
  const { data: entry, error } = useLexicon(number)
  return (
    <section className={css.passage} aria-label={popover('entryIn', { number, dictionary: name })}>
      <h3>
        {entry?.lemma} <span>{number}</span>
      </h3>
      <p lang={error ? undefined : 'en'} className={css.words} aria-busy={!entry && !error}>
        {error ? popover('entryNotLoaded') : entry?.definition}
      </p>
    </section>
  )
}

/** Where the answer differs from the stored text: the answer's words struck out, followed by the stored words. */
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
    <section className={css.passage} aria-label={popover('differences')}>
      <h3>{popover(written === undefined ? 'whatDiffers' : 'whatWritten')}</h3>
      <p lang="" className={css.words}>
        {parts}
        {plain(said.slice(at))}
      </p>
    </section>
  )
}

/** Markdown text without its syntax. */
const plain = (markdown: string): string => markdown.replace(/[*_\\]|\n> ?/g, (sign) => (sign[0] === '\n' ? ' ' : ''))

/** The translation whose verse numbers a source has, or a reference in the answer's text, which has no source. */
function numberingOf(source: SpanSource | null, numbering: string, translation: string): string {
  if (!source) return numbering
  // those of commentaries are compared with no text
  return source.kind === 'scripture' ? source.edition || numbering : translation
}

/** The reader's address for a span's source; null if it has none. */
function placeOf(source: SpanSource | null): Place | null {
  if (!source?.book || !source.chapter) return null
  const { book, chapter, start_verse: first, end_verse: last } = source
  const verses = first ? Array.from({ length: Math.max(1, (last ?? first) - first + 1) }, (_, i) => first + i) : []
  return { book, chapter, verses: verses.length > 200 ? [] : verses }
}

/** The reference of a passage in English, which the server reads. */
const referenceOf = ({ book, chapter, verses }: Place): string =>
  chapterName({ id: book, name: bookById(book)?.name ?? book }, chapter) + versesOf(verses)

const nameOf = ({ book, chapter, verses }: Place, dash?: string): string =>
  shownChapter(book, chapter) + versesOf(verses, dash)

const versesOf = (verses: Place['verses'], dash = '-'): string =>
  verses?.length ? `:${formatVerses(verses, { dash })}` : ''
