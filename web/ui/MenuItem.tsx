type Props = { label: string; kind?: 'danger'; close: () => void; onChoose: () => void }

/** An entry of a menu made with `usePopoverMenu`: it closes the menu, then runs its action. */
export function MenuItem({ label, kind, close, onChoose }: Props) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      data-kind={kind}
      onClick={() => {
        close()
        onChoose()
      }}
    >
      {label}
    </button>
  )
}
