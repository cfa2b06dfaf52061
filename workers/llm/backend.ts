import { ANSWER_TEXT_MAX } from '#shared/limits.ts'
import type { AnswerRequest, JsonRequest, JsonSchema, ProviderName, ToolResult } from './provider.ts'

/** What each protocol must implement; rounds, retries, restarts and timers are the same for all of them. */
export type Backend<Message> = {
  readonly name: ProviderName
  readonly model: string
  /** The conversation up to the question. */
  open(request: Pick<AnswerRequest, 'history' | 'prompt'>): Message[]
  /** One call: streams a model's turn. Rejects with ModelError, or with the error caused by an abort of `io.signal`. */
  stream(call: BackendCall<Message>, io: BackendIo): Promise<ModelTurn<Message>>
  /** The results of all calls of the previous turn, in order. */
  results(calls: ToolCall[], results: ToolResult[]): Message[]
  /** A message of ours, sent as the user's. */
  note(text: string): Message
}

export type BackendCall<Message> = {
  messages: Message[]
  instructions: string
  tools: AnswerRequest['tools']
  /** False: the tools stay declared, but may not be called. */
  mayCall: boolean
  schema?: JsonRequest['schema']
  isUrgent?: boolean
}

export type BackendIo = {
  signal: AbortSignal
  /** Any data was received: the provider is alive. */
  onSign(): void
  /** Text for the reader. False: no more is wanted, the turn ends here as `length`. */
  onText(text: string): boolean
}

export type ToolCall = { id?: string; name: string; args: unknown }

/**
 * How a turn ended. `bad_call`: a tool call that was unreadable or invalid. A stream that stops without a finish reason
 * is not a turn but a ModelError.
 */
export type Finish = 'stop' | 'length' | 'blocked' | 'recitation' | 'bad_call' | 'unknown'

export type ModelTurn<Message> = {
  text: string
  calls: ToolCall[]
  finish: Finish
  /** The provider's finish reason. */
  reason: string
  /** The turn as it must be sent back. */
  message: Message
  /** The turn as received, for the audit. */
  raw: JsonSchema
  tokens: TokenUsage
}

export type TokenUsage = { input: number; output: number; thought?: number; cached?: number }

/** Every limit of a call in one place; tests shorten them. */
export type CallSettings = {
  /** Until the first sign of an answer, the connection included. */
  firstByteMs: number
  /** Between two signs. */
  gapMs: number
  /** For a whole answer, tools and retries included. */
  totalMs: number
  jsonTotalMs: number
  tries: number
  retryMinMs: number
  retryMaxMs: number
  /** All waiting between tries of one answer. */
  retryBudgetMs: number
  /** If the provider asks for a longer wait than this, the queue does the waiting. */
  waitMaxMs: number
  toolMs: number
  toolRounds: number
  toolCallsPerRound: number
  toolResultBytes: number
  /** Text beyond it is cut and the answer marked truncated. */
  textMax: number
  outputTokens: number
}

export const callSettings: CallSettings = {
  firstByteMs: 20_000,
  gapMs: 15_000,
  totalMs: 90_000,
  jsonTotalMs: 180_000,
  tries: 3,
  retryMinMs: 500,
  retryMaxMs: 6000,
  retryBudgetMs: 20_000,
  waitMaxMs: 8000,
  toolMs: 5000,
  toolRounds: 4,
  toolCallsPerRound: 8,
  toolResultBytes: 32_768,
  textMax: ANSWER_TEXT_MAX,
  outputTokens: 8192,
}
