import { Download, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { readStored } from '../data/stored.ts'
import { STUDY_KEY } from '../data/useStored.ts'
import { exportVisitor } from '../data/visitor-data.ts'
import { Button } from '../ui/Button.tsx'
import { lazily } from '../ui/lazily.ts'
import { saveFile } from '../ui/save-file.ts'
import { toast } from '../ui/toast.ts'
import { useBusy } from '../ui/useBusy.ts'
import css from './settings.module.css'
import { settings } from './words.ts'

const ForgetDialog = lazily(() => import('./ForgetDialog.tsx'), 'ForgetDialog')

/** Lets visitors download and erase all their data. */
export function YourData() {
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, run] = useBusy(() => toast(settings('notFetched')))
  const download = async () => {
    const file = 'my-data.json'
    saveFile(await withNotes(await exportVisitor()), file)
    toast(settings('saved', { file }))
  }
  return (
    <div className={css.data}>
      <Button disabled={isBusy} onClick={() => run(download)}>
        <Download aria-hidden size={16} strokeWidth={1.75} />
        {settings('export')}
      </Button>
      <Button className={css.danger} onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden size={16} strokeWidth={1.75} />
        {settings('delete')}
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
