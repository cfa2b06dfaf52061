import { type Book, books, findBook } from '#shared/bible/books.ts'
import { editDistance } from '#shared/bible/edit-distance.ts'
import { nameOfOne } from '#shared/bible/name-of-one.ts'
import { guessedScreens } from '#shared/screens.ts'
import { type Place, parsePlace, readPath } from '../data/read-path.ts'
import { wordIn } from '../words/words.ts'
import { decodeAddress } from './decode-address.ts'
import { titles } from './screen-title.ts'

export type Guess = { label: string; to: string }

const guessOf = ({ path, screen }: (typeof guessedScreens)[number]): Guess => ({
  label: screen.title && titles(screen.title),
  to: path,
})

/** The place to suggest for a guess; null for no suggestion. */
type Existing = (place: Place) => Place | null

/**
 * What an unknown address may have meant: a passage, a book or a screen, best first, at most 3. `existing` reports
 * which passages exist.
 */
export function didYouMean(path: string, existing: Existing = (place) => place): Guess[] {
  const parts = decodeAddress(path)
    .split('/')
    .filter((part) => part && !/^(?:read|bible|eng-web|passage|verse)$/i.test(part))
  const text = parts.join(' ').slice(0, 60).trim()
  if (!text) return []
  const place = parsePlace(text) ?? parsePlace(text.replace(/[._-]/g, ' '))
  if (place) return guessAt(place, existing)
  const [, name = '', rest = ''] = /^(\d?\s*\p{L}[\p{L}\s]*?)[\s.]*(\d.*)?$/u.exec(text) ?? []
  const known = findBook(name)
  if (known) return guessAt(placeIn(known, rest), existing)
  const near = [
    ...books.flatMap((book) => {
      const guesses = guessAt(placeIn(book, rest), existing)
      return guesses.map((guess) => ({
        guess,
        slips: Math.min(slips(name, book.name), slips(name, wordIn('books', book.id) ?? book.name)),
      }))
    }),
    ...guessedScreens.map((screen) => ({ guess: guessOf(screen), slips: slips(parts[0] ?? '', screen.path.slice(1)) })),
  ]
  return near
    .filter((each) => each.slips <= 2)
    .sort((a, b) => a.slips - b.slips)
    .slice(0, 3)
    .map(({ guess }) => guess)
}

function guessAt(guessed: Place, existing: Existing): Guess[] {
  const place = existing(guessed)
  return place ? [{ label: spoken(place), to: readPath(place) }] : []
}

function placeIn(book: Book, rest: string): Place {
  return parsePlace(`${book.id}.${rest.replace(/[\s:]+/g, '.')}`) ?? { book: book.id, chapter: 1 }
}

function spoken({ book, chapter, verses = [] }: Place): string {
  const [first, last] = [verses[0], verses.at(-1)]
  const name = nameOfOne(wordIn('books', book) ?? books.find(({ id }) => id === book)?.name ?? book)
  return `${name} ${chapter}${first ? `:${first}${last !== first ? `–${last}` : ''}` : ''}`
}

/** Edit distance of a typed word from a name; mistakes in a short word count double. */
function slips(typed: string, name: string): number {
  const [one, other] = [typed, name].map((text) => text.toLowerCase().replace(/[\s.]+/g, '')) as [string, string]
  const count = editDistance(one, other)
  return one.length < 5 ? count * 2 : count
}
