/** The event that a stored text has changed in this tab. */
export const CHANGED = 'philip:stored'

/** The stored text of a key, or null; null too if storage is disabled. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return session.get(key) ?? null
  }
}

/** Stores a text under a key and notifies all subscribers. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    session.set(key, value)
  }
  dispatchEvent(new Event(CHANGED))
}

// without storage, a choice lasts as long as the page
const session = new Map<string, string>()
