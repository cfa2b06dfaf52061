import { Check, Download } from 'lucide-react'
import { useBibles, useToc } from '../data/hooks.ts'
import { canKeep } from '../data/kept-translation.ts'
import { usePublished } from '../data/published-hooks.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { Button } from '../ui/Button.tsx'
import { Hidden } from '../ui/Hidden.tsx'
import { removeKept, startKeeping, stopKeeping, useKeeping } from './keeping.ts'
import css from './offline.module.css'

/** Downloads the whole current translation to this device with a progress display, and removes it again. */
export function KeepOffline() {
  const [translation] = useTranslation()
  const { books } = useToc(translation)
  const { bibles } = useBibles()
  const published = usePublished()
  const { kept, running, problem } = useKeeping()
  if (!canKeep() || !kept || !books) return null
  const total = books.reduce((sum, { chapter_count }) => sum + chapter_count, 0)
  const done = kept[translation] ?? 0
  const isWhole = done >= total
  const others = Object.keys(kept).filter((bible) => bible !== translation && bible !== running)
  const nameOf = (bible: string) => bibles?.find(({ id }) => id === bible)?.abbreviation ?? bible
  return (
    <div className={css.keep}>
      <Hidden role="status">{running ? 'Downloading this translation' : isWhole ? 'Available offline' : ''}</Hidden>
      {running ? (
        <Running bible={nameOf(running)} done={kept[running] ?? 0} total={running === translation ? total : null} />
      ) : published ? (
        <p className={css.kept}>
          The {published.abbreviation} cannot be downloaded, because its publisher does not allow us to store it.
        </p>
      ) : isWhole ? (
        <p className={css.kept}>
          <span>
            <Check aria-hidden size={15} /> Available offline
          </span>
          <button type="button" onClick={() => void removeKept(translation)}>
            Remove
          </button>
        </p>
      ) : (
        <>
          <Button className={css.start} onClick={() => void startKeeping(translation, books)}>
            <Download aria-hidden size={16} strokeWidth={1.75} />
            {done > 0 ? 'Resume download' : 'Download for offline reading'}
          </Button>
          {done > 0 && (
            <p className={css.kept}>
              <span>{said(done, total)}</span>
              <button type="button" onClick={() => void removeKept(translation)}>
                Remove
              </button>
            </p>
          )}
        </>
      )}
      {problem && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      {others.map((bible) => (
        <p key={bible} className={css.kept}>
          <span>{nameOf(bible)} is available offline</span>
          <button type="button" aria-label={`Remove ${nameOf(bible)}`} onClick={() => void removeKept(bible)}>
            Remove
          </button>
        </p>
      ))}
    </div>
  )
}

function Running({ bible, done, total }: { bible: string; done: number; total: number | null }) {
  return (
    <>
      <progress aria-label={`Downloading ${bible}`} value={total ? done : undefined} max={total ?? undefined} />
      <p className={css.kept}>
        <span>{total ? said(done, total) : `${bible}: ${done.toLocaleString('en')} chapters`}</span>
        <button type="button" onClick={stopKeeping}>
          Stop
        </button>
      </p>
    </>
  )
}

const said = (done: number, total: number) => `${done.toLocaleString('en')} of ${total.toLocaleString('en')} chapters`
