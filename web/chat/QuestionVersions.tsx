import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Hidden } from '../ui/Hidden.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { more } from './more-words.ts'
import css from './question.module.css'

type Props = {
  /** The numbers of all versions in order, and the shown one. */
  all: readonly number[]
  shown: number
  isDisabled: boolean
  onPick: (version: number) => void
}

/** ‹ 1/2 › below an edited question. */
export function QuestionVersions({ all, shown, isDisabled, onPick }: Props) {
  const at = all.indexOf(shown)
  const [earlier, later] = [all[at - 1], all[at + 1]]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is meant for form fields
    <div role="group" aria-label={more('versions')} className={css.versions} data-print="never">
      <IconButton
        label={more('earlierVersion')}
        aria-disabled={isDisabled || earlier === undefined}
        onClick={() => isDisabled || earlier === undefined || onPick(earlier)}
      >
        <ChevronLeft aria-hidden size={16} />
      </IconButton>
      <span role="status">
        <span aria-hidden>
          {at + 1}/{all.length}
        </span>
        <Hidden>{more('versionOf', { number: at + 1, count: all.length })}</Hidden>
      </span>
      <IconButton
        label={more('laterVersion')}
        aria-disabled={isDisabled || later === undefined}
        onClick={() => isDisabled || later === undefined || onPick(later)}
      >
        <ChevronRight aria-hidden size={16} />
      </IconButton>
    </div>
  )
}
