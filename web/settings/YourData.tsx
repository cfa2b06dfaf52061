import { lazy, Suspense, useState } from 'react'
import { exportVisitor } from '../data/visitor-data.ts'
import { toast } from '../ui/toast.ts'
import css from './menu.module.css'

const ForgetDialog = lazy(() => import('./ForgetDialog.tsx').then((module) => ({ default: module.ForgetDialog })))

/** A visitor's way to take along, and to erase, all that is theirs. */
export function YourData() {
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    setIsBusy(true)
    try {
      saveFile(await exportVisitor(), 'my-data.json')
      toast('Your data are in my-data.json')
    } catch {
      toast('Your data could not be fetched. Please try again.')
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <ul className={css.entries}>
      <li>
        <button type="button" disabled={isBusy} onClick={() => void download()}>
          Export my data
        </button>
      </li>
      <li>
        <button type="button" data-kind="danger" onClick={() => setIsAsking(true)}>
          Forget me
        </button>
      </li>
      {isAsking && (
        <Suspense>
          <ForgetDialog onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </ul>
  )
}

function saveFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // the browser has taken the address by then
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
