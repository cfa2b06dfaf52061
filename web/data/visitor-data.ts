import { call, callText, forgetVisitor } from './client.ts'

/** Everything that the server stores about this visitor, as one JSON document. */
export const exportVisitor = (): Promise<string> => callText('/api/user/export', { action: 'Export' })

/**
 * Erases the visitor on the server, then everything that this browser stores for the site. Rejects if the server fails,
 * with nothing erased here.
 */
export async function forgetMe(): Promise<void> {
  await call('/api/user', { method: 'DELETE', action: 'Forget me' })
  forgetVisitor()
  // ignored: disabled storage contains nothing
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
