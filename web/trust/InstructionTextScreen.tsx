import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { PublishedInstructions } from '#shared/contract/trust.ts'
import { screenTitle } from '../app/screen-title.ts'
import { Title } from '../app/Title.tsx'
import { CallError } from '../data/client.ts'
import { usePublished } from '../data/trust-hooks.ts'
import { PageFooter } from '../pages/PageFooter.tsx'
import { PageMarkdown } from '../pages/PageMarkdown.tsx'
import { Link } from '../ui/Link.tsx'
import page from '../ui/page.module.css'
import { Segments } from '../ui/Segments.tsx'
import { Rich } from '../words/Rich.tsx'
import { ChoiceName } from './ChoiceName.tsx'
import { changedLines } from './changed-lines.ts'
import { formatDay } from './format-day.ts'
import { instructions } from './instruction-words.ts'
import css from './trust.module.css'

type View = 'page' | 'exact' | 'changes'

/** One published instruction: as a page, as the exact text, and as a diff. */
export function InstructionTextScreen() {
  const { hash = '' } = useParams()
  const { data: published, error } = usePublished(hash)
  const [view, setView] = useState<View>('page')
  if (error) {
    const isMissing = error instanceof CallError && error.status === 404
    return (
      <div className={`${page.page} ${css.page}`} role="alert">
        <Title of={screenTitle('/instructions/:hash')} />
        <h1>{instructions(isMissing ? 'notFound' : 'notLoaded')}</h1>
        <p>
          <Link to="/instructions">{instructions('all')}</Link>
        </p>
      </div>
    )
  }
  if (!published) return <div className={`${page.page} ${css.page}`} aria-busy />
  const [release] = published.releases
  const views: { value: View; label: string }[] = [
    { value: 'page', label: instructions('asPage') },
    { value: 'exact', label: instructions('exactText') },
    ...(published.previous ? [{ value: 'changes' as const, label: instructions('changes') }] : []),
  ]
  return (
    <div className={`${page.page} ${css.page}`}>
      <Title of={screenTitle('/instructions/:hash')} />
      <p className={css.up}>
        <Link to="/instructions">{instructions('all')}</Link>
      </p>
      <h1>{instructions('heading')}</h1>
      <p className={css.facts}>
        {release && (
          <span>
            <ChoiceName of={release} />
          </span>
        )}
        <span>
          {instructions(release && !release.is_current ? 'publishedBefore' : 'published', {
            day: formatDay(published.created_at),
          })}
        </span>
        <span translate="no">
          SHA-256 <code>{published.hash}</code>
        </span>
      </p>
      <Segments legend={instructions('show')} value={view} options={views} onChange={setView} />
      {view === 'page' && <PageMarkdown text={published.text} />}
      {view === 'exact' && (
        <pre lang="en" className={css.exact}>
          {published.text}
        </pre>
      )}
      {view === 'changes' && published.previous && <Changes published={published} previous={published.previous} />}
      <PageFooter />
    </div>
  )
}

function Changes({ published, previous }: { published: PublishedInstructions; previous: string }) {
  const { data: before, error } = usePublished(previous)
  if (error) return <p role="alert">{error.message}</p>
  if (!before) return <div className={css.waiting} aria-busy />
  return (
    <>
      <p>
        <Rich
          text={instructions('sinceBefore')}
          parts={{ link: (inner) => <Link to={`/instructions/${previous}`}>{inner}</Link> }}
        />
      </p>
      <div lang="en" className={css.changes}>
        {changedLines(before.text, published.text).map(({ kind, text }, index) =>
          kind === 'same' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of two fixed texts never change
            <p key={index}>{text}</p>
          ) : kind === 'added' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of two fixed texts never change
            <ins key={index}>{text}</ins>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of two fixed texts never change
            <del key={index}>{text}</del>
          ),
        )}
      </div>
    </>
  )
}
