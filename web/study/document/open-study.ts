import { ERASED } from '../../data/visitor-data.ts'
import { keepLook } from './keep-look.ts'
import { loadStudy, type Study } from './study.ts'
import { createSync, type Sync } from './sync-loop.ts'

/** The document of this page, and its exchange with the visitor's other devices. */
export type OpenStudy = Study & { sync: Sync }

let opened: Promise<OpenStudy> | null = null

/** Opens the document, once for the page. Rejects if the browser has no storage for it. */
export function openStudy(): Promise<OpenStudy> {
  opened ??= loadStudy().then(
    (study) => {
      const sync = createSync(study)
      sync.start()
      keepLook(study)
      addEventListener(ERASED, () => {
        opened = null
        study.close()
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
