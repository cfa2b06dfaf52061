/** The event that a stored text has changed in this tab. */
export const CHANGED = 'philip:stored'

/** Stored once this device has answered a question without a network, until the server has it. */
export const KEPT_QUESTIONS = 'kept-questions'

/** Stored while questions wait to be sent. */
export const UNSENT = 'unsent'

/** The deleted chats that the server still has, as a JSON object: for each id the time when its Undo ends. */
export const LEAVING_CHATS = 'leaving-chats'

/** Stored once the browser has our fonts. */
export const FONTS_KEPT = 'fonts_kept'

/** `on` if the words of a text link to the original's. */
export const WORD_LINKS_KEY = 'reader_strongs'

/** The channel between tabs that says that the server has stored all kept questions of a conversation. */
export const KEPT_STORED = 'philip:kept-stored'
export type KeptStored = { key: string; chat_id: number }

/** The text of a key, or null. What did not fit into the storage is read from this page. */
export function readStored(key: string): string | null {
  try {
    return session.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text under a key and notifies all subscribers. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    session.delete(key)
  } catch {
    session.set(key, value)
  }
  dispatchEvent(new Event(CHANGED))
}

// without storage, a choice lasts as long as the page
const session = new Map<string, string>()
