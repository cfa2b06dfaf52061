import { findBook } from '#shared/bible/books.ts'
import { booksOfTestament, type TestamentTab } from '#shared/bible/testaments.ts'
import type { Versification } from '#shared/bible/versification.ts'
import { withoutAccents } from '#shared/bible/without-accents.ts'
import type { Bible, TocBook } from '#shared/contract/bible.ts'
import { DEFAULT_TRANSLATION } from '#shared/limits.ts'
import type { Db } from '#shared/server/db.ts'
import type { Logger } from '#shared/server/log.ts'
import type { Publisher } from '#shared/server/publisher.ts'
import { loadReferenceLanguage } from '#shared/server/reference-languages.ts'
import {
  type BibleHead,
  findBible,
  findVersification,
  listBibles,
  listBooks,
  listVersions,
} from '#shared/server/sql/bibles.ts'
import { codeOf } from '#shared/server/store-errors.ts'

import { found, unavailable } from '../http/errors.ts'

/** What every call about a translation needs, kept in memory. */
export type Translation = BibleHead & {
  books: TocBook[]
  versification: Versification
  /** The publisher that serves its text chapter by chapter; undefined if the database has the text. */
  publisher?: Publisher
}

export type Translations = {
  /** The translation with this id; undefined if there is none. */
  find: (id: string) => Promise<Translation | undefined>
  /** The translation if it is in memory, possibly slightly out of date; never queries anything. */
  known: (id: string) => Translation | undefined
  /** The ids of those in the database, the default first. */
  ids: () => Promise<string[]>
  /** All of them, the default first, a publisher's last. */
  list: () => Promise<Bible[]>
  /** Those that have a book, named by its code or in English. */
  having: (book: string) => Promise<Bible[]>
}

const FRESH_MS = 5000
const MAX_ID = 64

/**
 * The translations: a publisher's, and those of the database, read from Postgres on first use. Every few seconds of use
 * the versions are compared, and newly imported translations are read again; while Postgres is away, the loaded ones
 * stay in use.
 */
export function createTranslations(db: Db, log: Logger, publisher?: Publisher): Translations {
  const published = publisher && publishedBy(publisher)
  const kept = new Map<string, Translation>()
  const loading = new Map<string, Promise<Translation | undefined>>()
  let checkedAt = performance.now()
  let checking: Promise<void> | undefined

  const load = (id: string): Promise<Translation | undefined> => {
    const running = loading.get(id)
    if (running !== undefined) return running
    const started = read(db, id)
      .then((translation) => {
        if (translation) kept.set(id, translation)
        else kept.delete(id)
        return translation
      })
      .finally(() => loading.delete(id))
    loading.set(id, started)
    return started
  }

  const check = async () => {
    const versions = new Map((await listVersions(db)).map(({ id, version }) => [id, version]))
    const changed = [...kept.values()].filter(({ id, version }) => versions.get(id) !== version)
    await Promise.all(changed.map(({ id }) => load(id)))
  }

  // not awaited: this response may be a few seconds out of date
  const checkNow = () => {
    if (checking || performance.now() - checkedAt < FRESH_MS) return
    checking = check()
      .catch((error: unknown) => log.warn({ code: codeOf(error) }, 'could not read the versions of the texts'))
      .finally(() => {
        checkedAt = performance.now()
        checking = undefined
      })
  }

  return {
    async find(id) {
      if (id === published?.id) return published
      if (id.length > MAX_ID) return undefined
      checkNow()
      return kept.get(id) ?? load(id)
    },
    known(id) {
      if (id === published?.id) return published
      checkNow()
      return kept.get(id)
    },
    ids: async () => (await listVersions(db)).map(({ id }) => id),
    list: async () => [...(await listBibles(db)), ...(publisher ? [bibleOf(publisher)] : [])],
    async having(book) {
      const id = findBook(book)?.id
      if (!id) return []
      const isPublished = publisher?.books.some((each) => each.id === id)
      return [...(await listBibles(db, id)), ...(publisher && isPublished ? [bibleOf(publisher)] : [])]
    },
  }
}

function publishedBy(publisher: Publisher): Translation {
  const { head, books, versification } = publisher
  return { ...head, books, versification, publisher }
}

function bibleOf({ head }: Publisher): Bible {
  const { search_config: _, version: __, ...bible } = head
  return bible
}

async function read(db: Db, id: string): Promise<Translation | undefined> {
  const bible = await findBible(db, id)
  if (!bible) return undefined
  const [books, versification] = await Promise.all([
    listBooks(db, id),
    findVersification(db, id),
    // searches and passages parse references in this language
    loadReferenceLanguage(bible.language),
  ])
  return { ...bible, books, versification }
}

/**
 * The book of a translation that a word in an address means: a code in any case, its name in English or in the
 * translation, or a common abbreviation. Undefined if the translation has no such book.
 */
export function findNamedBook(translation: Translation, text: string): TocBook | undefined {
  const { books } = translation
  const exact = books.find((book) => book.id === text)
  if (exact || text.length > 60) return exact
  const folded = fold(text)
  const named = books.find((book) => fold(book.name) === folded || fold(book.abbreviation) === folded)
  if (named) return named
  const id = findBook(text)?.id
  return books.find((book) => book.id === id)
}

/**
 * The ids of the books that a search is limited to: a testament's, or the named one; none if the translation has no
 * such book. Undefined if all are searched.
 */
export function booksOf(
  translation: Translation,
  testament: TestamentTab | undefined,
  name: string | undefined,
): string[] | undefined {
  if (!testament && !name) return undefined
  const { books } = translation
  const named = name && findNamedBook(translation, name)
  const wanted = testament ? booksOfTestament(books, testament) : books
  return wanted.map(({ id }) => id).filter((id) => !name || (named && id === named.id))
}

/** The chapter of an address: 1 to the book's last; undefined for everything else. */
export function parseChapter(book: TocBook, text: string): number | undefined {
  const chapter = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 0
  return chapter >= 1 && chapter <= book.chapter_count ? chapter : undefined
}

function fold(text: string): string {
  return withoutAccents(text).replace(/[^\p{L}\p{N}]+/gu, '')
}

/**
 * The translation with this id, or the default one without an id, which is read from Postgres once. Refuses with 404, or
 * 503 if no text is installed.
 */
export async function translationOrDefault(translations: Translations, id?: string | null): Promise<Translation> {
  if (id) return found(await translations.find(id))
  const known = translations.known(DEFAULT_TRANSLATION)
  if (known) return known
  const ids = await translations.ids()
  const chosen = ids.includes(DEFAULT_TRANSLATION) ? DEFAULT_TRANSLATION : ids[0]
  if (!chosen) throw unavailable('No translation has been imported yet.')
  return found(await translations.find(chosen))
}
