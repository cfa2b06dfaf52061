import { useDeferredValue, useState } from 'react'
import type { TocBook } from '#shared/contract/bible.ts'
import { Button } from '../../ui/Button.tsx'
import type { Study } from '../document/study.ts'
import { FIRST_ITEMS } from '../first-look.ts'
import type { StudyItem } from '../items.ts'
import { PlaceSheet } from '../PlaceSheet.tsx'
import { placeName } from '../place-name.ts'
import { NoteRow } from './NoteRow.tsx'
import css from './notes.module.css'
import { notes } from './words.ts'

const PAGE = FIRST_ITEMS
/** Enough for the first view of a phone; the others of the page follow once these are painted. */
const FIRST = 10

type Props = {
  study: Study | null
  items: readonly StudyItem[]
  /** Also those that are not listed: the opened one stays open when an edit takes it out of the list. */
  all: readonly StudyItem[]
  translation: string
  books: readonly TocBook[]
}

/** Items one below the other, forty at first. */
export function NotesList({ study, items, all, translation, books }: Props) {
  const [count, setCount] = useState(PAGE)
  const painted = useDeferredValue(count, FIRST)
  const [opened, setOpened] = useState<string | null>(null)
  const item = all.find(({ id }) => id === opened)
  return (
    <>
      <ol className={css.rows}>
        {items.slice(0, painted).map((each) => (
          <NoteRow key={each.id} item={each} {...{ translation, books }} onOpen={() => setOpened(each.id)} />
        ))}
      </ol>
      {items.length > count && (
        <Button className={css.more} onClick={() => setCount(count + 5 * PAGE)}>
          {notes('showMore')}
        </Button>
      )}
      {study && item && (
        <PlaceSheet study={study} title={placeName(item.at, books)} items={[item]} onClose={() => setOpened(null)} />
      )}
    </>
  )
}
