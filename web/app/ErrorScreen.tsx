import { useProductName } from '../edition/useProductName.ts'
import { Button } from '../ui/Button.tsx'
import css from './message.module.css'

/** An error on our side: stored data is safe, and reloading helps. */
export function ErrorScreen({ error }: { error: unknown }) {
  const name = useProductName()
  // a file of an older build is gone from the server; after a reload the page uses its successor
  const isOldBuild = error instanceof TypeError && /import|module/i.test(error.message)
  return (
    <main className={css.message}>
      <h1>{isOldBuild ? `${name} has been updated` : 'Unexpected Application Error!'}</h1>
      <p>
        {isOldBuild ? 'Reload the page to continue.' : 'Something went wrong on this page. Nothing you saved is lost.'}
      </p>
      <Button kind="primary" onClick={() => location.reload()}>
        Reload
      </Button>
      <a href="/">Go home</a>
    </main>
  )
}
