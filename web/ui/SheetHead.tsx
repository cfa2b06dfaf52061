import { CloseButton } from './CloseButton.tsx'
import css from './sheet-head.module.css'

type Props = { title: string; className?: string; onClose: () => void }

/** The first line of a panel: its title, and how to close it. */
export function SheetHead({ title, className = '', onClose }: Props) {
  return (
    <div className={`${css.head} ${className}`}>
      <h2>{title}</h2>
      <CloseButton onClick={onClose} />
    </div>
  )
}
