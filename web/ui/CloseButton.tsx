import { X } from 'lucide-react'
import { IconButton } from './IconButton.tsx'
import { ui } from './words.ts'

/** The button in the corner of a panel that closes it. */
export function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <IconButton label={ui('close')} onClick={onClick}>
      <X aria-hidden size={20} strokeWidth={1.75} />
    </IconButton>
  )
}
