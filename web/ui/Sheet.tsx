import type { ReactNode } from 'react'
import { Overlay } from './Overlay.tsx'
import { SheetHead } from './SheetHead.tsx'
import css from './sheet.module.css'

type Props = { label: string; title: string; onClose: () => void; children: ReactNode }

/** A panel over the page: from below on a phone, a card elsewhere. Its title and the close button stay in view. */
export function Sheet({ label, title, onClose, children }: Props) {
  return (
    <Overlay label={label} className={css.sheet} onClose={onClose}>
      <SheetHead title={title} className={css.head} onClose={onClose} />
      {children}
    </Overlay>
  )
}
