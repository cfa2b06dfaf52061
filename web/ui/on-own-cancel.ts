import type { SyntheticEvent } from 'react'

/** What a dialog does at Escape: it is closed by its owner. React also passes on the event of a dialog in this one. */
export const onOwnCancel =
  (onClose: () => void) =>
  (event: SyntheticEvent): void => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }
