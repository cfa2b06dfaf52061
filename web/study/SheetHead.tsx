import { X } from 'lucide-react'
import { IconButton } from '../ui/IconButton.tsx'
import css from './study.module.css'

/** The first line of a sheet: what it is about, and how to close it. */
export function SheetHead({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <div className={css.head}>
      <h2>{title}</h2>
      <IconButton label="Close" onClick={onClose}>
        <X aria-hidden size={20} strokeWidth={1.75} />
      </IconButton>
    </div>
  )
}
