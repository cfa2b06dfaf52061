import { Check, Download } from 'lucide-react'
import { useBibles, useToc } from '../data/hooks.ts'
import { usePublished } from '../data/published-hooks.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { Button } from '../ui/Button.tsx'
import { Hidden } from '../ui/Hidden.tsx'
import { pageLanguage } from '../words/language.ts'
import { prepareAnswers, removeKept, startKeeping, stopKeeping, useKeeping } from './keeping.ts'
import css from './offline.module.css'
import { offline } from './words.ts'

/** Downloads the whole current translation to this device with a progress display, and removes it again. */
export function KeepOffline() {
  const [translation] = useTranslation()
  const { books } = useToc(translation)
  const { bibles } = useBibles()
  const published = usePublished()
  const { kept, running, indexed, preparing, problem } = useKeeping()
  if (!kept || !books) return null
  const total = books.reduce((sum, { chapter_count }) => sum + chapter_count, 0)
  const done = kept[translation] ?? 0
  const isWhole = done >= total
  const others = Object.keys(kept).filter((bible) => bible !== translation && bible !== running)
  const nameOf = (bible: string) => bibles?.find(({ id }) => id === bible)?.abbreviation ?? bible
  return (
    <div className={css.keep}>
      <Hidden role="status">{running ? offline('downloading') : isWhole ? offline('available') : ''}</Hidden>
      {running ? (
        <Running bible={nameOf(running)} done={kept[running] ?? 0} total={running === translation ? total : null} />
      ) : published ? (
        <p className={css.kept}>{offline('forbidden', { name: published.abbreviation })}</p>
      ) : isWhole ? (
        <>
          <p className={css.kept}>
            <span>
              <Check aria-hidden size={15} /> {offline('available')}
            </span>
            <button type="button" onClick={() => void removeKept(translation)}>
              {offline('remove')}
            </button>
          </p>
          <Answers isReady={indexed.includes(translation)} isPreparing={preparing !== null} bible={translation} />
        </>
      ) : (
        <>
          <Button className={css.start} onClick={() => void startKeeping(translation, books)}>
            <Download aria-hidden size={16} strokeWidth={1.75} />
            {offline(done > 0 ? 'resume' : 'download')}
          </Button>
          {done > 0 && (
            <p className={css.kept}>
              <span>{said(done, total)}</span>
              <button type="button" onClick={() => void removeKept(translation)}>
                {offline('remove')}
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
          <span>{offline('otherAvailable', { name: nameOf(bible) })}</span>
          <button
            type="button"
            aria-label={offline('removeNamed', { name: nameOf(bible) })}
            onClick={() => void removeKept(bible)}
          >
            {offline('remove')}
          </button>
        </p>
      ))}
    </div>
  )
}

/** Whether questions are answered from the translation without a network, and how to get it ready for that. */
function Answers({ isReady, isPreparing, bible }: { isReady: boolean; isPreparing: boolean; bible: string }) {
  return (
    <p className={css.kept} role="status">
      <span>
        {isReady && <Check aria-hidden size={15} />}
        {isReady ? offline('answers') : isPreparing ? offline('preparing') : ''}
      </span>
      {!isReady && !isPreparing && (
        <button type="button" onClick={() => void prepareAnswers(bible)}>
          {offline('prepare')}
        </button>
      )}
    </p>
  )
}

function Running({ bible, done, total }: { bible: string; done: number; total: number | null }) {
  return (
    <>
      <progress
        aria-label={offline('downloadingNamed', { name: bible })}
        value={total ? done : undefined}
        max={total ?? undefined}
      />
      <p className={css.kept}>
        <span>{total ? said(done, total) : offline('soFar', { name: bible, done: number(done) })}</span>
        <button type="button" onClick={stopKeeping}>
          {offline('stop')}
        </button>
      </p>
    </>
  )
}

const number = (count: number) => count.toLocaleString(pageLanguage())

const said = (done: number, total: number) => offline('progress', { done: number(done), total: number(total) })
