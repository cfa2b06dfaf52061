import { z } from 'zod'

/**
 * The verdict on a stretch of an answer. `exact`: word for word in the reader's translation, or in a commentary or
 * dictionary that we store (see `source.kind`). `shortened`: the same with omissions marked by an ellipsis. `repaired`:
 * the stored words replaced the model's. `other_edition`: word for word in another installed translation. `paraphrase`:
 * close to a passage, but not its words. `not_found`: presented as Scripture, but not found in any text. `unchecked`: a
 * quotation of an author whose text is not installed.
 */
export const SpanVerdict = z.enum([
  'exact',
  'shortened',
  'repaired',
  'other_edition',
  'paraphrase',
  'not_found',
  'unchecked',
])
export type SpanVerdict = z.infer<typeof SpanVerdict>

/** Where the words of a span are from. */
export const SpanSource = z.object({
  kind: z.enum(['scripture', 'commentary', 'lexicon', 'topics']),
  /** The id of the text: `eng-web`, `mhc`, `strongs`. */
  edition: z.string(),
  /** What readers call the text: `WEB`, `Matthew Henry’s Concise Commentary`. */
  edition_name: z.string(),
  ref: z.string(),
  book: z.string().nullable(),
  chapter: z.int().nullable(),
  start_verse: z.int().nullable(),
  end_verse: z.int().nullable(),
  /** The stored words, if the span shows others. */
  text: z.string().optional(),
})
export type SpanSource = z.infer<typeof SpanSource>

/** A checked stretch of a text. Spans are in order and do not overlap. */
export const Span = z.object({
  /** UTF-16 offsets into the content, `end` excluded. */
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  verdict: SpanVerdict,
  source: SpanSource.nullable(),
  /** False for a run of words without quotation marks. */
  quoted: z.boolean(),
  /** The tool call that read the passage, by its index in the audit; null when the model never read it. */
  tool_call: z.int().nullable(),
  /** What the model wrote, if the content shows something else. */
  written: z.string().optional(),
  /** The words of the content that differ from the stored text, by positions in the content; `stored` may be empty. */
  differences: z
    .array(z.object({ start: z.int().nonnegative(), end: z.int().nonnegative(), stored: z.string() }))
    .optional(),
  /**
   * The reference beside the words, as it is written, if the translation has no such verse or the Bible no such book; the
   * words of such a span have no seal. In a checked text a reference without such words is a span itself.
   */
  missing: z.object({ ref: z.string(), what: z.enum(['verse', 'book']) }).optional(),
  /** The passage that is named beside words that were not found. */
  named: SpanSource.optional(),
})
export type Span = z.infer<typeof Span>
