import type { HintName } from '#shared/contract/user.ts'
import { readStored, writeStored } from '../data/stored.ts'

/**
 * A visit is everything that a reader does in this browser, in any number of tabs, until no page of the site has been
 * visible for half an hour. Visits are counted only in local storage, under `visit`, and never sent to the server.
 */
export type Visit = { number: number; seen_at: number; hint: HintName | null }

const KEY = 'visit'
const PAUSE_MS = 30 * 60_000

/** The current visit, or a new one after a pause. */
export function currentVisit(now = Date.now()): Visit {
  const last = readVisit()
  const isNew = !last || now - last.seen_at > PAUSE_MS
  const visit = isNew ? { number: (last?.number ?? 0) + 1, seen_at: now, hint: null } : { ...last, seen_at: now }
  writeStored(KEY, JSON.stringify(visit))
  return visit
}

/** Records when a page becomes hidden. */
export function leaveVisit(now = Date.now()): void {
  const visit = readVisit()
  if (visit) writeStored(KEY, JSON.stringify({ ...visit, seen_at: now }))
}

/** The hint that this visit has shown; null before the first. */
export const hintOfVisit = (): HintName | null => readVisit()?.hint ?? null

/** Records the hint that this visit has shown: a visit shows only one. */
export function rememberHint(hint: HintName): void {
  const visit = readVisit()
  if (visit && visit.hint !== hint) writeStored(KEY, JSON.stringify({ ...visit, hint }))
}

function readVisit(): Visit | null {
  try {
    const { number, seen_at, hint } = JSON.parse(readStored(KEY) ?? '') as Partial<Visit>
    return typeof number === 'number' && typeof seen_at === 'number' ? { number, seen_at, hint: hint ?? null } : null
  } catch {
    return null
  }
}
