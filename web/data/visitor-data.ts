import { call, callText, forgetVisitor } from './client.ts'

/** Everything that the server stores about this visitor, as the text of one JSON document. */
export const exportVisitor = (): Promise<string> => callText('/api/user/export', { action: 'Export' })

/**
 * Erases the visitor on the server, and then everything that this browser keeps of the site. Rejects, with nothing erased
 * here, where the server could not.
 */
export async function forgetMe(): Promise<void> {
  await call('/api/user', { method: 'DELETE', action: 'Forget me' })
  forgetVisitor()
  // ignored: a store that is closed contains nothing
  await Promise.allSettled([emptyStorage(), emptyCaches()])
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
