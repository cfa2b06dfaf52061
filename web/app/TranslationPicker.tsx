import { useId } from 'react'
import { useBibles } from '../data/hooks.ts'
import { useTranslation } from '../data/useTranslation.ts'
import css from './header.module.css'

/** The platform's own list of translations. `short` shows the abbreviation and opens the full names. */
export function TranslationPicker({ look }: { look: 'short' | 'full' }) {
  const id = useId()
  const [translation, choose] = useTranslation()
  const { bibles, error } = useBibles()
  const current = bibles?.find((bible) => bible.id === translation)
  const list = (
    <select
      id={id}
      aria-label="Translation"
      className={look === 'short' ? css.shortSelect : css.select}
      value={translation}
      disabled={!bibles}
      onChange={(event) => choose(event.target.value)}
    >
      {bibles?.map((bible) => (
        <option key={bible.id} value={bible.id} lang={bible.language}>
          {bible.name}
        </option>
      ))}
    </select>
  )
  if (look === 'full') {
    const isMissing = error || bibles?.length === 0
    return isMissing ? <p className={css.missing}>No translations available</p> : list
  }
  return (
    <span className={css.short}>
      <span aria-hidden>{current?.abbreviation ?? ''}</span>
      {list}
    </span>
  )
}
