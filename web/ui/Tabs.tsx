import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { isMirrored } from '../words/is-mirrored.ts'

type Props<Id extends string> = {
  label: string
  /** The id of the one panel; a tab's own id is that of the panel, a hyphen and the tab's. */
  panel: string
  tabs: readonly { id: Id; name: ReactNode; title?: string }[]
  shown: Id
  className: string | undefined
  /** The focus enters a dialog at its tabs. */
  autoFocus?: boolean
  onShow: (id: Id) => void
}

/** A row of tabs for one panel. The arrow keys move between them. */
export function Tabs<Id extends string>({ label, panel, tabs, shown, className, autoFocus, onShow }: Props<Id>) {
  const list = useRef<HTMLDivElement>(null)
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { [isMirrored() ? 'ArrowLeft' : 'ArrowRight']: 1, [isMirrored() ? 'ArrowRight' : 'ArrowLeft']: -1 }[
      event.key
    ]
    if (!step) return
    event.preventDefault()
    const next = (tabs.findIndex(({ id }) => id === shown) + step + tabs.length) % tabs.length
    onShow(tabs[next]!.id)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label={label} className={className} onKeyDown={handleKeyDown}>
      {tabs.map(({ id, name, title }) => (
        <button
          key={id}
          id={`${panel}-${id}`}
          type="button"
          role="tab"
          aria-selected={id === shown}
          aria-controls={panel}
          title={title}
          tabIndex={id === shown ? 0 : -1}
          // biome-ignore lint/a11y/noAutofocus: only where a dialog asks for it
          autoFocus={autoFocus && id === shown}
          onClick={() => onShow(id)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
