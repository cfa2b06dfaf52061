import { isNegated } from '../bible/beside.ts'
import { type StoredText, storedText } from '../bible/stored-text.ts'
import { formatReference, type Reference } from '../bible/versification.ts'
import type { PassageVerse } from '../contract/bible.ts'
import type { SpanSource } from '../contract/spans.ts'
import { pause } from '../pause.ts'
import { chosenRuns, type FoundRun } from '../seals/chosen-runs.ts'
import type { Run } from '../seals/runs.ts'
import type { Sayings } from '../seals/sayings.ts'
import type { LibraryText, TextHead } from '../seals/text-head.ts'
import { entryAt, placeOfEntry, type TeacherKind } from '../seals/text-index.ts'
import { wordsIn } from '../seals/words.ts'
import { type PlacedVerses, versesIn } from '../search/verses-in.ts'

export type TextRun = FoundRun<LibraryText>

/** The installed texts for the check of one answer; the reader's translation is the first one, if it is installed. */
export type Texts = {
  own: LibraryText | undefined
  /** The reader's translation and up to 15 others: those of its language first, then in the order of the catalogue. */
  bibles: () => Promise<LibraryText[]>
  teachers: (kind: TeacherKind) => Promise<LibraryText[]>
  sayings: Sayings
  /** The verses of a range of a translation. */
  verses: (text: LibraryText, range: Reference) => Promise<PassageVerse[]>
  /** The same, prepared for comparison. */
  read: (text: LibraryText, range: Reference) => Promise<StoredText>
  /** The titles of a chapter, prepared in the same way: those of most psalms are in no verse. */
  titles: (text: LibraryText, place: { book: string; chapter: number }) => Promise<StoredText>
  /** The stored words of a run of a translation, from its first to its last one. */
  wordsOf: (run: TextRun) => Promise<string>
  /** The words of the same verses before and behind a run. */
  around: (run: TextRun) => Promise<{ before: string; behind: string }>
  /** True if the same sentence of the text has a negation right next to a run. */
  cutsDenial: (run: TextRun) => Promise<boolean>
  /** The words of a commentary or dictionary around a run. */
  readEntry: (run: TextRun) => Promise<StoredText>
}

/** Where texts are read from: the database of a server, or what a browser keeps. */
export type TextSource = Pick<Texts, 'own' | 'bibles' | 'teachers' | 'sayings'> & {
  placed: (text: LibraryText) => Promise<PlacedVerses>
  /** The words of a commentary or dictionary that contain a run. */
  entryText: (run: TextRun) => Promise<string>
  /** The titles of a chapter of a translation; a device keeps none. */
  titlesOf?: (text: LibraryText, book: string, chapter: number) => Promise<string[]>
}

/** Many times what a long answer needs; a hostile one is stopped here. */
const MOST_READS = 2000

/** The texts for the check of one answer; each passage is read once. */
export function textsOf({ placed, entryText, titlesOf, ...opened }: TextSource): Texts {
  const texts = new Map<string, Promise<StoredText>>()
  const verses = async (text: LibraryText, range: Reference) => versesIn(await placed(text), range)
  const load = async (text: LibraryText, range: Reference) =>
    texts.size > MOST_READS ? storedText([]) : storedText((await verses(text, range)).slice(0, 200), text.language)
  const read = (text: LibraryText, range: Reference) => {
    const { book, start_chapter, start_verse, end_chapter, end_verse } = range
    const key = [text.id, book, start_chapter, start_verse, end_chapter, end_verse].join(' ')
    const found = texts.get(key) ?? load(text, range)
    texts.set(key, found)
    return found
  }
  const loadTitles = async (text: LibraryText, book: string, chapter: number) => {
    const titles = texts.size > MOST_READS ? undefined : await titlesOf?.(text, book, chapter)
    return storedText(titles?.map((title) => ({ chapter, verse: 0, text: title })) ?? [], text.language)
  }
  const titles: Texts['titles'] = (text, { book, chapter }) => {
    const key = [text.id, book, chapter].join(' ')
    const found = texts.get(key) ?? loadTitles(text, book, chapter)
    texts.set(key, found)
    return found
  }
  const readEntry = async (run: TextRun) =>
    storedText([{ chapter: 0, verse: 0, text: await entryText(run) }], run.text.language)
  const placeOf = async (run: TextRun) => {
    const stored = run.text.kind === 'scripture' ? await read(run.text, rangeOfRun(run)) : await readEntry(run)
    const { text } = stored
    const { index } = run.text
    const offset = run.at - (index.starts[entryAt(index, run.at)] as number)
    const { starts, ends } = wordsIn(text)
    const [start = 0, end = text.trimEnd().length] = [starts[offset], ends[offset + run.end - run.at - 1]]
    return { stored, start, end }
  }
  return {
    ...opened,
    verses,
    read,
    titles,
    wordsOf: async (run) => {
      const { stored, start, end } = await placeOf(run)
      return stored.text.slice(start, end)
    },
    around: async (run) => {
      const { stored, start, end } = await placeOf(run)
      return { before: stored.text.slice(0, start), behind: stored.text.slice(end) }
    },
    cutsDenial: async (run) => {
      if (!run.cutsDenial) return false
      const { stored, start, end } = await placeOf(run)
      const from = stored.tokens.findIndex((token) => token.end > start)
      const to = stored.tokens.findLastIndex((token) => token.start < end) + 1
      return isNegated(stored, from, to)
    },
    readEntry,
  }
}

/** The runs of some texts among the words of a quotation, as if a reference named their place. */
export async function runsOfQuotation(
  text: string,
  texts: readonly LibraryText[],
  own?: LibraryText,
): Promise<TextRun[]> {
  return chosenRuns(wordsIn(text).forms, texts, { own, isNamed: () => true, pause })
}

/** The verses of a translation that a run is from. */
export function rangeOfRun({ at, end, text }: Run & { text: LibraryText }): Reference {
  const first = placeOfEntry(text.index, entryAt(text.index, at))
  const last = placeOfEntry(text.index, entryAt(text.index, end - 1))
  const end_chapter = last.book === first.book ? last.chapter : first.chapter
  const end_verse = last.book === first.book ? last.verse_end : first.verse_end
  return { book: first.book, start_chapter: first.chapter, start_verse: first.verse, end_chapter, end_verse }
}

/** A place of a text in the form that spans use. */
export function sourceOf(text: TextHead, range: Reference, stored?: string): SpanSource {
  const { book, start_chapter: chapter, start_verse, end_verse } = range
  // an article or a topic has a name instead of a passage
  const name = text.kind === 'lexicon' ? `${book}${chapter}` : text.kind === 'topics' ? book : undefined
  return {
    kind: text.kind,
    edition: text.id,
    edition_name: text.kind === 'scripture' ? text.abbreviation : text.name,
    ref: name ?? formatReference(range),
    ...(name !== undefined
      ? { book: null, chapter: null, start_verse: null, end_verse: null }
      : { book, chapter, start_verse, end_verse }),
    ...(stored !== undefined && { text: stored }),
  }
}
