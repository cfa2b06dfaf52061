import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import type { TocBook } from '#shared/contract/bible.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import type { Study } from '../document/study.ts'
import type { Bookmark, StudyItem } from '../items.ts'
import { bookmarksOf, inList, listName, listsOf, movedOrders } from '../lists.ts'
import { PlaceSheet } from '../PlaceSheet.tsx'
import { placeName } from '../place-name.ts'
import { NoteRow } from './NoteRow.tsx'
import css from './notes.module.css'
import { notes } from './words.ts'

type Props = { study: Study; items: readonly StudyItem[]; translation: string; books: readonly TocBook[] }

/** The lists of bookmarks, each in the order that the visitor chose. */
export function BookmarkLists({ study, items, translation, books }: Props) {
  const [opened, setOpened] = useState<string | null>(null)
  const item = bookmarksOf(items).find(({ id }) => id === opened)
  const move = (each: Bookmark, step: 1 | -1) => {
    for (const [id, order] of movedOrders(items, each, step)) study.change(id, { order })
  }
  return (
    <>
      {listsOf(items).map((list) => {
        const marks = inList(items, list)
        return (
          marks.length > 0 && (
            <section key={list} aria-label={listName(list)} className={css.list}>
              <h2>{listName(list)}</h2>
              <ol className={css.rows}>
                {marks.map((each, index) => (
                  <NoteRow key={each.id} item={each} {...{ translation, books }} onOpen={() => setOpened(each.id)}>
                    <IconButton label={notes('moveUp')} disabled={index === 0} onClick={() => move(each, -1)}>
                      <ArrowUp aria-hidden size={17} strokeWidth={1.75} />
                    </IconButton>
                    <IconButton
                      label={notes('moveDown')}
                      disabled={index === marks.length - 1}
                      onClick={() => move(each, 1)}
                    >
                      <ArrowDown aria-hidden size={17} strokeWidth={1.75} />
                    </IconButton>
                  </NoteRow>
                ))}
              </ol>
            </section>
          )
        )
      })}
      {item && (
        <PlaceSheet study={study} title={placeName(item.at, books)} items={[item]} onClose={() => setOpened(null)} />
      )}
    </>
  )
}
