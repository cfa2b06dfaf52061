import css from './reading-button.module.css'

type Props = { isOpen: boolean; onOpen?: () => void }

/** "Aa" in the header: opens the reading settings. */
export function ReadingButton({ isOpen, onOpen }: Props) {
  return (
    <button
      type="button"
      className={css.button}
      aria-label="Text settings"
      title="Text settings"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <span aria-hidden>Aa</span>
    </button>
  )
}
