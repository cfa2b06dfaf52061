import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { Overlay } from './Overlay.tsx'
import css from './sheet.module.css'

type Props = { label: string; title: string; onClose: () => void; children: ReactNode }

/** A panel over the page: from below on a phone, a card elsewhere. Its title and the close button stay in view. */
export function Sheet({ label, title, onClose, children }: Props) {
  return (
    <Overlay label={label} className={css.sheet} onClose={onClose}>
      <div className={css.head}>
        <h2>{title}</h2>
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
      </div>
      {children}
    </Overlay>
  )
}
