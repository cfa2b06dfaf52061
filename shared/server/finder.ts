import { setImmediate } from 'node:timers/promises'
import { type Found, find } from '../finder/find.ts'
import type { FinderSources } from '../finder/sources.ts'
import { createVerseSearch } from '../finder/verse-search.ts'
import type { Db } from './db.ts'
import type { Logger } from './log.ts'
import { listVersions } from './sql/bibles.ts'
import { listVerses } from './sql/verse-list.ts'
import { readSources } from './written-index.ts'

export type Finder = {
  /** The passages that answer a typed text; `language` is that of the reader's translation. */
  find: (typed: string, language: string) => Found
  /**
   * Loads the installed texts when it is first called and resolves when they are searched too. While Postgres is away it
   * resolves without them, and the next call tries again.
   */
  ready: () => Promise<void>
}

/** Each takes some 6 MB; the first are the default translation and those that most people remember. */
const MAX_TEXTS = 6
const FRESH_MS = 60_000

/** The finder of a process: the written index, and in time the installed texts, loaded again when they change. */
export function createFinder(db: Db, log: Logger): Finder {
  // read when it is first needed: a process that never searches does not pay for it
  let read: FinderSources | undefined
  const written = () => {
    read ??= readSources()
    return read
  }
  let loaded = ''
  let checkedAt = Number.NEGATIVE_INFINITY
  let loading: Promise<void> | undefined

  async function load(): Promise<void> {
    const versions = (await listVersions(db)).slice(0, MAX_TEXTS)
    const wanted = JSON.stringify(versions)
    if (wanted !== loaded) {
      const texts = []
      for (const { id } of versions) texts.push(await createVerseSearch(await listVerses(db, id), setImmediate))
      read = { ...written(), texts }
      loaded = wanted
    }
    checkedAt = performance.now()
  }

  function check(): Promise<void> {
    loading ??= load()
      .catch((error: { code?: string }) => log.warn({ code: error.code }, 'could not load the texts of the finder'))
      .finally(() => {
        loading = undefined
      })
    return loading
  }

  return {
    find: (typed, language) => find(typed, language, written()),
    async ready() {
      if (performance.now() - checkedAt < FRESH_MS) return
      const checking = check()
      // texts that changed are loaded in the background
      if (loaded === '') await checking
    },
  }
}
