import { z } from 'zod'
import { PROMPT_MAX } from '../limits.ts'
import { visibleText } from '../visible-text.ts'
import { Care } from './care.ts'

export const Bible = z.object({
  id: z.string(),
  name: z.string(),
  abbreviation: z.string(),
  language: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  format: z.string(),
  copyright: z.string(),
})
export type Bible = z.infer<typeof Bible>
export const BiblesAnswer = z.object({ bibles: z.array(Bible) })
/** With a book's code or English name: only the translations that have it. */
export const BiblesQuery = z.object({ book: z.string().trim().min(1).max(60).optional() })

export const TextFormat = z.enum(['USFX', 'OSIS', 'ESV'])
export type TextFormat = z.infer<typeof TextFormat>
export const FormatAnswer = z.object({ format: TextFormat })

export const Counts = z.object({
  books: z.int(),
  chapters: z.int(),
  verses: z.int(),
  footnotes: z.int(),
  cross_references: z.int(),
  poetry_lines: z.int(),
  psalm_titles: z.int(),
  words_of_jesus: z.int(),
})
export type Counts = z.infer<typeof Counts>

/** What the source contains and what was stored; the two are equal or the import fails. */
export const Manifest = z.object({
  id: z.string(),
  name: z.string(),
  source: z.string(),
  edition: z.string(),
  licence: z.string(),
  sha256: z.string(),
  source_counts: Counts,
  counts: Counts,
  /** How the text numbers its verses; missing in texts imported before this was recorded. */
  numbering: z.enum(['english', 'hebrew', 'vulgate', 'synodal']).optional(),
  /** How often the source has a marker that its format does not have; missing if it has none. */
  unknown_markers: z.record(z.string(), z.int()).optional(),
})
export type Manifest = z.infer<typeof Manifest>

export const RelatedQuery = z.object({ ref: z.string().trim().min(1).max(200) })
export const RelatedAnswer = z.object({
  ref: z.string(),
  /** How many passages the verses lead to; those of the answer are the ones that most verses lead to. */
  total: z.int(),
  /** By book; the book with the passage that most verses lead to is first. */
  books: z.array(
    z.object({
      book: z.string(),
      name: z.string(),
      passages: z.array(
        z.object({
          ref: z.string(),
          chapter: z.int(),
          /** How many verses of the Bible lead to it. */
          cited: z.int(),
          /** Another Gospel's account of the same; such passages come first. */
          is_parallel: z.literal(true).optional(),
          verses: z.array(z.object({ chapter: z.int(), verse: z.int(), text: z.string() })),
        }),
      ),
    }),
  ),
})
export type RelatedAnswer = z.infer<typeof RelatedAnswer>

/** The verses of a chapter that lead to many others, and to how many. */
export const MuchRelatedAnswer = z.object({ verses: z.array(z.object({ verse: z.int(), count: z.int() })) })
export type MuchRelatedAnswer = z.infer<typeof MuchRelatedAnswer>

export const TocBook = z.object({ id: z.string(), name: z.string(), abbreviation: z.string(), chapter_count: z.int() })
export type TocBook = z.infer<typeof TocBook>
export const TocAnswer = z.object({ books: z.array(TocBook) })

export const SearchQuery = z.object({
  q: z.string().trim().min(1).max(400),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
  testament: z.enum(['ot', 'nt']).optional(),
  book: z.string().trim().min(1).max(40).optional(),
})
export const SearchResult = z.object({
  book: z.string(),
  chapter: z.int(),
  verse: z.int(),
  text: z.string(),
  html: z.string(),
})
export type SearchResult = z.infer<typeof SearchResult>
export const SearchAnswer = z.object({
  query: z.string(),
  total: z.int(),
  results: z.array(SearchResult),
  /** True if the words are in almost every verse, so that they were not searched for; else missing. */
  too_common: z.literal(true).optional(),
  /** What the translation lacks of a reference, such as "Genesis has 50 chapters, no chapter 99."; else missing. */
  missing: z.string().optional(),
  /** Why the words were not searched for, as a sentence; missing where they were. */
  not_searched: z.string().optional(),
  /** Words that no verse has, each with the nearest word of the text; missing if there are none. */
  unknown_words: z.array(z.object({ word: z.string(), nearest: z.string().nullable() })).optional(),
  /** The query with the nearest words instead of the unknown ones; missing where no word is near. */
  proposal: z.string().optional(),
  /** The help for words that express distress and occur in no verse; else missing. */
  care: Care.optional(),
})
export type SearchAnswer = z.infer<typeof SearchAnswer>

/** A verse, and the verses of another translation that belong to it. */
export const VersePlace = z.object({ verse: z.int(), chapter: z.int(), start_verse: z.int(), end_verse: z.int() })
export type VersePlace = z.infer<typeof VersePlace>
export const PlacesQuery = z.object({ in: z.string().min(1).max(64) })
export const PlacesAnswer = z.object({ places: z.array(VersePlace) })
export type PlacesAnswer = z.infer<typeof PlacesAnswer>

export const PassageVerse = z.object({ chapter: z.int(), verse: z.int(), text: z.string() })
export type PassageVerse = z.infer<typeof PassageVerse>
export const Passage = z.object({ ref: z.string(), book: z.string(), chapter: z.int(), verses: z.array(PassageVerse) })
export type Passage = z.infer<typeof Passage>
export const PassageAnswer = z.object({ passages: z.array(Passage) })

export const CommentaryEntry = z.object({ start_verse: z.int(), end_verse: z.int(), html: z.string() })
export type CommentaryEntry = z.infer<typeof CommentaryEntry>
export const CommentaryAnswer = z.object({ source: z.string(), entries: z.array(CommentaryEntry) })

/** The installed commentaries, each with its author and the books that it covers. */
export const CommentariesAnswer = z.object({
  commentaries: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      author: z.string(),
      written: z.string(),
      tradition: z.string(),
      books: z.array(z.string()),
    }),
  ),
})
export type CommentariesAnswer = z.infer<typeof CommentariesAnswer>

export const LexiconEntry = z.object({
  id: z.string(),
  language: z.enum(['he', 'el']),
  lemma: z.string(),
  transliteration: z.string(),
  definition: z.string(),
})
export type LexiconEntry = z.infer<typeof LexiconEntry>

export const Suggestion = z.object({ question: z.string(), summary: z.string() })
export type Suggestion = z.infer<typeof Suggestion>
/** `language` is the BCP 47 tag of the questions' language: English if there are none in the translation's. */
export const SuggestionsAnswer = z.object({ suggestions: z.array(Suggestion), language: z.string() })
export type SuggestionsAnswer = z.infer<typeof SuggestionsAnswer>

export const HomeRequest = z.object({ prompt: z.string().overwrite(visibleText).min(1).max(PROMPT_MAX) })
export const HomeAnswer = z.object({
  ask_question: z.boolean(),
  book: z.string().nullable(),
  chapter: z.int().nullable(),
  verses: z.array(z.int()).optional(),
  /** Why no passage opens: the translation lacks the place, nothing answers, or the text is not about the Bible. */
  reason: z.enum(['missing', 'nothing', 'outside']).optional(),
  /** What the translation lacks, in a sentence: "Genesis has 50 chapters, no chapter 99." */
  detail: z.string().optional(),
  /** The name in a reference to a book that no Bible has: "Hezekiah". */
  unknown_book: z.string().optional(),
  /** The help shown with a question asked in distress; the passage is then chosen to match. */
  care: Care.optional(),
})
export type HomeAnswer = z.infer<typeof HomeAnswer>
