import { chapterUrl } from '#shared/chapter-address.ts'
import type { Db } from '#shared/server/db.ts'
import type { Logger } from '#shared/server/log.ts'
import { listChapters } from '#shared/server/sql/bibles.ts'
import { codeOf } from '#shared/server/store-errors.ts'
import type { StoredChapter } from './chapter-bytes.ts'
import type { Translation, Translations } from './translations.ts'

export const PREFIX = '/api/bible/'

export type ChapterTable = {
  /** The chapter with exactly this address, if it is in memory. */
  get: (path: string) => StoredChapter | undefined
  /** Loads a translation into memory in the background, unless it is loaded or there is no room. */
  load: (translation: Translation) => void
}

const AT_START = 3
const MAX_TRANSLATIONS = 12
const CHECK_MS = 5000

type Options = { db: Db; log: Logger; translations: Translations }

/**
 * The chapters of the loaded translations, about 8 MB each, keyed by address. The first translations are loaded at the
 * start, others on their first request, and each again after a new import.
 */
export function createChapterTable({ db, log, translations }: Options): ChapterTable {
  const chapters = new Map<string, StoredChapter>()
  const loaded = new Map<string, { version: string; paths: string[] }>()
  const loading = new Set<string>()
  let checkedAt = performance.now()

  const forget = (id: string) => {
    for (const path of loaded.get(id)?.paths ?? []) chapters.delete(path)
    loaded.delete(id)
  }

  const read = async (translation: Translation) => {
    const { id, version, books } = translation
    const entries = new Map<string, StoredChapter>()
    // book by book: one query for a whole translation would delay every other request
    for (const book of books) {
      for (const row of await listChapters(db, id, book.id)) {
        entries.set(chapterUrl(id, book.id, row.chapter), { etag: row.etag, br: row.html_brotli, gzip: row.html_gzip })
      }
    }
    forget(id)
    for (const [path, entry] of entries) chapters.set(path, entry)
    loaded.set(id, { version, paths: [...entries.keys()] })
    log.info({ bible_id: id, chapters: entries.size }, 'loaded chapters into memory')
  }

  const load = (translation: Translation) => {
    const { id, version } = translation
    const hasRoom = loaded.has(id) || loaded.size + loading.size < MAX_TRANSLATIONS
    if (loading.has(id) || !hasRoom || loaded.get(id)?.version === version) return
    loading.add(id)
    read(translation)
      .catch((error: unknown) => log.warn({ code: codeOf(error), bible_id: id }, 'could not load chapters into memory'))
      .finally(() => loading.delete(id))
  }

  const loadFirst = async () => {
    const first = (await translations.ids()).slice(0, AT_START)
    for (const translation of await Promise.all(first.map(translations.find))) if (translation) load(translation)
  }
  loadFirst().catch(() => log.warn('no chapters in memory yet: could not read the texts'))

  const check = () => {
    checkedAt = performance.now()
    for (const id of loaded.keys()) {
      const translation = translations.known(id)
      if (translation) load(translation)
      else forget(id)
    }
  }

  return {
    get(path) {
      if (performance.now() - checkedAt > CHECK_MS) check()
      return chapters.get(path)
    },
    load,
  }
}
