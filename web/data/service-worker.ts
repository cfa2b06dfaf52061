import { givenChapter } from './given-chapter.ts'
import { isCommon, textOf } from './readable.ts'

type Policy = { createScriptURL: (url: string) => string }
type Policies = { createPolicy: (name: string, rules: Policy) => Policy }

let policy: Policy | undefined

/** An address of a script of ours, in the form that the page's policy requires for workers. */
export function workerAddress(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  policy ??= trustedTypes?.createPolicy('app-sw', { createScriptURL: (url) => url })
  return policy?.createScriptURL(address) ?? address
}

/**
 * Registers the service worker and passes it what the page loaded before the worker was in control: the first visit's
 * chapters and lists, and a chapter delivered inside the page.
 */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const wasControlled = serviceWorker.controller !== null
  // silent: without a worker everything works as before, but only online
  const isThere = await serviceWorker.register(workerAddress('/service-worker.js')).catch(() => null)
  if (!isThere) return
  if (!serviceWorker.controller) await once(serviceWorker, 'controllerchange')
  const given = givenChapter()?.url
  const asked = wasControlled ? [] : performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  const wanted = new Set([...(given ? [given] : []), ...asked.filter((path) => textOf(path) || isCommon(path))])
  for (const path of wanted) await fetch(path).catch(() => undefined)
}

function once(target: EventTarget, event: string): Promise<unknown> {
  return new Promise((resolve) => target.addEventListener(event, resolve, { once: true }))
}
