import { Title } from '../app/Title.tsx'
import { useProductName } from '../app/useProductName.ts'
import { useBibles } from '../data/hooks.ts'
import { useAi } from '../data/useAi.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { KeepOffline } from '../offline/KeepOffline.tsx'
import { Switch } from '../ui/Switch.tsx'
import css from './settings.module.css'
import { YourData } from './YourData.tsx'

/** What one sets once: whether there is AI at all, and what is on this device, and what becomes of one's data. */
export function SettingsScreen() {
  const [hasAi, setAi] = useAi()
  const product = useProductName()
  const [translation] = useTranslation()
  const bible = useBibles().bibles?.find(({ id }) => id === translation)
  return (
    <div className={css.page}>
      <Title of="Settings" />
      <h1>Settings</h1>
      <section aria-labelledby="offline">
        <h2 id="offline">Offline reading</h2>
        <p>{bible?.name ?? 'Your translation'} can be read without a network once all of it is on this device.</p>
        <KeepOffline />
      </section>
      <section aria-labelledby="ai">
        <h2 id="ai">AI</h2>
        <Switch label="No AI" note="Only reading, search and plans" isOn={!hasAi} onChange={(isOn) => setAi(!isOn)} />
      </section>
      <section aria-labelledby="data">
        <h2 id="data">Your data</h2>
        <p>
          There is no account. {product} knows this browser by a number that it keeps, and stores with it your
          conversations, your profile and your plans.
        </p>
        <YourData />
      </section>
    </div>
  )
}
