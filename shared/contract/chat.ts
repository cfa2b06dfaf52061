import { z } from 'zod'
import { CHAT_TITLE_MAX, PROMPT_MAX } from '../limits.ts'
import { NOTE_MAX } from '../note-limits.ts'
import { visibleLine, visibleText } from '../visible-text.ts'
import { Suggestion } from './bible.ts'
import { Care } from './care.ts'
import { Span } from './spans.ts'

const wholeNumber = z.union([
  z.int(),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
])
const bigId = z.union([
  z.int().positive(),
  z
    .string()
    .regex(/^[1-9]\d{0,15}$/)
    .transform(Number),
])

/** POST /api/chat. The four required fields are checked first, by hand: their error names only the missing ones. */
export const ChatRequest = z.object({
  bible_id: z.string().min(1).max(64),
  bookId: z.string().min(1).max(64),
  chapter: wholeNumber.pipe(z.int().min(1).max(200)),
  verses: z
    .array(wholeNumber.pipe(z.int().min(1).max(176)))
    .max(176)
    .nullish(),
  prompt: z.string().overwrite(visibleText).min(1).max(PROMPT_MAX),
  chat_id: bigId.nullish(),
  plan_step_id: bigId.nullish(),
  /** The message_id of the chat's last answer: this question replaces the one it answers, and has the same passage. */
  replaces: bigId.nullish(),
  /** A note of the visitor's that they attach: the model reads it as their words; it is stored with the question. */
  note: z.string().overwrite(visibleText).min(1).max(NOTE_MAX).nullish(),
  /** False begins a conversation that is in no list and is deleted after a day. Ignored with a `chat_id`. */
  is_kept: z.boolean().nullish(),
  /** True if the device has shown an answer without a network: the finder, not a model, writes the stored answer. */
  answered_offline: z.boolean().nullish(),
})
export type ChatRequest = z.input<typeof ChatRequest>

export const Verdict = z.enum(['exact', 'repaired', 'paraphrase', 'unresolved'])
export type Verdict = z.infer<typeof Verdict>

export const Citation = z.object({
  ref: z.string(),
  book: z.string().nullable(),
  chapter: z.int().nullable(),
  start_verse: z.int().nullable(),
  end_verse: z.int().nullable(),
  quote: z.string().optional(),
  verdict: Verdict,
  /** The tool call that read the verse, by its index in the audit; null when the model never read it. */
  tool_call: z.int().nullable().optional(),
  /**
   * Where the words of `quote` are in the answer's content, in UTF-16 units, `end` excluded. Only a quotation verified
   * there has it; without it no seal is shown.
   */
  at: z.object({ start: z.int().nonnegative(), end: z.int().nonnegative() }).optional(),
})
export type Citation = z.infer<typeof Citation>

export const MessageStatus = z.enum(['pending', 'streaming', 'complete', 'stopped', 'failed'])
export type MessageStatus = z.infer<typeof MessageStatus>

/** The owner's rating of an answer. Operators count it, and read the words only if `includes_text` is true. */
export const Rating = z.object({ thumb: z.enum(['up', 'down']), includes_text: z.boolean() })
export type Rating = z.infer<typeof Rating>
export const RatingAnswer = z.object({ rating: Rating })
export const RatingRequest = Rating.extend({ includes_text: z.boolean().default(false) })

