import { Download, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { readStored } from '../data/stored.ts'
import { STUDY_KEY } from '../data/useStored.ts'
import { exportVisitor } from '../data/visitor-data.ts'
import { Button } from '../ui/Button.tsx'
import { saveFile } from '../ui/save-file.ts'
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
      saveFile(await withNotes(await exportVisitor()), 'my-data.json')
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

/** The server's document with the notes added, which only this device can read. */
async function withNotes(document: string): Promise<string> {
  if (!readStored(STUDY_KEY)) return document
  const { openStudy } = await import('../study/document/open-study.ts')
  const notes = (await openStudy()).items()
  return document.replace(/\}\s*$/, () => `,"notes":${JSON.stringify(notes)}}`)
}
