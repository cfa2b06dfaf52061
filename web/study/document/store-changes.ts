import * as Y from 'yjs'
import { toast } from '../../ui/toast.ts'
import { study as words } from '../words.ts'
import type { LocalStore } from './local-store.ts'
import type { StudyDocument } from './study-document.ts'

/**
 * Stores the changes of this tab in their order, and passes each stored one to `onStored`. A document shows no change of a
 * tab while an earlier one of it is missing: after one that could not be stored, the whole document is.
 */
export function createWriter(doc: StudyDocument, store: LocalStore, onStored: (bytes: Uint8Array) => void) {
  let writing: Promise<unknown> = Promise.resolve()
  let count = 0
  /** The last write that failed; 0 if the store has everything. */
  let failed = 0
  const write = (update?: Uint8Array) => {
    const own = ++count
    const bytes = update && failed === 0 ? update : Y.encodeStateAsUpdate(doc)
    const isWhole = bytes !== update
    writing = Promise.all([writing, store.append(bytes)]).then(
      () => {
        if (isWhole && own > failed) failed = 0
        onStored(bytes)
      },
      () => {
        failed = own
        toast(words('noRoom'))
      },
    )
    return writing
  }
  const settled = async () => {
    await writing
    if (failed > 0) await write()
    if (failed > 0) throw new Error(words('noRoom'))
  }
  return { write, settled }
}
