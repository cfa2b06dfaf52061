import { useEffect } from 'react'
import type { TocBook } from '#shared/contract/bible.ts'
import { createStore, useStore } from '../data/create-store.ts'
import { dropTranslation, keepTranslation, listKept } from '../data/kept-translation.ts'
import { offline } from './words.ts'

/** What this device has of each translation, and the one being downloaded. */
type Keeping = {
  /** The number of chapters by translation; null until storage was checked. */
  kept: Record<string, number> | null
  running: string | null
  /** Those that can answer questions without a network, and the one that is being made ready for it. */
  indexed: readonly string[]
  preparing: string | null
  problem: string | null
}

const keeping = createStore<Keeping>({ kept: null, running: null, indexed: [], preparing: null, problem: null })
let running: AbortController | null = null

/** What this device has; the first caller starts the check of storage. */
export function useKeeping(): Keeping {
  useEffect(() => {
    if (!keeping.get().kept) void refresh()
  }, [])
  return useStore(keeping)
}

/** Downloads a whole translation. The download continues while the menu is closed, and can be resumed later. */
export async function startKeeping(bible: string, books: readonly TocBook[]): Promise<void> {
  if (running) return
  const own = new AbortController()
  running = own
  set({ running: bible, problem: null })
  const onProgress = ({ done }: { done: number }) => set({ kept: { ...keeping.get().kept, [bible]: done } })
  const problem = await keepTranslation(bible, books, { signal: own.signal, onProgress }).then(() => null, problemOf)
  running = null
  set({ running: null, problem })
  await refresh()
  if (!problem && !own.signal.aborted) await prepareAnswers(bible)
}

/** Gets a downloaded translation ready to answer questions without a network. */
export async function prepareAnswers(bible: string): Promise<void> {
  if (keeping.get().preparing) return
  set({ preparing: bible, problem: null })
  const isReady = await import('./device/device-call.ts')
    .then((device) => isPreparing(bible) && device.prepareDevice(bible).finally(device.endDevice))
    .then(
      () => true,
      () => false,
    )
  if (!isPreparing(bible)) return
  set({ preparing: null, ...(!isReady && { problem: offline('noAnswers') }) })
  await refresh()
}

const isPreparing = (bible: string) => keeping.get().preparing === bible

/** Stops the download; downloaded chapters are kept. */
export const stopKeeping = (): void => running?.abort()

/** Removes a translation from this device. */
export async function removeKept(bible: string): Promise<void> {
  if (isPreparing(bible)) {
    set({ preparing: null })
    // else it would store the index of what is removed
    await import('./device/device-call.ts').then((device) => device.endDevice())
  }
  await dropTranslation(bible)
  set({ problem: null })
  await refresh()
}

async function refresh(): Promise<void> {
  const list = await listKept().catch(() => [])
  const indexed = list.filter(({ isIndexed }) => isIndexed).map(({ bible }) => bible)
  set({ kept: Object.fromEntries(list.map(({ bible, done }) => [bible, done])), indexed })
}

function problemOf(error: unknown): string | null {
  const { name } = error as Error
  if (name === 'AbortError') return null
  return offline(name === 'QuotaExceededError' ? 'noSpace' : 'lost')
}

function set(change: Partial<Keeping>): void {
  keeping.set({ ...keeping.get(), ...change })
}
