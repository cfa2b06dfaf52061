import { findReferences } from '../bible/reference.ts'
import { type UnknownPlace, unknownPlacesIn } from '../bible/unknown-places.ts'
import { formatReference } from '../bible/versification.ts'
import type { Question } from './question.ts'
import type { Desk } from './reading.ts'
import { contentWords } from './words.ts'

/** A name in small letters where a question has a reference: "what does hezekiah 3:4 say". */
const small =
  /(?<=^(?:[¿"'“]\s?)?|(?:does|do|of|in|is|read|explain|open|dice|de|en|es|explica|significa|lee)\s)((?:[1-5]\s)?)(\p{Ll})(?=\p{L}{3,}\s\d{1,3}:\d{1,3})/giu

/** A whole text that can only be a reference: "2 Hezekiah 3", and "Hiskia 3,4" with the comma of other languages. */
const chapterOnly = /^((?:[1-5]\s?)\p{L}{3,}\s\d{1,3})[.?!]?$/u
const withComma = /^((?:[1-5]\s?)?\p{L}{3,}\s\d{1,3})\s?,\s?(\d{1,3})[.?!]?$/u

/**
 * The reference to what no Bible has in a question without a real one; `isAll`: the question is about nothing besides.
 */
export function unknownAsked(text: string, language: string): (UnknownPlace & { isAll: boolean }) | undefined {
  const whole = text.trim().replace(chapterOnly, '$1:1').replace(withComma, '$1:$2')
  const typed = whole.replace(small, (_, number: string, letter: string) => number + letter.toUpperCase())
  const [first] = unknownPlacesIn(typed, language)
  if (!first || findReferences(whole, language).length > 0) return undefined
  return { ...first, isAll: isLittle(whole.replace(whole.slice(first.start, first.end), ' '), language) }
}

/** Whether the words around a reference ask only what it says. */
const isLittle = (around: string, language: string): boolean => contentWords(around, language).length < 2

/** A reference that is to no verse, though the translation has its book; undefined if the book cannot be read either. */
export async function lostIn(desk: Desk, { text, language }: Question): Promise<string | undefined> {
  const [first] = findReferences(text, language)
  if (!first) return undefined
  const beginning = { ...first, start_chapter: 1, start_verse: 1, end_chapter: 1, end_verse: 1 }
  const isRead = (await desk.passages(formatReference(beginning))).length > 0
  return isRead ? text.slice(first.start, first.end) : undefined
}
