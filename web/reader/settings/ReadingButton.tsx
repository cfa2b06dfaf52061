import { IconButton } from '../../ui/IconButton.tsx'
import { reader } from '../words.ts'
import css from './reading-button.module.css'

type Props = { isOpen: boolean; onOpen?: () => void }

/** "Aa" in the header: opens the reading settings. */
export function ReadingButton({ isOpen, onOpen }: Props) {
  return (
    <IconButton
      label={reader('textSettings')}
      className={css.button}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <span aria-hidden translate="no">
        Aa
      </span>
    </IconButton>
  )
}
