import type { AnswerRequest, JsonRequest, JsonSchema, ProviderName, ToolResult } from './provider.ts'

/** What each protocol has to be able to do; rounds, retries, restarts and timers are the same for all of them. */
export type Backend<Message> = {
  readonly name: ProviderName
  readonly model: string
  /** The conversation up to the question. */
  open(request: Pick<AnswerRequest, 'history' | 'prompt'>): Message[]
  /** One call: streams a model's turn. Rejects with ModelError, or with whatever an abort of `io.signal` causes. */
  stream(call: BackendCall<Message>, io: BackendIo): Promise<ModelTurn<Message>>
  /** The results of all calls of the turn before, in their order. */
  results(calls: ToolCall[], results: ToolResult[]): Message[]
  /** A remark of ours in the place of the user. */
  note(text: string): Message
}

export type BackendCall<Message> = {
  messages: Message[]
  instructions: string
  tools: AnswerRequest['tools']
  /** False: the tools stay declared, but may not be called. */
  mayCall: boolean
  schema?: JsonRequest['schema']
}

export type BackendIo = {
  signal: AbortSignal
  /** Something came, whatever it is: the provider is alive. */
  onSign(): void
  /** Text that is meant to be read. False: no more is wanted, the turn ends here as `length`. */
  onText(text: string): boolean
}

export type ToolCall = { id?: string; name: string; args: unknown }

/**
 * How a turn ended. `bad_call`: a tool call that could not be read or made no sense. A stream that stops without
 * any word about its end is no turn at all but a ModelError.
 */
export type Finish = 'stop' | 'length' | 'blocked' | 'recitation' | 'bad_call' | 'unknown'

export type ModelTurn<Message> = {
  text: string
  calls: ToolCall[]
  finish: Finish
  /** The provider's own word for the end. */
  reason: string
  /** The turn as it has to be sent back. */
  message: Message
  /** The turn as it came, for the audit. */
  raw: JsonSchema
  tokens: Tokens
}

export type Tokens = { input: number; output: number; thought?: number; cached?: number }

/** Every limit of a call in one place; tests shorten them. */
export type CallSettings = {
  /** Until the first sign of an answer, the connection included. */
  firstByteMs: number
  /** Between two signs. */
  gapMs: number
  /** For an answer as a whole, tools and retries included. */
  totalMs: number
  jsonTotalMs: number
  tries: number
  retryMinMs: number
  retryMaxMs: number
  /** All waiting between tries of one answer. */
  retryBudgetMs: number
  /** A wait asked for by the provider that is longer than this is left to the queue. */
  waitMaxMs: number
  toolMs: number
  toolRounds: number
  toolCallsPerRound: number
  toolResultBytes: number
  /** Text beyond it is cut and the answer marked truncated. Twice the text of the longest answer. */
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
  textMax: 65_536,
  outputTokens: 8192,
}
