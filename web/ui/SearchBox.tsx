import { Search } from 'lucide-react'
import css from './search-box.module.css'

type Props = { label: string; value: string; onType: (text: string) => void }

/** A field that filters a list while the visitor types. */
export function SearchBox({ label, value, onType }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a search element around one field would add only a box
    <div role="search" className={`${css.box} ${css.filter}`}>
      <Search aria-hidden size={18} strokeWidth={1.75} />
      <input
        type="search"
        maxLength={200}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  )
}
