import { mutate } from 'swr'
import { type Call, CallError, call } from './client.ts'
import { online } from './online.ts'
import { ConnectionError } from './reach.ts'

/**
 * The reader's plans as last seen on this device: in local storage beside the visitor's id, and deleted with it. The
 * service worker stores no visitor's data.
 */
const PREFIX = 'kept:'
const MOST = 20
const shownFromStore = new Set<string>()

/** One GET about plans. Offline it returns the stored response; rejects if there is none. */
export async function callKept<Answer>(path: string, options: Call): Promise<Answer> {
  try {
    const answer = await call<Answer>(path, options)
    keep(path, answer)
    return answer
  } catch (error) {
    // a plan deleted on the server is deleted here too
    if (error instanceof CallError && error.status === 404) drop(path)
    const kept = error instanceof ConnectionError ? read(path) : null
    if (kept === null) throw error
    shownFromStore.add(path)
    return kept.answer as Answer
  }
}

online.subscribe(() => {
  if (!online.isOnline()) return
  for (const path of shownFromStore) void mutate(path)
  shownFromStore.clear()
})

type Kept = { answer?: unknown; at: number }

function keep(path: string, answer: unknown): void {
  try {
    localStorage.setItem(PREFIX + path, JSON.stringify({ answer, at: Date.now() } satisfies Kept))
    const all = keptPaths().map((each) => ({ each, at: read(each)?.at ?? 0 }))
    for (const { each } of all.sort((a, b) => b.at - a.at).slice(MOST)) localStorage.removeItem(PREFIX + each)
  } catch {
    // storage is disabled or full: what was stored before is outdated
    drop(path)
  }
}

function read(path: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + path) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

function drop(path: string): void {
  try {
    localStorage.removeItem(PREFIX + path)
  } catch {
    // storage is disabled
  }
}

function keptPaths(): string[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
}
