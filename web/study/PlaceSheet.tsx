import { useState } from 'react'
import { Overlay } from '../ui/Overlay.tsx'
import { SheetHead } from '../ui/SheetHead.tsx'
import type { Study } from './document/study.ts'
import { ItemCard } from './ItemCard.tsx'
import type { StudyItem } from './items.ts'
import { NoteEditor } from './NoteEditor.tsx'
import css from './study.module.css'
import { study as words } from './words.ts'

type Props = {
  study: Study
  /** "John 3:16" */
  title: string
  items: readonly StudyItem[]
  onClose: () => void
}

const ORDER = ['note', 'highlight', 'bookmark']

/** Everything that the visitor has at some verses, to read, change or delete. */
export function PlaceSheet({ study, title, items, onClose }: Props) {
  const [edited, setEdited] = useState<string | null>(null)
  const note = items.find((item) => item.id === edited)
  const sorted = [...items].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.made - b.made)
  return (
    <Overlay label={words('yourNotesOn', { place: title })} className={css.sheet} onClose={onClose}>
      <SheetHead title={title} className={css.head} onClose={onClose} />
      {note?.kind === 'note' ? (
        <NoteEditor study={study} note={note} onDone={() => setEdited(null)} />
      ) : (
        <ul className={css.cards}>
          {sorted.map((item) => (
            <li key={item.id}>
              <ItemCard {...{ study, item }} onEdit={() => setEdited(item.id)} />
            </li>
          ))}
          {items.length === 0 && <li className={css.none}>{words('nothingLeft')}</li>}
        </ul>
      )}
    </Overlay>
  )
}
