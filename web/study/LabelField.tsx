import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import type { Study } from './document/study.ts'
import { cleanName, LABELS_MAX, NAME_MAX } from './items.ts'
import css from './labels.module.css'
import { labelsOf } from './lists.ts'
import { study as words } from './words.ts'

type Props = { study: Study; labels: readonly string[]; onLabels: (labels: string[]) => void }

/** The labels of an item, and a field for one more. Enter or a comma adds it. */
export function LabelField({ study, labels, onLabels }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const name = cleanName(typed)
  const isNew = name !== '' && !labels.includes(name)
  const isTooMany = isNew && labels.length >= LABELS_MAX
  const add = () => {
    if (isTooMany) return
    setTyped('')
    if (isNew) onLabels([...labels, name].sort())
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== ',')) return
    event.preventDefault()
    add()
  }
  const offered = labelsOf(study.items()).filter((label) => !labels.includes(label))
  return (
    <div className={css.labels}>
      {labels.map((label) => (
        <span key={label} className={css.label}>
          <span lang="">{label}</span>
          <button
            type="button"
            aria-label={words('removeLabel', { label })}
            onClick={() => onLabels(labels.filter((each) => each !== label))}
          >
            <X aria-hidden size={13} />
          </button>
        </span>
      ))}
      <input
        aria-label={words('addLabel')}
        placeholder={labels.length > 0 ? words('anotherLabel') : words('addLabel')}
        list={id}
        maxLength={NAME_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={handleKey}
        onBlur={add}
        enterKeyHint="done"
      />
      <span role="status">{isTooMany && words('labelsFull', { max: LABELS_MAX })}</span>
      <datalist id={id}>
        {offered.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
    </div>
  )
}
