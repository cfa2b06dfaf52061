import { useState } from 'react'
import type { InstructionRelease } from '#shared/contract/trust.ts'
import { screenTitle } from '../app/screen-title.ts'
import { Title } from '../app/Title.tsx'
import { useProfiles, useTheologies } from '../data/profile-hooks.ts'
import { useInstructions } from '../data/trust-hooks.ts'
import { PageFooter } from '../pages/PageFooter.tsx'
import { Link } from '../ui/Link.tsx'
import page from '../ui/page.module.css'
import { Rich } from '../words/Rich.tsx'
import { seeded } from '../words/seeded.ts'
import { ChoiceName, COMMENTARY } from './ChoiceName.tsx'
import { formatDay } from './format-day.ts'
import { instructions } from './instruction-words.ts'
import css from './trust.module.css'

/** The instructions that models receive, for every choice a reader can make, current and past. */
export function InstructionsScreen() {
  const { data, error } = useInstructions()
  const releases = data?.releases
  const others = releases?.filter(({ kind, is_current }) => is_current && kind !== 'answer') ?? []
  const earlier = releases?.filter(({ is_current }) => !is_current) ?? []
  return (
    <div className={`${page.page} ${css.page}`}>
      <Title of={screenTitle('/instructions')} />
      <h1>{instructions('title')}</h1>
      <p className={css.lead}>{instructions('lead')}</p>
      {error && (
        <p role="alert" className={css.error}>
          {error.message}
        </p>
      )}
      <h2>{instructions('forAnswers')}</h2>
      {releases ? <AnswerChoice releases={releases} /> : <div className={css.waiting} aria-busy />}
      {others.length > 0 && (
        <>
          <h2>{instructions('forOthers')}</h2>
          <ReleaseList releases={others} />
        </>
      )}
      <h2>{instructions('earlier')}</h2>
      {releases && earlier.length === 0 && <p>{instructions('noneYet')}</p>}
      {earlier.length > 0 && <ReleaseList releases={earlier} />}
      <h2>{instructions('howChecked')}</h2>
      <p>
        <Rich text={instructions('counted')} parts={{ link: (inner) => <Link to="/trust">{inner}</Link> }} />
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
      <Choice label={instructions('perspective')} value={chosen.theology} options={theologies} onChange={setTheology} />
      <Choice label={instructions('profile')} value={chosen.profile} options={profiles} onChange={setProfile} />
      <Choice label={instructions('commentary')} value={commentary} options={commentaries()} onChange={setCommentary} />
      <p className={css.found}>
        {release ? (
          <>
            <Link to={`/instructions/${release.hash}`}>{instructions('read')}</Link>
            <Since release={release} />
          </>
        ) : (
          <small>{instructions('noneForChoice')}</small>
        )}
      </p>
    </div>
  )
}

const commentaries = () => [
  { slug: '', name: instructions('none') },
  { slug: 'mhc', name: COMMENTARY },
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
          <option key={slug} value={slug} {...(slug ? seeded(name, 'en') : { children: name })} />
        ))}
      </select>
    </label>
  )
}

function Since({ release: { published_at, hash } }: { release: InstructionRelease }) {
  return (
    <small>
      <Rich
        text={instructions('since', { day: formatDay(published_at) })}
        parts={{ hash: () => <code>{hash.slice(0, 12)}…</code> }}
      />
    </small>
  )
}

function ReleaseList({ releases }: { releases: readonly InstructionRelease[] }) {
  return (
    <ul className={css.releases}>
      {releases.map((release) => (
        <li key={JSON.stringify(release)}>
          <Link to={`/instructions/${release.hash}`}>
            <ChoiceName of={release} />
          </Link>
          <Since release={release} />
        </li>
      ))}
    </ul>
  )
}
