import { call, callText, forgetVisitor } from './client.ts'
import { STUDY_DATABASE } from './useStored.ts'

/** Everything that the server stores about this visitor, as one JSON document. */
export const exportVisitor = (): Promise<string> => callText('/api/user/export', { action: 'export' })

/**
 * Erases the visitor on the server, then everything that this browser stores for the site. Rejects if the server fails,
 * with nothing erased here.
 */
export async function forgetMe(): Promise<void> {
  await call('/api/user', { method: 'DELETE', action: 'deletion' })
  await eraseBrowser()
}

/** Erases everything that this browser stores for the site. */
export async function eraseBrowser(): Promise<void> {
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
