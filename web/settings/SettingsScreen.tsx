import { screenTitle } from '../app/screen-title.ts'
import { Title } from '../app/Title.tsx'
import { useBible } from '../data/hooks.ts'
import { canKeep } from '../data/kept-translation.ts'
import { useAi } from '../data/useAi.ts'
import { KEYS_KEY, useStored } from '../data/useStored.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { useProductName } from '../edition/useProductName.ts'
import { KeepOffline } from '../offline/KeepOffline.tsx'
import { DevicesSection } from '../study/devices/DevicesSection.tsx'
import { Link } from '../ui/Link.tsx'
import page from '../ui/page.module.css'
import { Switch } from '../ui/Switch.tsx'
import { LanguageSection } from './LanguageSection.tsx'
import css from './settings.module.css'
import { settings } from './words.ts'
import { YourData } from './YourData.tsx'

/** The settings: whether to use AI and shortcuts, what is stored on this device, and what happens to the visitor's data. */
export function SettingsScreen() {
  const [hasAi, setAi] = useAi()
  const [keys, setKeys] = useStored<'on' | 'off'>(KEYS_KEY, 'on')
  const product = useProductName()
  const [translation] = useTranslation()
  const bible = useBible(translation)
  return (
    <div className={`${page.page} ${css.page}`}>
      <Title of={screenTitle('/settings')} />
      <h1>{screenTitle('/settings')}</h1>
      <LanguageSection />
      {canKeep() && (
        <section aria-labelledby="offline">
          <h2 id="offline">{settings('offline')}</h2>
          <p>{bible ? settings('downloadable', { name: bible.name }) : settings('yoursDownloadable')}</p>
          <KeepOffline />
        </section>
      )}
      <section aria-labelledby="ai">
        <h2 id="ai">{settings('ai')}</h2>
        <Switch label={settings('noAi')} note={settings('noAiNote')} isOn={!hasAi} onChange={(isOn) => setAi(!isOn)} />
      </section>
      <section aria-labelledby="keys">
        <h2 id="keys">{settings('keys')}</h2>
        <Switch
          label={settings('shortcuts')}
          note={settings('shortcutsNote')}
          isOn={keys === 'on'}
          onChange={(isOn) => setKeys(isOn ? 'on' : 'off')}
        />
      </section>
      <section aria-labelledby="devices">
        <h2 id="devices">{settings('devices')}</h2>
        <DevicesSection className={css.data} />
      </section>
      <section aria-labelledby="data">
        <h2 id="data">{settings('data')}</h2>
        <p>
          {settings('dataNote', { product })} <Link to="/site/privacy">{settings('privacy')}</Link>
        </p>
        <YourData />
      </section>
    </div>
  )
}
