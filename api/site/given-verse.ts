import { passageUrl } from '#shared/chapter-address.ts'
import type { Passage } from '#shared/contract/bible.ts'
import { dayOf } from '#shared/day.ts'
import { escapeHtml } from '#shared/escape-html.ts'
import { DEFAULT_TRANSLATION } from '#shared/limits.ts'
import { readerPath } from '#shared/quotes/references.ts'
import { codeOf } from '#shared/server/store-errors.ts'
import { isLong, verseOfDay } from '#shared/verse-of-day.ts'
import { passagesOf } from '../bible/passages.ts'
import type { Translation } from '../bible/translations.ts'
import type { Deps } from '../context.ts'

/** The verse of the day for Home's page: its day, as `dayOf` counts them, and what the opening's places contain. */
export type GivenVerse = { day: number; places: Record<string, string> }

/**
 * Returns the verse of today's date in UTC, in the default translation; undefined while it is not in memory. Then it is
 * read for the next page: no page waits for Postgres because of it.
 */
export function givenVerses({ db, translations, log }: Pick<Deps, 'db' | 'translations' | 'log'>) {
  let kept: { version: string; verse: GivenVerse } | undefined
  let isReading = false

  async function read(day: number): Promise<void> {
    const translation = await translations.find(DEFAULT_TRANSLATION)
    if (!translation) return
    const reference = verseOfDay(day)
    const passages = await passagesOf(db, translation, reference)
    kept = { version: translation.version, verse: { day, places: placesOf(reference, translation, { passages }) } }
  }

  return (): GivenVerse | undefined => {
    const day = dayOf(new Date(), 0)
    if (kept?.verse.day === day && kept.version === translations.known(DEFAULT_TRANSLATION)?.version) return kept.verse
    if (isReading) return undefined
    isReading = true
    void read(day)
      .catch((error: unknown) => log.debug({ code: codeOf(error) }, 'could not read the verse of the day'))
      .finally(() => {
        isReading = false
      })
    return undefined
  }
}

function placesOf(
  reference: string,
  translation: Translation,
  answer: { passages: Passage[] },
): Record<string, string> {
  const { ref, book, chapter, verses } = answer.passages[0]!
  const { verse } = verses[0]!
  const range = { book, start_chapter: chapter, start_verse: verse, end_chapter: chapter, end_verse: verse }
  return {
    verse: escapeHtml(verses.map(({ text }) => text).join(' ')),
    reference: escapeHtml(ref),
    place: escapeHtml(readerPath(range, translation).slice(1)),
    isLong: String(isLong(reference)),
    url: escapeHtml(passageUrl(DEFAULT_TRANSLATION, reference)),
    answer: escapeHtml(JSON.stringify(answer)),
  }
}
