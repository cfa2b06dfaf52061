import { useEffect, useState } from 'react'
import { CallError } from '../../data/client.ts'
import { useLexicon } from '../../data/lexicon.ts'
import { Popover } from '../notes/Popover.tsx'
import { textWords } from './text-words.ts'
import { wordEntryParts } from './word-entry-parts.ts'
import css from './words.module.css'

type Props = { word: HTMLElement; number: string; onClose: () => void }

/** The dictionary entry of a word beside it. Each number in the entry opens the entry that it names. */
export function WordEntry({ word, number, onClose }: Props) {
  const [shown, setShown] = useState(number)
  const { data: entry, error } = useLexicon(shown)
  useEffect(() => {
    word.dataset.open = ''
    return () => {
      delete word.dataset.open
    }
  }, [word])
  const parts = entry && wordEntryParts(entry.definition)
  const isMissing = error instanceof CallError && error.status === 404
  const title = textWords('strongs', { number: shown })
  const part = (name: string, text: string) =>
    text && (
      <p className={css.part}>
        <span>{name}</span>{' '}
        <bdi lang="en">
          <Linked text={text} onOpen={setShown} />
        </bdi>
      </p>
    )
  return (
    <Popover label={title} marker={word} isPinned onClose={onClose}>
      <p className={css.head}>
        {entry && (
          <span lang={entry.language} dir={entry.language === 'he' ? 'rtl' : 'ltr'} className={css.lemma}>
            {entry.lemma}
          </span>
        )}
        {entry?.transliteration && <i>{entry.transliteration}</i>}
        <small>{title}</small>
      </p>
      <p className={css.definition} aria-busy={!entry && !error}>
        {parts && (
          <bdi lang="en">
            <Linked text={parts.meaning} onOpen={setShown} />
          </bdi>
        )}
        {error && (isMissing ? textWords('noEntry') : textWords('entryNotLoaded'))}
      </p>
      {parts && (
        <div className={css.parts}>
          {part(textWords('inKingJames'), parts.rendered)}
          {part(textWords('origin'), parts.origin)}
          {part(textWords('seeAlso'), parts.also)}
        </div>
      )}
    </Popover>
  )
}

/** A text whose numbers open their entries. */
function Linked({ text, onOpen }: { text: string; onOpen: (number: string) => void }) {
  return text.split(/\b([GH]\d+)\b/).map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their order
      <button key={index} type="button" className={css.number} onClick={() => onOpen(piece)}>
        {piece}
      </button>
    ) : (
      piece
    ),
  )
}
