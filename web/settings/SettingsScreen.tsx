import { screens } from '#shared/screens.ts'
import { Title } from '../app/Title.tsx'
import { useBibles } from '../data/hooks.ts'
import { useAi } from '../data/useAi.ts'
import { KEYS_KEY, useStored } from '../data/useStored.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { useProductName } from '../edition/useProductName.ts'
import { KeepOffline } from '../offline/KeepOffline.tsx'
import { DevicesSection } from '../study/devices/DevicesSection.tsx'
import page from '../ui/page.module.css'
import { Switch } from '../ui/Switch.tsx'
import css from './settings.module.css'
import { YourData } from './YourData.tsx'

/** The settings: whether to use AI and shortcuts, what is stored on this device, and what happens to the visitor's data. */
export function SettingsScreen() {
  const [hasAi, setAi] = useAi()
  const [keys, setKeys] = useStored<'on' | 'off'>(KEYS_KEY, 'on')
  const product = useProductName()
  const [translation] = useTranslation()
  const bible = useBibles().bibles?.find(({ id }) => id === translation)
  return (
    <div className={`${page.page} ${css.page}`}>
      <Title of={screens['/settings'].title} />
      <h1>Settings</h1>
      <section aria-labelledby="offline">
        <h2 id="offline">Offline reading</h2>
        <p>{bible?.name ?? 'Your translation'} can be read offline once you have downloaded it.</p>
        <KeepOffline />
      </section>
      <section aria-labelledby="ai">
        <h2 id="ai">AI</h2>
        <Switch label="No AI" note="Only reading, search and plans" isOn={!hasAi} onChange={(isOn) => setAi(!isOn)} />
      </section>
      <section aria-labelledby="keys">
        <h2 id="keys">Keys</h2>
        <Switch
          label="Shortcuts of one key"
          note="/ searches, g opens a chapter, ? lists all keys"
          isOn={keys === 'on'}
          onChange={(isOn) => setKeys(isOn ? 'on' : 'off')}
        />
      </section>
      <section aria-labelledby="devices">
        <h2 id="devices">Your devices</h2>
        <DevicesSection className={css.data} />
      </section>
      <section aria-labelledby="data">
        <h2 id="data">Your data</h2>
        <p>
          There is no account. {product} recognises this browser by an ID stored in it, and keeps your conversations,
          your ratings of answers, your profile and your plans under that ID.
        </p>
        <YourData />
      </section>
    </div>
  )
}
