import { Download, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { exportVisitor } from '../data/visitor-data.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/toast.ts'
import css from './settings.module.css'

const ForgetDialog = lazy(() => import('./ForgetDialog.tsx').then((module) => ({ default: module.ForgetDialog })))

/** Lets visitors download and erase all their data. */
export function YourData() {
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    setIsBusy(true)
    try {
      saveFile(await exportVisitor(), 'my-data.json')
      toast('Saved as my-data.json')
    } catch {
      toast('Your data could not be fetched. Please try again.')
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div className={css.data}>
      <Button disabled={isBusy} onClick={() => void download()}>
        <Download aria-hidden size={16} strokeWidth={1.75} />
        Export my data
      </Button>
      <Button className={css.danger} onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden size={16} strokeWidth={1.75} />
        Delete my data
      </Button>
      {isAsking && (
        <Suspense>
          <ForgetDialog onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </div>
  )
}

function saveFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // the browser has read the address by then
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
