import { passageUrl, readerAddress } from '#shared/chapter-address.ts'
import type { Passage } from '#shared/contract/bible.ts'
import { dayOf } from '#shared/day.ts'
import { escapeHtml } from '#shared/escape-html.ts'
import { DEFAULT_TRANSLATION } from '#shared/limits.ts'
import { isLong, verseOfDay } from '#shared/verse-of-day.ts'
import { passagesOf } from '../bible/passages.ts'
import type { Deps } from '../context.ts'

/** The verse of the day for Home's page: its day, as `dayOf` counts them, and what the opening's places contain. */
export type GivenVerse = { day: number; places: Record<string, string> }

/**
 * Finds the verse of today's date in UTC, in the default translation. It is read once for each day and import; undefined
 * if it cannot be read.
 */
export function givenVerses(): (deps: Pick<Deps, 'db' | 'translations'>) => Promise<GivenVerse | undefined> {
  let kept: { version: string; verse: GivenVerse } | undefined
  return async ({ db, translations }) => {
    const translation = await translations.find(DEFAULT_TRANSLATION).catch(() => undefined)
    if (!translation) return undefined
    const { version } = translation
    const day = dayOf(new Date(), 0)
    if (kept?.version === version && kept.verse.day === day) return kept.verse
    const reference = verseOfDay(day)
    const passages = await passagesOf(db, translation, reference).catch(() => undefined)
    if (!passages?.[0]) return undefined
    kept = { version, verse: { day, places: placesOf(reference, { passages }) } }
    return kept.verse
  }
}

function placesOf(reference: string, answer: { passages: Passage[] }): Record<string, string> {
  const { ref, book, chapter, verses } = answer.passages[0]!
  const numbers = verses.map(({ verse }) => verse)
  return {
    verse: escapeHtml(verses.map(({ text }) => text).join(' ')),
    reference: escapeHtml(ref),
    place: `${readerAddress(book, chapter).slice(1)}?verse=${numbers[0]}`,
    isLong: String(isLong(reference)),
    url: escapeHtml(passageUrl(DEFAULT_TRANSLATION, reference)),
    answer: escapeHtml(JSON.stringify(answer)),
  }
}
