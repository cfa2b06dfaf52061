import { bookById } from '#shared/bible/books.ts'
import { NOTE_MAX } from '#shared/note-limits.ts'
import { cleanName, colors, FIRST_LIST, LABELS_MAX, QUOTE_MAX, type StudyItem, type StudyPlace } from '../items.ts'

type Given = Record<string, unknown>

/** An item from a file or another device, cut to the limits; null if it is not one. */
export function parseItem(given: unknown): StudyItem | null {
  const { id, kind, at, quote, labels, made, edited, ...rest } = (given ?? {}) as Given
  const place = parsePlace(at)
  if (!isText(id) || !/^[\w-]{8,64}$/.test(id) || !place) return null
  const common = {
    id,
    at: place,
    quote: isText(quote) ? quote.slice(0, QUOTE_MAX) : '',
    labels: Array.isArray(labels) ? parseLabels(labels) : [],
    made: parseTime(made),
    edited: parseTime(edited),
  }
  if (kind === 'note' && isText(rest.text)) return { ...common, kind, text: rest.text.slice(0, 4 * NOTE_MAX) }
  if (kind === 'bookmark') {
    const list = (isText(rest.list) && cleanName(rest.list)) || FIRST_LIST
    return { ...common, kind, list, order: isNumber(rest.order) ? rest.order : 0 }
  }
  const color = colors.find((each) => each === rest.color)
  return kind === 'highlight' && color && place.verses.length > 0 ? { ...common, kind, color } : null
}

function parsePlace(given: unknown): StudyPlace | null {
  const { edition, book, chapter, verses, words } = (given ?? {}) as Given
  if (!isText(edition) || edition.length > 64 || !isText(book) || !bookById(book) || !isCount(chapter, 200)) return null
  if (!Array.isArray(verses) || verses.length > 200 || !verses.every((verse) => isCount(verse, 200))) return null
  const sorted = [...new Set(verses as number[])].sort((a, b) => a - b)
  const { from, to } = (words ?? {}) as Given
  const hasWords = isNumber(from) && isNumber(to) && from >= 0 && to > 0 && sorted.length > 0
  return { edition, book, chapter, verses: sorted, ...(hasWords && { words: { from, to } }) }
}

function parseLabels(given: unknown[]): string[] {
  const names = given.filter(isText).map(cleanName).filter(Boolean)
  return [...new Set(names)].slice(0, LABELS_MAX).sort()
}

const isText = (given: unknown): given is string => typeof given === 'string'
const isNumber = (given: unknown): given is number => typeof given === 'number' && Number.isFinite(given)
const isCount = (given: unknown, most: number): given is number =>
  Number.isInteger(given) && (given as number) >= 1 && (given as number) <= most
/** A time that a date can have; 0 for any other. */
const parseTime = (given: unknown): number => (isNumber(given) && given > 0 && given <= 8.64e15 ? given : 0)
