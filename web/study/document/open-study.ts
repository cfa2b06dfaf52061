import { ERASED } from '../../data/visitor-data.ts'
import { keepLook } from './keep-look.ts'
import { loadStudy, type Study } from './study.ts'
import { createSync, type Sync } from './sync-loop.ts'

/** The document of this page, and its exchange with the visitor's other devices. */
export type OpenStudy = Study & { sync: Sync }

/** The server's answer to Delete my data empties the browser; the page that asked for it receives the answer a moment later. */
const ERASING_MS = 1500

let opened: Promise<OpenStudy> | null = null

/** Opens the document, once for the page. Rejects if the browser has no storage for it. */
export function openStudy(): Promise<OpenStudy> {
  opened ??= loadStudy().then(
    (study) => {
      const sync = createSync(study)
      sync.start()
      keepLook(study)
      const end = () => {
        opened = null
        study.close()
      }
      addEventListener(ERASED, end)
      study.store.onLost(() => {
        end()
        // nothing of it may stay in this page, nor be stored again; a page that erased it itself has a message to show first
        const reloading = setTimeout(() => location.reload(), ERASING_MS)
        addEventListener(ERASED, () => clearTimeout(reloading))
      })
      return { ...study, sync }
    },
    (error: unknown) => {
      opened = null
      throw error
    },
  )
  return opened
}
