import { useProductName } from '../edition/useProductName.ts'
import { Button } from '../ui/Button.tsx'
import css from './message.module.css'
import { app } from './words.ts'

/** An error on our side: stored data is safe, and reloading helps. */
export function ErrorScreen({ error }: { error: unknown }) {
  const name = useProductName()
  // a file of an older build is gone from the server; after a reload the page uses its successor
  const isOldBuild = error instanceof TypeError && /import|module/i.test(error.message)
  return (
    <main className={css.message}>
      <h1>{isOldBuild ? app('updated', { product: name }) : app('error')}</h1>
      <p>{app(isOldBuild ? 'reloadToContinue' : 'errorHere')}</p>
      <Button kind="primary" onClick={() => location.reload()}>
        {app('reload')}
      </Button>
      <a href="/">{app('goHome')}</a>
    </main>
  )
}
