import { bookById } from './bible/books.ts'
import { nameOfOne } from './bible/name-of-one.ts'
import { CHAT_TITLE_MAX } from './limits.ts'
import { visibleLine } from './visible-text.ts'

/** The title of a chat as it is stored: its place, a colon, and its words on one line, truncated if too long. */
export function chatTitle({ book, chapter }: { book: string | null; chapter: number | null }, text: string): string {
  // whole code points: half of one is invalid text
  const words = [...visibleLine(text)]
  const shown =
    words.length > CHAT_TITLE_MAX
      ? `${words
          .slice(0, CHAT_TITLE_MAX - 1)
          .join('')
          .trimEnd()}…`
      : words.join('')
  return book && chapter ? `${nameOfOne(bookById(book)?.name ?? book)} ${chapter}: ${shown}` : shown
}
