import { type Found, find } from '../finder/find.ts'
import type { FinderSources } from '../finder/sources.ts'
import { forgetStems } from '../finder/stem.ts'
import { searchStems } from '../finder/verse-search.ts'
import { pause } from '../pause.ts'
import type { Db } from './db.ts'
import { libraryOf } from './library.ts'
import type { Logger } from './log.ts'
import { listTexts } from './sql/text-indexes.ts'
import { codeOf } from './store-errors.ts'
import { readSources } from './written-index.ts'

export type Finder = {
  /**
   * The passages that answer a typed text; `language` is that of the reader's translation. `chapter`: only passages that
   * begin in this chapter, as in "MAT 5". Throws an error before `ready` has resolved once.
   */
  find: (typed: string, language: string, chapter?: string) => Found
  /**
   * Loads the written index and the installed texts on the first call, and resolves when they can be searched. While
   * Postgres is away it resolves without the texts, and the next call retries.
   */
  ready: () => Promise<void>
}

/** Each takes about 5 MB; the first are the default translation and those that most people remember. */
const MAX_TEXTS = 6
const FRESH_MS = 60_000

/** The finder of a process: the written index, then the installed texts, reloaded when they change. */
export function createFinder(db: Db, log: Logger): Finder {
  // read when first needed: a process that never searches does not pay for it
  let sources: FinderSources | undefined
  let loaded = ''
  let checkedAt = Number.NEGATIVE_INFINITY
  let loading: Promise<void> | undefined

  async function load(): Promise<void> {
    sources ??= await readSources()
    const heads = (await listTexts(db)).filter(({ kind }) => kind === 'scripture').slice(0, MAX_TEXTS)
    const wanted = JSON.stringify(heads.map(({ id, version }) => [id, version]))
    if (wanted !== loaded) {
      const texts = []
      for (const head of heads) {
        texts.push(await searchStems(await libraryOf(db).stemmed(head), pause))
        await pause()
      }
      sources = { ...sources, texts }
      loaded = wanted
      forgetStems()
    }
    checkedAt = performance.now()
  }

  function check(): Promise<void> {
    loading ??= load()
      .catch((error: unknown) => log.warn({ code: codeOf(error) }, 'could not load the texts of the finder'))
      .finally(() => {
        loading = undefined
      })
    return loading
  }

  return {
    find(typed, language, chapter) {
      if (!sources) throw new Error('The finder searches nothing before ready() has resolved.')
      return find(typed, language, sources, chapter)
    },
    async ready() {
      if (performance.now() - checkedAt < FRESH_MS) return
      const checking = check()
      // changed texts are loaded in the background
      if (loaded === '') await checking
    },
  }
}
