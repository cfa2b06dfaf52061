import { findBook } from '../bible/books.ts'
import { wholeReference } from '../bible/reference.ts'
import type { Reference } from '../bible/versification.ts'

const ENTRY_KINDS = [
  'need',
  'topic',
  'doctrine',
  'person',
  'place',
  'history',
  'number',
  'word',
  'life',
  'phrase',
  'story',
  'saying',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** A question, phrase or saying with the passages that answer it; see written/README.md. */
export type WrittenEntry = {
  topic: string
  /** The question as most people type it, then its other wordings. */
  en: string[]
  es: string[]
  /** One to four passages in English numbering; the first is the one to open. */
  read: Reference[]
  /**
   * The one or two verses of the first passage with the answer; undefined if the passage is short or its words show it.
   */
  key: Reference | undefined
  says: string | undefined
  dice: string | undefined
  kind: EntryKind
}

const FIELDS = ['also', 'es', 'read', 'key', 'says', 'dice', 'kind']
const MAX_SENTENCE = 200

/** Parses a file of the written index. Throws an error with the line's heading and what is wrong with it. */
export function parseEntries(text: string): WrittenEntry[] {
  const topic = /^# (.+)$/m.exec(text)?.[1]?.trim()
  if (!topic) throw new Error('The file has no title: a line that begins with "# ".')
  return text
    .split(/^## /m)
    .slice(1)
    .map((block) => parseEntry(topic, block))
}

function parseEntry(topic: string, block: string): WrittenEntry {
  const [heading = '', ...lines] = block.split('\n').map((line) => line.trim())
  const fail = (problem: string): never => {
    throw new Error(`"${heading}": ${problem}`)
  }
  const fields = new Map<string, string>()
  for (const line of lines.filter(Boolean)) {
    const [, name = '', value = ''] = /^([a-z]+):\s*(.*)$/.exec(line) ?? []
    if (!FIELDS.includes(name)) fail(`the line "${line}" begins with none of ${FIELDS.join(', ')}`)
    if (fields.has(name)) fail(`"${name}:" appears twice`)
    if (!value) fail(`"${name}:" is empty`)
    fields.set(name, value)
  }
  const list = (name: string) =>
    (fields.get(name) ?? '')
      .split(' / ')
      .map((each) => each.trim())
      .filter(Boolean)
  const sentence = (name: string) => {
    const said = fields.get(name)
    if (said && said.length > MAX_SENTENCE) fail(`"${name}:" has ${said.length} characters, at most ${MAX_SENTENCE}`)
    return said
  }
  const kind = (fields.get('kind') ?? '') as EntryKind
  if (!ENTRY_KINDS.includes(kind)) fail(`kind "${kind}" is none of ${ENTRY_KINDS.join(', ')}`)
  const read =
    readPassages(fields.get('read') ?? '') ?? fail(`"read:" is not a list of passages: ${fields.get('read')}`)
  if (read.length < 1 || read.length > 4) fail(`"read:" names ${read.length} passages, one to four are allowed`)
  const key = fields.has('key') ? plainPassage(fields.get('key')!) : undefined
  if (fields.has('key') && !(key && isInside(key, read[0]!))) fail('"key:" is no verse of the first passage')
  if (list('es').length === 0) fail('it has no Spanish wording')
  return {
    topic,
    en: [heading, ...list('also')],
    es: list('es'),
    read,
    key,
    says: sentence('says'),
    dice: sentence('dice'),
    kind,
  }
}

function isInside(part: Reference, whole: Reference): boolean {
  const isAfterStart =
    part.start_chapter > whole.start_chapter ||
    (part.start_chapter === whole.start_chapter && part.start_verse >= whole.start_verse)
  const isBeforeEnd =
    part.end_chapter < whole.end_chapter ||
    (part.end_chapter === whole.end_chapter && part.end_verse <= whole.end_verse)
  return part.book === whole.book && isAfterStart && isBeforeEnd
}

/** `Matthew 6:25-34; Philippians 4:6-7`: most lists are this simple, and the parser of typed references is slow. */
function readPassages(list: string): Reference[] | undefined {
  const parts = list.split(/\s*;\s*/).filter(Boolean)
  const plain = parts.map(plainPassage)
  return plain.every((each) => each !== undefined) ? plain : wholeReference(list)
}

function plainPassage(text: string): Reference | undefined {
  const [, name, chapter, verse, end_chapter, end_verse] =
    /^((?:[1-4] )?\p{L}[\p{L} ]*) (\d+):(\d+)(?:-(?:(\d+):)?(\d+))?$/u.exec(text) ?? []
  const book = name && findBook(name)?.id
  if (!book) return undefined
  const [start_chapter, start_verse] = [Number(chapter), Number(verse)]
  return {
    ...{ book, start_chapter, start_verse },
    ...{ end_chapter: Number(end_chapter ?? chapter), end_verse: Number(end_verse ?? verse) },
  }
}
