import { searchConfig } from '../bible/search-text.ts'
import { finderStemsFromBytes, finderStemsToBytes, type StemmedWords, stemWords } from '../finder/stemmed-words.ts'
import { joinBytes } from '../join-bytes.ts'
import { pause } from '../pause.ts'
import { INDEX_FORMAT } from '../seals/index-format.ts'
import { fingerprintsFromBytes, fingerprintsToBytes, wordsFromBytes, wordsToBytes } from '../seals/stored-index.ts'
import type { LibraryText, TextHead } from '../seals/text-head.ts'
import { buildFingerprints, buildWords, type Entry, type TextWords } from '../seals/text-index.ts'
import type { SearchedVerses } from '../search/search-verses.ts'
import { assembled, buildStems, stemsFromBytes, stemsToBytes } from '../search/verse-index.ts'
import { joinTexts, textsFromBytes, textsToBytes } from '../search/verse-texts.ts'
import type { PlacedVerses } from '../search/verses-in.ts'
import type { Db } from './db.ts'
import { findIndexVersion, findSectionPart, listEntries, listTexts, saveSections } from './sql/text-indexes.ts'

/** What identifies a text and its import. */
type TextId = Pick<TextHead, 'id' | 'kind' | 'language' | 'version'>

/** Every part of an index is loaded when first needed, and kept until the text is imported again. */
export type Library = {
  /** Every installed text, as of a few seconds ago at most. */
  heads: () => Promise<readonly TextHead[]>
  /** A text with the index of its quotations. */
  text: (head: TextHead) => Promise<LibraryText>
  /** The words of a translation for the finder. */
  stemmed: (head: TextId) => Promise<StemmedWords>
  /** The verses of a translation by their places. */
  placed: (head: TextId) => Promise<PlacedVerses>
  /** A translation for the search. */
  verses: (head: TextId) => Promise<SearchedVerses>
  /** Whether a translation is loaded for the search. */
  hasVerses: (head: TextId) => boolean
}

const FRESH_MS = 5000
const ROWS = 1500
/** Translations whose verses stay in memory, about 5 MB each. */
const MAX_VERSES = 10
/** Texts of which anything stays in memory, about 15 MB each. */
const MAX_TEXTS = 24

const libraries = new WeakMap<Db, Library>()

/** The texts of a database, shared by all callers. Nothing is read before it is needed. */
export function libraryOf(db: Db): Library {
  const library = libraries.get(db) ?? openLibrary(db)
  libraries.set(db, library)
  return library
}

/** What is loaded of one text. */
type Loaded = {
  version: string
  words?: Promise<TextWords>
  text?: Promise<LibraryText>
  stemmed?: Promise<StemmedWords>
  placed?: Promise<PlacedVerses>
  verses?: Promise<SearchedVerses>
}

function openLibrary(db: Db): Library {
  const texts = new Map<string, Loaded>()
  let known: { at: number; heads: Promise<TextHead[]> } | undefined

  // a search mostly uses the same text as the one before: nothing is moved then
  let latest: Loaded | undefined
  const loadedOf = ({ id, version }: TextId): Loaded => {
    const before = texts.get(id)
    if (before === latest && before?.version === version) return before
    const loaded = before?.version === version ? before : { version }
    texts.delete(id)
    texts.set(id, loaded)
    latest = loaded
    for (const old of [...texts.keys()].slice(0, -MAX_TEXTS)) texts.delete(old)
    return loaded
  }
  /** Loads a part of a text once; after a failure the next caller retries. */
  function once<Part extends Exclude<keyof Loaded, 'version'>>(
    head: TextId,
    part: Part,
    load: () => NonNullable<Loaded[Part]>,
  ): NonNullable<Loaded[Part]> {
    const loaded = loadedOf(head)
    const begun = loaded[part] as NonNullable<Loaded[Part]> | undefined
    if (begun) return begun
    const loading = load()
    loaded[part] = loading
    loading.catch(() => {
      if (loaded[part] === loading) delete loaded[part]
    })
    dropOldVerses(texts)
    return loading
  }
  const read = (head: TextId, section: Section) => readSection(db, head, section)
  const settled = new WeakSet<Promise<SearchedVerses>>()
  const words = (head: TextId) => once(head, 'words', async () => wordsFromBytes(await read(head, 'words')))
  const placed = (head: TextId) =>
    once(head, 'placed', async () => ({ index: await words(head), texts: textsFromBytes(await read(head, 'verses')) }))
  const verses = async (head: TextId) => {
    const { index: own, texts } = await placed(head)
    const stems = stemsFromBytes(await read(head, 'stems'), own)
    return { index: await assembled(own, stems, pause), texts }
  }

  return {
    heads() {
      if (!known || performance.now() - known.at > FRESH_MS) known = { at: performance.now(), heads: listTexts(db) }
      known.heads.catch(() => {
        known = undefined
      })
      return known.heads
    },
    text: (head) =>
      once(head, 'text', async () => {
        const own = await words(head)
        return { ...head, index: { ...own, ...fingerprintsFromBytes(await read(head, 'runs')) } }
      }),
    stemmed: (head) =>
      once(head, 'stemmed', async () => {
        const own = await words(head)
        return { words: own, ...finderStemsFromBytes(await read(head, 'finder')) }
      }),
    placed,
    verses: (head) =>
      once(head, 'verses', () => {
        const loading = verses(head)
        loading.then(
          () => settled.add(loading),
          () => {},
        )
        return loading
      }),
    hasVerses: ({ id, version }) => {
      const loaded = texts.get(id)
      return loaded?.version === version && loaded.verses !== undefined && settled.has(loaded.verses)
    },
  }
}

