import { useState } from 'react'
import { NotFoundScreen } from '../app/NotFoundScreen.tsx'
import { Button } from '../ui/Button.tsx'
import { InstallDemo } from './InstallDemo.tsx'
import css from './install.module.css'
import { askToInstall, type Device } from './install-state.ts'
import { useInstall } from './useInstall.ts'

const titles: Record<Device, string> = {
  ipad: 'Install on your iPad',
  android: 'Install on your Phone',
  iphone: 'Install on your iPhone',
  other: 'Install on your iPhone',
}

const appleLast = 'Tap “Add”. Philip stands among your apps.'
const steps: Record<Device, readonly string[]> = {
  ipad: ['Tap the Share button at the top of Safari.', 'Choose “Add to Home Screen”.', appleLast],
  iphone: ['Tap the Share button at the bottom of Safari.', 'Choose “Add to Home Screen”.', appleLast],
  other: ['Tap the Share button at the bottom of Safari.', 'Choose “Add to Home Screen”.', appleLast],
  android: [
    'Open the menu of your browser: three dots at the top.',
    'Choose “Install app” or “Add to Home screen”.',
    'Tap “Install”. Philip stands among your apps.',
  ],
}

/** How the app comes to the home screen of this device. Where it cannot be installed, there is no such page. */
export function InstallScreen() {
  const { isInstallable, device, canAsk } = useInstall()
  const [isPaused, setIsPaused] = useState(false)
  if (!isInstallable) return <NotFoundScreen />
  return (
    <div className={css.page}>
      <title>{`${titles[device]} · Philip`}</title>
      <h1>{titles[device]}</h1>
      {canAsk && (
        <Button kind="primary" onClick={() => void askToInstall()}>
          Install now
        </Button>
      )}
      <div className={css.show}>
        <figure>
          <InstallDemo device={device} isPaused={isPaused} />
          <Button kind="quiet" className={css.pause} onClick={() => setIsPaused(!isPaused)}>
            {isPaused ? 'Play' : 'Pause'}
          </Button>
        </figure>
        <ol className={css.steps}>
          {steps[device].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <p className={css.subtitle}>Follow the steps above for one-tap access.</p>
    </div>
  )
}