const OneMessage = z.object({
  id: z.int(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  status: MessageStatus,
  isStreaming: z.boolean(),
  has_audit_data: z.boolean(),
  model_name: z.string().nullable(),
  model_provider: z.string().nullable(),
  citations: z.array(Citation),
  created_at: z.string(),
  /** What the check found, by positions in `content`; missing if an answer was not checked in this way. */
  spans: z.array(Span).optional(),
  /** The answer is complete, but ends where a limit of its length or time cut it off; it can be retried. Else missing. */
  is_truncated: z.literal(true).optional(),
  /** Questions to continue with, for the chat's owner; missing if there are none. */
  follow_ups: z.array(Suggestion).optional(),
  /** The help shown with an answer to a question in distress; else missing. */
  care: Care.optional(),
  /** The owner's rating; missing if there is none, and for everyone else. */
  rating: Rating.optional(),
  /** The note that was attached to a question, for the chat's owner; else missing. */
  note: z.string().optional(),
})

/** An earlier or later wording of a question, with its answer. */
export const QuestionVersion = z.object({ version: z.int(), messages: z.array(OneMessage) })
export type QuestionVersion = z.infer<typeof QuestionVersion>

export const Message = OneMessage.extend({
  /**
   * Of an edited question, for the chat's owner: the number of this wording, from 1, and the other wordings in order.
   */
  version: z.int().optional(),
  other_versions: z.array(QuestionVersion).optional(),
})
export type Message = z.infer<typeof Message>

export const ChatReference = z.object({
  translation: z.string(),
  book: z.string(),
  book_id: z.string(),
  chapter: z.int(),
  verse: z.union([z.string(), z.null()]),
})
export type ChatReference = z.infer<typeof ChatReference>

export const ChatListItem = z.object({
  id: z.int(),
  title: z.string(),
  is_public: z.boolean(),
  is_owner: z.boolean(),
  updated_at: z.string(),
  reference: ChatReference.nullable(),
})
export type ChatListItem = z.infer<typeof ChatListItem>
export const ChatsQuery = z.object({
  older_than: bigId
    .optional()
    .meta({ description: 'The id of the last chat in the list so far: lists those after it' }),
})
export const ChatsAnswer = z.object({
  chats: z.array(ChatListItem),
  /** The visitor has more, which `older_than` lists; else missing. */
  has_older: z.boolean().optional(),
})
export type ChatsAnswer = z.infer<typeof ChatsAnswer>

export const ChatMessages = z.object({
  chat_id: z.int(),
  title: z.string(),
  is_public: z.boolean(),
  is_owner: z.boolean(),
  messages: z.array(Message),
})
export type ChatMessages = z.infer<typeof ChatMessages>

export const Chat = ChatMessages.extend({
  reference: ChatReference.nullable(),
  /** False for one that is in no list and is deleted after a day; else missing. */
  is_kept: z.literal(false).optional(),
})
export type Chat = z.infer<typeof Chat>

/** PATCH /api/chat/{id}. The part of a stored title before the first colon is its place and does not change. */
export const RenameRequest = z.object({
  title: z
    .string()
    .overwrite(visibleLine)
    .refine((given) => given !== '', 'A title is required')
    .refine((given) => [...given].length <= CHAT_TITLE_MAX, `A title has at most ${CHAT_TITLE_MAX} characters`),
})
export const RenameAnswer = z.object({ chat_id: z.int(), title: z.string() })

export const CopyAnswer = z.object({ chat_id: z.int() })

export const PublishAnswer = z.object({ chat_id: z.int(), is_public: z.boolean() })

/** A checked stretch of an answer with the words that the page shows there, and those that the model wrote. */
export const AuditSpan = Span.extend({ shown: z.string(), written: z.string() })
export type AuditSpan = z.infer<typeof AuditSpan>

export const Audit = z.object({
  instructions_prompt: z.string(),
  instructions_hash: z.string(),
  input_prompt: z.string(),
  tool_calls: z.array(z.object({ tool_name: z.string(), arguments: z.unknown() })),
  tool_results: z.array(z.object({ tool_name: z.string(), result: z.unknown() })),
  llm_raw_response: z.string(),
  model_provider: z.string(),
  model_name: z.string(),
  usage: z.record(z.string(), z.number()),
  timings: z.record(z.string(), z.number()),
  citations: z.array(Citation),
  /** Missing if an answer was not checked in this way. */
  spans: z.array(AuditSpan).optional(),
})
export type Audit = z.infer<typeof Audit>

const event = <Name extends string, Data extends z.ZodType>(name: Name, data: Data) =>
  z.object({ event: z.literal(name), data })

/** The events of an answer's stream, as they are sent. */
export const ChatEvent = z.discriminatedUnion('event', [
  event(
    'chat_info',
    z.object({
      chat_id: z.int(),
      message_id: z.int(),
      title: z.string(),
      is_owner: z.boolean(),
      is_public: z.boolean(),
      care: Care.optional(),
    }),
  ),
  event(
    'status',
    z.object({
      state: z.enum(['queued', 'thinking', 'searching', 'reading', 'writing']),
      position: z.int().optional(),
      tool: z.string().optional(),
      label: z.string().optional(),
    }),
  ),
  event('content', z.object({ content: z.string() })),
  event('reset', z.object({ reason: z.string() })),
  event(
    'final_content',
    z.object({
      content: z.string(),
      citations: z.array(Citation),
      spans: z.array(Span).optional(),
      is_truncated: z.literal(true).optional(),
      follow_ups: z.array(Suggestion).optional(),
      care: Care.optional(),
      /** What wrote the answer; missing if nothing did. */
      model_name: z.string().optional(),
      model_provider: z.string().optional(),
    }),
  ),
  event('error', z.object({ error: z.string(), detail: z.string(), retryable: z.boolean() })),
  event('stream_end', z.object({ message_id: z.int(), status: MessageStatus, final_response: z.string().optional() })),
])
export type ChatEvent = z.infer<typeof ChatEvent>
