import { useState } from 'react'
import { NotFoundScreen } from '../app/NotFoundScreen.tsx'
import { screenTitle } from '../app/screen-title.ts'
import { Title } from '../app/Title.tsx'
import { useProductName } from '../edition/useProductName.ts'
import { Button } from '../ui/Button.tsx'
import page from '../ui/page.module.css'
import { InstallDemo } from './InstallDemo.tsx'
import css from './install.module.css'
import { askToInstall, useInstall } from './useInstall.ts'
import { install } from './words.ts'

const titleOf = { ipad: 'ipad', android: 'android', iphone: 'iphone', other: 'iphone' } as const

const fromBottom = ['shareAtBottom', 'addToHome', 'tapAdd'] as const
const stepsOf = {
  ipad: ['shareAtTop', 'addToHome', 'tapAdd'],
  iphone: fromBottom,
  other: fromBottom,
  android: ['openMenu', 'chooseInstall', 'tapInstall'],
} as const

/** How to install the app on this device. Not found if the app cannot be installed. */
export function InstallScreen() {
  const { isInstallable, device, canAsk } = useInstall()
  const product = useProductName()
  const [isPaused, setIsPaused] = useState(false)
  if (!isInstallable)
    return <NotFoundScreen title={screenTitle('/install')} said={install('impossible', { product })} />
  return (
    <div className={`${page.page} ${css.page}`}>
      <Title of={screenTitle('/install')} />
      <h1>{install(titleOf[device])}</h1>
      {canAsk && (
        <Button kind="primary" onClick={() => void askToInstall()}>
          {install('now')}
        </Button>
      )}
      <div className={css.show}>
        <figure>
          <InstallDemo device={device} name={product} isPaused={isPaused} />
          <Button kind="quiet" className={css.pause} onClick={() => setIsPaused(!isPaused)}>
            {install(isPaused ? 'play' : 'pause')}
          </Button>
        </figure>
        <ol className={css.steps}>
          {stepsOf[device].map((step) => (
            <li key={step}>{install(step, { product })}</li>
          ))}
        </ol>
      </div>
      <p className={css.subtitle}>{install('follow')}</p>
    </div>
  )
}
