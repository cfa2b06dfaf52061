import { ERASED, ownErasing } from '../../data/visitor-data.ts'
import { keepLook } from './keep-look.ts'
import { loadStudy, type Study } from './study.ts'
import { createSync, type Sync } from './sync-loop.ts'

/** The document of this page, and its exchange with the visitor's other devices. */
export type OpenStudy = Study & { sync: Sync }

const reload = () => location.reload()

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
        // nothing of it may stay in this page, nor be stored again; a page that erases it itself has a message to show
        const erasing = ownErasing()
        if (erasing !== null) erasing.catch(reload)
        else reload()
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
