import { Download, Upload } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { toast } from '../../ui/toast.ts'
import type { Study } from '../document/study.ts'
import type { StudyItem } from '../items.ts'
import { notes } from '../notes/words.ts'
import css from './files.module.css'
import { importItems } from './import-items.ts'
import { toCsv, toMarkdown } from './to-text.ts'

/** Saves the notes as a file that this device writes, and adds those of an exported file. */
export function NotesFiles({ study, items }: { study: Study; items: readonly StudyItem[] }) {
  const field = useRef<HTMLInputElement>(null)
  const read = async (file: File | undefined) => {
    if (!file) return
    try {
      const { added, known, invalid } = await importItems(study, await file.text())
      toast(notes('imported', { added, known, invalid }), { duration: 6000 })
    } catch (error) {
      toast((error as Error).message, { duration: 6000 })
    }
  }
  const save = {
    markdown: () => saveFile(toMarkdown(items), 'my-notes.md', 'text/markdown'),
    csv: () => saveFile(toCsv(items), 'my-notes.csv', 'text/csv'),
    json: () => saveFile(JSON.stringify({ notes: items }, null, 1), 'my-notes.json'),
  }
  return (
    <section aria-labelledby="notes-files" className={css.files}>
      <h2 id="notes-files">{notes('files')}</h2>
      <div>
        {items.length > 0 && (
          <>
            <Button onClick={save.markdown}>
              <Download aria-hidden size={16} strokeWidth={1.75} />
              {notes('markdown')}
            </Button>
            <Button onClick={save.csv}>
              <Download aria-hidden size={16} strokeWidth={1.75} />
              {notes('table')}
            </Button>
            <Button onClick={save.json}>
              <Download aria-hidden size={16} strokeWidth={1.75} />
              {notes('data')}
            </Button>
          </>
        )}
        <Button onClick={() => field.current?.click()}>
          <Upload aria-hidden size={16} strokeWidth={1.75} />
          {notes('import')}
        </Button>
        <input
          ref={field}
          type="file"
          hidden
          aria-label={notes('fileToImport')}
          accept="application/json,.json"
          onChange={(event) => {
            void read(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
    </section>
  )
}
