import { useBibles } from '../data/hooks.ts'
import { Select } from '../ui/Select.tsx'
import { pageLanguage } from '../words/language.ts'
import { choices } from './choices-words.ts'

type Props = {
  /** The translation that is read, which is not among the choices. */
  translation: string
  /** Given for the choice of a third: the second. */
  second?: string
  value: string
  /** The name of the choice of none; without it one must be chosen. */
  none?: string
  onChange: (id: string) => void
}

/** The choice of a second or third translation. */
export function OtherTranslation({ translation, second, value, none, onChange }: Props) {
  const { bibles = [] } = useBibles()
  const others = bibles.filter(({ id }) => id !== translation && id !== second)
  const options = others.map(({ id, name, language }) => ({ value: id, label: name, language }))
  if (none) options.unshift({ value: '', label: none, language: pageLanguage() })
  return <Select label={choices(second ? 'third' : 'second')} {...{ value, options, onChange }} />
}
