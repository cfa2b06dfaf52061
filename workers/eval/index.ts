import { bookById } from '#shared/bible/books.ts'
import { findReferences } from '#shared/bible/reference.ts'
import { resolveReference } from '#shared/bible/resolve-reference.ts'
import { formatReference, type Reference, type Versification } from '#shared/bible/versification.ts'
import { questionPattern } from '#shared/finder/question-pattern.ts'
import type { WrittenEntry } from '#shared/finder/written-entries.ts'
import type { Db } from '#shared/server/db.ts'
import { findVersification, listVersions } from '#shared/server/sql/bibles.ts'
import { listWrittenSuggestions, type WrittenSuggestions } from '#shared/server/sql/written-suggestions.ts'
import { readWrittenIndex, readWrittenPassages } from '#shared/server/written-index.ts'
import { contradictionsIn } from './contradictions.ts'
import type { Evaluation } from './evaluation.ts'
import { atLeast, none } from './figures.ts'
import { markedSentences } from './says.ts'

/**
 * Checks the written index and the written suggestions against the installed texts: each reference exists wherever its
 * book does, no two entries answer the same words with different chapters, each chapter has its suggestions.
 */
export const evaluateIndex: Evaluation = {
  about: 'The written index and the written suggestions',
  provider: 'none',
  async run(db, { verbose }) {
    const texts = await versificationsOf(db)
    const entries = readWrittenIndex()
    const missing = entries.flatMap((entry) => missingIn(entry, texts))
    const contradictions = contradictionsIn(entries)
    const marked = await markedSentences(db, entries)
    const suggestions = await listWrittenSuggestions(db)
    const bare = [...chaptersOf(texts)].filter(
      ([place, least]) =>
        (suggestions.find((set) => set.language === 'en' && place === `${set.book} ${set.chapter}`)?.suggestions
          .length ?? 0) < least,
    )
    const outside = suggestions.flatMap((set) =>
      set.suggestions
        .flatMap(({ question }) => findReferences(question, set.language))
        .flatMap((reference) => problemsOf(reference, texts)),
    )
    const lines = readWrittenPassages().flatMap(({ passage }) => problemsOf(passage, texts))
    const templates = templatesIn(suggestions)
    const spanish = suggestions.filter(({ language }) => language === 'es').length
    if (verbose) {
      for (const line of [...missing, ...contradictions, ...marked, ...outside, ...lines, ...templates])
        process.stdout.write(`  ${line}\n`)
      process.stdout.write(`  without enough suggestions: ${bare.map(([place]) => place).join(', ')}\n`)
    }
    return [
      atLeast(
        'written questions and needs',
        count(entries, (kind) => !['phrase', 'story', 'saying'].includes(kind)),
        1200,
      ),
      atLeast(
        'famous words and stories',
        count(entries, (kind) => kind === 'phrase' || kind === 'story'),
        400,
      ),
      atLeast(
        'sayings that are not in the Bible',
        count(entries, (kind) => kind === 'saying'),
        150,
      ),
      none(
        'references that an installed text with the book does not have',
        missing.length + outside.length + lines.length,
      ),
      none('entries that contradict each other', contradictions.length),
      none('sentences that the check marks as not found', marked.length),
      none('chapters without their suggestions', bare.length),
      atLeast('chapters with suggestions in Spanish', spanish, 1189),
      none('suggestions that are templates', templates.length),
    ]
  },
}

/** A pattern shared by this many books is a template. */
const BOOKS_OF_TEMPLATE = 4

/** Questions that differ only in names and numbers: two in one book, or one in each of four books. */
function templatesIn(sets: readonly WrittenSuggestions[]): string[] {
  const byPattern = new Map<string, { book: string; at: string }[]>()
  for (const { language, book, chapter, suggestions } of sets) {
    for (const { question } of suggestions) {
      const pattern = `${language} ${questionPattern(question)}`
      byPattern.set(pattern, [...(byPattern.get(pattern) ?? []), { book, at: `${book} ${chapter}: ${question}` }])
    }
  }
  return [...byPattern.values()]
    .filter((uses) => {
      const books = new Set(uses.map(({ book }) => book)).size
      return uses.length > books || books >= BOOKS_OF_TEMPLATE
    })
    .map((uses) => uses.map(({ at }) => at).join(' ~ '))
}

const PSALMS = 150

type Texts = Map<string, Versification>

async function versificationsOf(db: Db): Promise<Texts> {
  const ids = (await listVersions(db)).map(({ id }) => id)
  return new Map(await Promise.all(ids.map(async (id) => [id, await findVersification(db, id)] as const)))
}

/** An entry may also name books that no installed text has, such as Susanna, as long as one of its passages opens. */
function missingIn({ topic, en, read, key }: WrittenEntry, texts: Texts): string[] {
  const isInstalled = (reference: Reference) => isThere(reference, texts) || isBookThere(reference, texts)
  const known = [...read, ...(key ? [key] : [])].filter(isInstalled)
  return (known.length > 0 ? known : read)
    .flatMap((reference) => problemsOf(reference, texts))
    .map((problem) => `${topic}, "${en[0]}": ${problem}`)
}

const isThere = (reference: Reference, texts: Texts) =>
  [...texts.values()].some((versification) => resolveReference(reference, versification).reference)

const isBookThere = ({ book }: Reference, texts: Texts) =>
  [...texts.values()].some((versification) => versification.has(book))

function problemsOf(reference: Reference, texts: Texts): string[] {
  // a text may have the additions to a book under another book, or lack them
  if (!isThere(reference, texts)) return [`no installed text has ${formatReference(reference)}`]
  const isAddition = reference.book === 'PSA' && reference.start_chapter > PSALMS
  const having = [...texts].filter(([, versification]) => versification.has(reference.book) && !isAddition)
  return having.flatMap(([id, versification]) => {
    const { problem } = resolveReference(reference, versification)
    return problem ? [`${formatReference(reference)} in ${id}: ${problem}`] : []
  })
}

/** Each chapter of the installed texts with how many suggestions it needs: three, or one outside the 66 books. */
function chaptersOf(texts: Texts): Map<string, number> {
  const needed = new Map<string, number>()
  for (const versification of texts.values()) {
    for (const [book, verses] of versification) {
      const least = bookById(book)?.testament === 'DC' ? 1 : 3
      verses.forEach((count, i) => {
        if (count > 0) needed.set(`${book} ${i + 1}`, least)
      })
    }
  }
  return needed
}

const count = (entries: readonly WrittenEntry[], is: (kind: string) => boolean) =>
  entries.filter(({ kind }) => is(kind)).length
