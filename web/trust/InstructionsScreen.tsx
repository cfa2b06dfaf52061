import { useState } from 'react'
import type { InstructionRelease } from '#shared/contract/trust.ts'
import { screenTitle } from '../app/screen-title.ts'
import { Title } from '../app/Title.tsx'
import { useProfiles, useTheologies } from '../data/profile-hooks.ts'
import { useInstructions } from '../data/trust-hooks.ts'
import { PageFooter } from '../pages/PageFooter.tsx'
import { Link } from '../ui/Link.tsx'
import page from '../ui/page.module.css'
import { formatDay } from './format-day.ts'
import css from './trust.module.css'
import { useChoiceNames } from './useChoiceNames.ts'

/** The instructions that models receive, for every choice a reader can make, current and past. */
export function InstructionsScreen() {
  const { data, error } = useInstructions()
  const releases = data?.releases
  const others = releases?.filter(({ kind, is_current }) => is_current && kind !== 'answer') ?? []
  const earlier = releases?.filter(({ is_current }) => !is_current) ?? []
  return (
    <div className={`${page.page} ${css.page}`}>
      <Title of={screenTitle('/instructions')} />
      <h1>The AI’s instructions</h1>
      <p className={css.lead}>
        The AI follows instructions when it writes an answer. Here they are, word for word: today’s and all earlier
        ones. Each text is identified by its SHA-256, and each answer records the text it was written under. Besides
        these, the model receives only the passage, the conversation, the question and what it looks up.
      </p>
      {error && (
        <p role="alert" className={css.error}>
          {error.message}
        </p>
      )}
      <h2>Instructions for answers</h2>
      {releases ? <AnswerChoice releases={releases} /> : <div className={css.waiting} aria-busy />}
      {others.length > 0 && (
        <>
          <h2>Plans, suggestions, help in distress and passages for Home</h2>
          <ReleaseList releases={others} />
        </>
      )}
      <h2>Earlier instructions</h2>
      {releases && earlier.length === 0 && <p>None yet: today’s are the first.</p>}
      {earlier.length > 0 && <ReleaseList releases={earlier} />}
      <h2>How answers are checked</h2>
      <p>
        We count the results: see <Link to="/trust">the figures</Link>.
      </p>
      <PageFooter />
    </div>
  )
}

function AnswerChoice({ releases }: { releases: readonly InstructionRelease[] }) {
  const { theologies = [] } = useTheologies()
  const { profiles = [] } = useProfiles()
  const [theology, setTheology] = useState('')
  const [profile, setProfile] = useState('')
  const [commentary, setCommentary] = useState('')
  const chosen = {
    theology: theology || theologies.find((each) => each.is_default)?.slug,
    profile: profile || profiles.find((each) => each.is_default)?.slug,
  }
  const release = releases.find(
    (each) =>
      each.kind === 'answer' &&
      each.is_current &&
      each.theology_slug === chosen.theology &&
      each.profile_slug === chosen.profile &&
      each.commentary === commentary,
  )
  return (
    <div className={css.choice}>
      <Choice label="Perspective" value={chosen.theology} options={theologies} onChange={setTheology} />
      <Choice label="Profile" value={chosen.profile} options={profiles} onChange={setProfile} />
      <Choice label="Commentary" value={commentary} options={commentaries} onChange={setCommentary} />
      <p className={css.found}>
        {release ? (
          <>
            <Link to={`/instructions/${release.hash}`}>Read these instructions</Link>
            <small>
              since {formatDay(release.published_at)} · <code>{release.hash.slice(0, 12)}…</code>
            </small>
          </>
        ) : (
          <small>No instruction has been published for this choice yet.</small>
        )}
      </p>
    </div>
  )
}

const commentaries = [
  { slug: '', name: 'None' },
  { slug: 'mhc', name: 'Matthew Henry' },
]

type ChoiceProps = {
  label: string
  value: string | undefined
  options: readonly { slug: string; name: string }[]
  onChange: (slug: string) => void
}

function Choice({ label, value = '', options, onChange }: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

function ReleaseList({ releases }: { releases: readonly InstructionRelease[] }) {
  const nameOf = useChoiceNames()
  return (
    <ul className={css.releases}>
      {releases.map((release) => (
        <li key={`${release.hash} ${release.published_at} ${nameOf(release)}`}>
          <Link to={`/instructions/${release.hash}`}>{nameOf(release)}</Link>
          <small>
            since {formatDay(release.published_at)} · <code>{release.hash.slice(0, 12)}…</code>
          </small>
        </li>
      ))}
    </ul>
  )
}
