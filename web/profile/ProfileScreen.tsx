import { Check } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { screenTitle } from '../app/screen-title.ts'
import { Title } from '../app/Title.tsx'
import {
  saveProfile,
  saveTheology,
  useProfiles,
  useTheologies,
  useUserProfile,
  useUserTheology,
} from '../data/profile-hooks.ts'
import { ConnectionError } from '../data/reach.ts'
import { usePartnerEdition } from '../edition/usePartnerEdition.ts'
import { Button } from '../ui/Button.tsx'
import { Link } from '../ui/Link.tsx'
import { lazily } from '../ui/lazily.ts'
import page from '../ui/page.module.css'
import { seeded } from '../words/seeded.ts'
import css from './profile.module.css'
import { profileWords } from './words.ts'

const NeedsConnection = lazily(() => import('../offline/NeedsConnection.tsx'), 'NeedsConnection')
const HomeScreen = lazily(() => import('../home/HomeScreen.tsx'), 'HomeScreen')

/**
 * The reader's profile: the stage that describes them best, and the perspective of the answers. Hidden on partner
 * sites.
 */
export function ProfileScreen() {
  const { isPartnerHost } = usePartnerEdition()
  if (!isPartnerHost) return <ProfileForm />
  return (
    <Suspense>
      <HomeScreen />
    </Suspense>
  )
}

const SCROLL_AFTER_MS = 100

function ProfileForm() {
  const navigate = useNavigate()
  const { profiles = [], error: listError, mutate: fetchList } = useProfiles()
  const { theologies = [] } = useTheologies()
  const { profile: storedProfile, error: ownError, mutate: fetchOwn } = useUserProfile()
  const { theology: storedTheology } = useUserTheology()
  const [profileSlug, setProfileSlug] = useState<string | null>(null)
  const [theologySlug, setTheologySlug] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const buttons = useRef<HTMLDivElement>(null)
  const isChanged = profileSlug !== null || theologySlug !== null

  const defaultTheology = theologies.find((theology) => theology.is_default)
  const profile = profiles.find(({ slug }) => slug === profileSlug) ?? storedProfile
  const theology = theologies.find(({ slug }) => slug === theologySlug) ?? storedTheology

  useEffect(() => {
    if (!isChanged) return
    const timer = setTimeout(
      () => buttons.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' }),
      SCROLL_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [isChanged])

  if ((listError ?? ownError) instanceof ConnectionError) {
    return (
      <div className={`${page.page} ${css.page}`}>
        <Title of={screenTitle('/my-profile')} />
        <h1>{screenTitle('/my-profile')}</h1>
        <Suspense>
          <NeedsConnection onOnline={() => void Promise.all([fetchList(), fetchOwn()])} />
        </Suspense>
      </div>
    )
  }

  const choose = (slug: string) => {
    setProfileSlug(slug)
    if (!profiles.find((each) => each.slug === slug)?.is_christian) setTheologySlug(defaultTheology?.slug ?? null)
  }
  const save = async () => {
    setIsSaving(true)
    try {
      const saved = profileSlug ? await saveProfile(profileSlug) : profile
      if (theologySlug && profile?.is_christian) await saveTheology(theologySlug)
      await navigate('/', { state: { flash: profileWords('updated', { name: seeded(saved?.name ?? '').children }) } })
    } catch {
      // ignored on purpose: the controls are enabled again, and nothing is shown as done
      setIsSaving(false)
    }
  }

  return (
    <form
      className={`${page.page} ${css.page}`}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Title of={screenTitle('/my-profile')} />
      <h1>{screenTitle('/my-profile')}</h1>
      <fieldset className={css.cards} disabled={isSaving}>
        <legend>{profileWords('which')}</legend>
        {profiles
          .filter((each) => !each.is_default)
          .map((each) => (
            <label key={each.slug} className={css.card}>
              <input
                type="radio"
                name="profile"
                value={each.slug}
                checked={profile?.slug === each.slug}
                onChange={() => choose(each.slug)}
              />
              <span className={css.cardName}>
                <span {...seeded(each.name, 'en')} />
                {profile?.slug === each.slug && <Check aria-hidden size={18} className={css.check} />}
              </span>
              <span className={css.cardText} {...seeded(each.description, 'en')} />
            </label>
          ))}
      </fieldset>
      {profile?.is_christian && !profile.is_default && (
        <section className={css.perspective} aria-labelledby="perspective">
          <h2 id="perspective">{profileWords('perspective')}</h2>
          <select
            aria-label={profileWords('selectTheology')}
            disabled={isSaving}
            value={theology?.slug ?? ''}
            onChange={(event) => setTheologySlug(event.target.value)}
          >
            <option value="" disabled>
              {profileWords('selectTheology')}
            </option>
            {theologies.map(({ slug, name }) => (
              <option key={slug} value={slug} {...seeded(name, 'en')} />
            ))}
          </select>
          {theology && (
            <p>
              <span {...seeded(theology.description, 'en')} />{' '}
              <Link to={`/theologies/${theology.slug}`}>{profileWords('read')}</Link>
            </p>
          )}
        </section>
      )}
      <div ref={buttons} className={css.buttons}>
        <Button disabled={isSaving} onClick={() => void navigate('/', { state: { flash: profileWords('canceled') } })}>
          {profileWords('cancel')}
        </Button>
        <Button type="submit" kind="primary" disabled={!isChanged || isSaving}>
          {profileWords(isSaving ? 'saving' : 'save')}
        </Button>
      </div>
    </form>
  )
}
