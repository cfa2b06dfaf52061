import { call, callText, forgetVisitor } from './client.ts'
import { STUDY_DATABASE } from './useStored.ts'

/** Everything that the server stores about this visitor, as one JSON document. */
export const exportVisitor = (): Promise<string> => callText('/api/user/export', { action: 'export' })

/** Erases the visitor on the server, then everything that this browser stores, as `eraseAfter` does. */
export const forgetMe = (): Promise<void> => eraseAfter(call('/api/user', { method: 'DELETE', action: 'deletion' }))

let erasing: Promise<void> | null = null

/** What this page erases itself; it rejects if the server fails. Null if the page erases nothing. */
export const ownErasing = (): Promise<void> | null => erasing

/**
 * Erases everything that this browser stores for the site, after a call whose answer may have emptied the browser before it
 * arrives. Rejects if the call fails, with nothing erased here.
 */
export async function eraseAfter(answer: Promise<unknown>): Promise<void> {
  erasing = answer.then(eraseBrowser)
  try {
    await erasing
  } catch (error) {
    erasing = null
    throw error
  }
}

async function eraseBrowser(): Promise<void> {
  forgetVisitor()
  // an open document would block the deletion of its database
  dispatchEvent(new Event(ERASED))
  // ignored: disabled storage contains nothing
  await Promise.allSettled([emptyStorage(), emptyCaches(), emptyDatabases()])
}

/** The event of the page before its databases are deleted. */
export const ERASED = 'philip:erased'

async function emptyDatabases(): Promise<void> {
  if (!('indexedDB' in globalThis)) return
  const deleted = new Promise<void>((resolve) => {
    const deleting = indexedDB.deleteDatabase(STUDY_DATABASE)
    for (const event of ['success', 'error', 'blocked'] as const) deleting.addEventListener(event, () => resolve())
  })
  await deleted
}

async function emptyStorage(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
}

async function emptyCaches(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  const workers = await navigator.serviceWorker?.getRegistrations()
  await Promise.all((workers ?? []).map((worker) => worker.unregister()))
}