/** Drops the verses of the texts that were used longest ago. */
function dropOldVerses(texts: Map<string, Loaded>): void {
  const kept = [...texts.values()].filter((each) => each.placed)
  for (const old of kept.slice(0, -MAX_VERSES)) {
    delete old.placed
    delete old.verses
  }
}

/** Builds and stores the index of a text whose entries the caller has, in order. */
export async function storeIndex(db: Db, head: TextHead, entries: readonly Entry[]): Promise<void> {
  await saveSections(db, head.id, versionOf(head), await sectionsOf(entries, head))
}

/** Builds and stores the index of every text that has none for its current version. Returns the ids of those built. */
export async function storeIndexes(db: Db): Promise<string[]> {
  const built: string[] = []
  for (const head of await listTexts(db)) {
    if ((await findIndexVersion(db, head.id)) === versionOf(head)) continue
    await buildIndex(db, head)
    built.push(head.id)
  }
  return built
}

const versionOf = ({ version }: TextId): string => `${INDEX_FORMAT}:${version}`

/** The sections of an index; teachers' texts have only the first two. */
type Section = 'words' | 'runs' | 'stems' | 'finder' | 'verses'
type Sections = Partial<Record<Section, Uint8Array>>

/** Several callers need the index of one text at the same time: it is built once. */
const building = new WeakMap<Db, Map<string, Promise<Sections>>>()

async function readSection(db: Db, asked: TextId, section: Section): Promise<Uint8Array> {
  const stored = await readStored(db, asked, section)
  if (stored) return stored
  // the caller may have read the version before an import
  const head = (await listTexts(db)).find(({ id }) => id === asked.id)
  if (!head) throw new Error(`${asked.id} is not installed any more`)
  const current = head.version === asked.version ? undefined : await readStored(db, head, section)
  if (current) return current
  const running = building.get(db) ?? new Map<string, Promise<Sections>>()
  building.set(db, running)
  const key = `${head.id} ${head.version}`
  const build = running.get(key) ?? buildIndex(db, head).finally(() => running.delete(key))
  running.set(key, build)
  const bytes = (await build)[section]
  if (!bytes) throw new Error(`${head.id} has no ${section} in its index`)
  return bytes
}

async function readStored(db: Db, head: TextId, section: Section): Promise<Uint8Array | undefined> {
  const parts: Buffer[] = []
  for (;;) {
    const part = await findSectionPart(db, head.id, section, versionOf(head), parts.length)
    if (!part) return parts.length > 0 ? joinBytes(parts) : undefined
    parts.push(part)
    await pause()
  }
}

async function buildIndex(db: Db, head: TextId): Promise<Sections> {
  const entries: Entry[] = []
  for (;;) {
    const rows = await listEntries(db, head, entries.length, ROWS)
    for (const row of rows) entries.push(row)
    if (rows.length < ROWS) break
    await pause()
  }
  const sections = await sectionsOf(entries, head)
  await saveSections(db, head.id, versionOf(head), sections)
  return sections
}

async function sectionsOf(entries: readonly Entry[], { kind, language }: TextId): Promise<Sections> {
  const { words, shown } = await buildWords(entries, pause)
  const runs = await buildFingerprints(words.words, pause)
  const quoted = { words: wordsToBytes(words), runs: fingerprintsToBytes(runs) }
  if (kind !== 'scripture') return quoted
  await pause()
  const stems = await buildStems(words, shown, searchConfig(language), pause)
  const finder = await stemWords(words, pause)
  await pause()
  return {
    ...quoted,
    stems: stemsToBytes(stems, words),
    finder: finderStemsToBytes(finder),
    verses: textsToBytes(joinTexts(entries.map(({ text }) => text))),
  }
}
