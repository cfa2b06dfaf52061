import { X } from 'lucide-react'
import { IconButton } from './IconButton.tsx'

/** The button in the corner of a panel that closes it. */
export function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <IconButton label="Close" onClick={onClick}>
      <X aria-hidden size={20} strokeWidth={1.75} />
    </IconButton>
  )
}
