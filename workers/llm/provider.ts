import type { JsonSchema, ModelPlace, ToolResult, Turn } from '#shared/builtin/request.ts'
import type { Suggestion } from '#shared/contract/bible.ts'

/** What a model is asked and what it returns, the same for every provider. No SDK type crosses this boundary. */

export type { JsonSchema, ModelPlace, ToolResult, Turn }

export type ToolDeclaration = { name: string; description: string; parameters: JsonSchema }

export type AnswerRequest = {
  /** The system instructions, exactly as they are published. */
  instructions: string
  /** Earlier turns of the chat, oldest first, already cut to the budget. */
  history: Turn[]
  /** The last user turn as the model reads it: passage, chosen verses, question. */
  prompt: string
  /** The visitor's words. */
  question: string
  place: ModelPlace
  /** For the built-in provider: see BuiltinRequest. */
  suggested?: string | undefined
  theology_slug: string
  profile_slug: string
  /** `mhc` if the visitor reads with Matthew Henry, else null. */
  commentary: string | null
  tools: ToolDeclaration[]
}

type AnswerState = 'thinking' | 'searching' | 'reading' | 'writing'

export type AnswerIo = {
  signal: AbortSignal
  /** The answer ends in this time, with the text that it has by then; none is begun if nothing is left of it. */
  mostMs?: number
  /** Text to append. Never called after the promise settles. */
  onText(text: string): void
  /** All text passed to onText so far is void; the answer starts over. */
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
  /** `blocked`: the provider refused; `text` is then empty and `reason` has the cause (for the audit). */
  finish: 'complete' | 'truncated' | 'blocked'
  reason?: string
  /** The provider's raw response, as text, for the audit. */
  raw: string
  model_name: string
  usage: Usage
  /** The follow-up questions, if they are not part of the text. */
  follow_ups?: Suggestion[]
}

export type JsonRequest = {
  instructions: string
  prompt: string
  schema: JsonSchema
  signal: AbortSignal
  /** The purpose of the value, which decides how much of the provider's rate it may use. A plan by default. */
  lane?: 'plan' | 'suggestions' | 'home'
  /** A reader waits: the model thinks as little as possible. */
  isUrgent?: boolean
}

export type JsonOutcome = { value: unknown; raw: string; model_name: string; usage: Usage }

export type ProviderName = 'gemini' | 'openai' | 'builtin'

export type Provider = {
  readonly name: ProviderName
  readonly model: string
  /** Resolves with the whole answer; rejects with ModelError, or with the signal's reason once aborted. */
  answer(request: AnswerRequest, io: AnswerIo): Promise<AnswerOutcome>
  /** Resolves with a value that parsed as JSON (the caller checks it against its schema); rejects like answer. */
  json(request: JsonRequest): Promise<JsonOutcome>
}

export type ModelErrorKind =
  | 'busy' // 429 or overload: wait `retryAfterMs`
  | 'quota' // spent for today
  | 'unavailable' // 5xx, network, cut stream, timeouts
  | 'rejected' // 4xx: our request or key is wrong
  | 'bad_output' // no usable output

export type ModelErrorOptions = { retryAfterMs?: number; retryable?: boolean; status?: number; cause?: unknown }

/** Its message may contain the provider's words, which may repeat the question: for the audit, never for a log. */
export class ModelError extends Error {
  readonly kind: ModelErrorKind
  /** The status or code of the provider's refusal, for the log. */
  readonly status: number | undefined
  /** Whether another run may succeed; decided by its kind by default. */
  readonly retryable: boolean
  readonly retryAfterMs: number | undefined
  /** What was received before it, for the audit and the budget. Set if a whole answer or value fails. */
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
