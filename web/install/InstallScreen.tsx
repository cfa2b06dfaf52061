import { useState } from 'react'
import { screens } from '#shared/screens.ts'
import { NotFoundScreen } from '../app/NotFoundScreen.tsx'
import { Title } from '../app/Title.tsx'
import { useProductName } from '../edition/useProductName.ts'
import { Button } from '../ui/Button.tsx'
import page from '../ui/page.module.css'
import { InstallDemo } from './InstallDemo.tsx'
import css from './install.module.css'
import { askToInstall, type Device, useInstall } from './install-state.ts'

const titles: Record<Device, string> = {
  ipad: 'Install on your iPad',
  android: 'Install on your Phone',
  iphone: 'Install on your iPhone',
  other: 'Install on your iPhone',
}

const appleLast = 'Tap “Add”.'
const steps: Record<Device, readonly [string, string, string]> = {
  ipad: ['Tap the Share button at the top of Safari.', 'Choose “Add to Home Screen”.', appleLast],
  iphone: ['Tap the Share button at the bottom of Safari.', 'Choose “Add to Home Screen”.', appleLast],
  other: ['Tap the Share button at the bottom of Safari.', 'Choose “Add to Home Screen”.', appleLast],
  android: [
    'Open the menu of your browser: three dots at the top.',
    'Choose “Install app” or “Add to Home screen”.',
    'Tap “Install”.',
  ],
}

const ELSEWHERE =
  'On an iPhone or iPad open it in Safari, on an Android phone in Chrome: the menu there offers to install it.'

/** How to install the app on this device. Not found if the app cannot be installed. */
export function InstallScreen() {
  const { isInstallable, device, canAsk } = useInstall()
  const product = useProductName()
  const [isPaused, setIsPaused] = useState(false)
  if (!isInstallable)
    return (
      <NotFoundScreen
        title={screens['/install'].title}
        said={`${product} cannot be installed from this browser. ${ELSEWHERE}`}
      />
    )
  return (
    <div className={`${page.page} ${css.page}`}>
      <Title of={screens['/install'].title} />
      <h1>{titles[device]}</h1>
      {canAsk && (
        <Button kind="primary" onClick={() => void askToInstall()}>
          Install now
        </Button>
      )}
      <div className={css.show}>
        <figure>
          <InstallDemo device={device} name={product} isPaused={isPaused} />
          <Button kind="quiet" className={css.pause} onClick={() => setIsPaused(!isPaused)}>
            {isPaused ? 'Play' : 'Pause'}
          </Button>
        </figure>
        <ol className={css.steps}>
          {steps[device].map((step, index) => (
            <li key={step}>{index < 2 ? step : `${step} You’ll find ${product} among your apps.`}</li>
          ))}
        </ol>
      </div>
      <p className={css.subtitle}>Follow the steps above for one-tap access.</p>
    </div>
  )
}
