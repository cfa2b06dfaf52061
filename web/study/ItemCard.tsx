import { Pencil, Trash2 } from 'lucide-react'
import { Suspense } from 'react'
import { IconButton } from '../ui/IconButton.tsx'
import { BookmarkFields } from './BookmarkFields.tsx'
import type { StudyItem } from './items.ts'
import { LabelField } from './LabelField.tsx'
import { removeItem } from './remove-item.ts'
import { Swatches } from './Swatches.tsx'
import css from './study.module.css'
import { study as words } from './words.ts'
import './marks.css'
import { lazily } from '../ui/lazily.ts'
import type { Study } from './document/study.ts'

const NoteText = lazily(() => import('./NoteText.tsx'), 'NoteText')

type Props = { study: Study; item: StudyItem; onEdit: () => void }

/** One item with what can be changed about it. */
export function ItemCard({ study, item, onEdit }: Props) {
  return (
    <article className={css.card} aria-label={words(item.kind)}>
      {item.kind === 'note' ? (
        <Suspense
          fallback={
            <p lang="" dir="auto" className={css.plain}>
              {item.text}
            </p>
          }
        >
          <NoteText text={item.text} />
        </Suspense>
      ) : (
        item.quote && <Quote item={item} />
      )}
      {item.kind === 'bookmark' && <BookmarkFields {...{ study, item }} />}
      <LabelField study={study} labels={item.labels} onLabels={(labels) => study.change(item.id, { labels })} />
      <div className={css.foot}>
        {item.kind === 'highlight' && (
          <Swatches value={item.color} onChoose={(color) => study.change(item.id, { color })} />
        )}
        <span className={css.gap} />
        {item.kind === 'note' && (
          <IconButton label={words('edit')} onClick={onEdit}>
            <Pencil aria-hidden size={17} strokeWidth={1.75} />
          </IconButton>
        )}
        <IconButton label={words('delete', { kind: item.kind })} onClick={() => removeItem(study, item)}>
          <Trash2 aria-hidden size={17} strokeWidth={1.75} />
        </IconButton>
      </div>
    </article>
  )
}

/** The words of a place, in the colour of their highlight. */
export function Quote({ item }: { item: StudyItem }) {
  return (
    <p lang="" dir="auto" className={css.quote}>
      {item.kind === 'highlight' ? <mark data-color={item.color}>{item.quote}</mark> : item.quote}
    </p>
  )
}
