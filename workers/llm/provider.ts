import type { Suggestion } from '#shared/contract/bible.ts'

/** What a model is asked and what it gives back, the same for every provider. No SDK type crosses this line. */

export type Turn = { role: 'user' | 'assistant'; content: string }

/** The place in Scripture that a question is asked of. Verses are empty when the whole chapter is meant. */
export type Place = { bible_id: string; book: string; chapter: number; verses: number[] }

export type JsonSchema = { [key: string]: unknown }

export type ToolDeclaration = { name: string; description: string; parameters: JsonSchema }

/** `result` is plain JSON; a tool that refuses answers with `{error}` in it, which the model reads. */
export type ToolResult = { result: JsonSchema; ok: boolean }

export type AnswerRequest = {
  /** The system instructions, exactly as they are published. */
  instructions: string
  /** Earlier turns of the chat, oldest first, already cut to the budget. */
  history: Turn[]
  /** The last user turn as the model reads it: passage, chosen verses, question. */
  prompt: string
  /** The visitor's own words. */
  question: string
  place: Place
  theology_slug: string
  profile_slug: string
  /** `mhc` when the visitor reads with Matthew Henry, else null. */
  commentary: string | null
  tools: ToolDeclaration[]
}

export type AnswerState = 'thinking' | 'searching' | 'reading' | 'writing'

export type AnswerIo = {
  signal: AbortSignal
  /** Text to append. Never called after the promise settles. */
  onText(text: string): void
  /** Everything given to onText so far is void; the answer starts over. */
  onReset(reason: string): void
  onStatus(state: AnswerState, tool?: string): void
  callTool(name: string, args: unknown): Promise<ToolResult>
}

export type Usage = {
  input_tokens: number
  output_tokens: number
  thought_tokens?: number
  cached_tokens?: number
  /** Calls made to the provider for this answer, retries included. */
  calls: number
}

export type AnswerOutcome = {
  text: string
  /** `blocked`: the provider refused; `text` is then empty and `reason` says why (for the audit). */
  finish: 'complete' | 'truncated' | 'blocked'
  reason?: string
  /** The provider's own response, as text, for the audit. */
  raw: string
  model_name: string
  usage: Usage
  /** The questions that it leads to, where they are no part of the text. */
  follow_ups?: Suggestion[]
}

export type JsonRequest = {
  instructions: string
  prompt: string
  schema: JsonSchema
  signal: AbortSignal
  /** What the value is for, which decides how much of the provider's rate it may use. A plan where nothing is said. */
  lane?: 'plan' | 'suggestions'
}

export type JsonOutcome = { value: unknown; raw: string; model_name: string; usage: Usage }

export type ProviderName = 'gemini' | 'openai' | 'builtin'

export type Provider = {
  readonly name: ProviderName
  readonly model: string
  /** Resolves with the whole answer; rejects with ModelError, or with the signal's reason once aborted. */
  answer(request: AnswerRequest, io: AnswerIo): Promise<AnswerOutcome>
  /** Resolves with a value that parsed as JSON (the caller checks it against its own schema); rejects like answer. */
  json(request: JsonRequest): Promise<JsonOutcome>
}

export type ModelErrorKind =
  | 'busy' // 429 or overload: wait `retryAfterMs`
  | 'quota' // spent for today
  | 'unavailable' // 5xx, network, cut stream, timeouts
  | 'rejected' // 4xx: our request or key is wrong
  | 'bad_output' // nothing usable came

export type ModelErrorOptions = { retryAfterMs?: number; retryable?: boolean; status?: number; cause?: unknown }

/** Its message may hold words of the provider, which may repeat what was asked: it is for the audit, never for a log. */
export class ModelError extends Error {
  readonly kind: ModelErrorKind
  /** Of the provider's refusal, for the log. */
  readonly status: number | undefined
  /** Whether another run may do better; by its kind where nothing else is said. */
  readonly retryable: boolean
  readonly retryAfterMs: number | undefined
  /** What had come before it, for the audit and the books. Set where an answer or a value as a whole fails. */
  raw: string | undefined
  usage: Usage | undefined
  constructor(kind: ModelErrorKind, message: string, options: ModelErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.name = 'ModelError'
    this.kind = kind
    this.status = options.status
    this.retryable = options.retryable ?? (kind === 'busy' || kind === 'unavailable')
    this.retryAfterMs = options.retryAfterMs
  }
}
