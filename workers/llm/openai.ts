import { createParser } from 'eventsource-parser'
import { type Backend, type BackendCall, callSettings, type Finish, type ModelTurn, type ToolCall } from './backend.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { openaiRefusal } from './openai-errors.ts'
import { type JsonSchema, ModelError, type Provider } from './provider.ts'
import { type LoopOptions, providerOf } from './tool-loop.ts'

export type OpenaiOptions = LoopOptions & { baseUrl: string; model: string; apiKey?: string }

type WireCall = { id: string; type: 'function'; function: { name: string; arguments: string } }
type Message =
  | { role: 'user' | 'assistant'; content: string }
  | { role: 'system'; content: string }
  | { role: 'assistant'; content: string | null; tool_calls: WireCall[] }
  | { role: 'tool'; tool_call_id: string; content: string }

type Delta = { content?: unknown; tool_calls?: unknown }
type WireDelta = { index?: number; id?: unknown; function?: { name?: unknown; arguments?: unknown } } | null
type Chunk = {
  error?: unknown
  choices?: { delta?: Delta; finish_reason?: unknown }[]
  usage?: {
    prompt_tokens?: unknown
    completion_tokens?: unknown
    prompt_tokens_details?: { cached_tokens?: unknown }
  } | null
}

const finishes: Record<string, Finish> = {
  stop: 'stop',
  tool_calls: 'stop',
  function_call: 'stop',
  length: 'length',
  content_filter: 'blocked',
}

/**
 * Any server with OpenAI's chat completions protocol behind the provider's interface, so that a church can run a model
 * on its own machine. `baseUrl` ends before `/chat/completions`, as with every client of that protocol.
 */
export function createOpenaiProvider({ baseUrl, model, apiKey, ...loop }: OpenaiOptions): Provider {
  const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`
  const maxTokens = loop.settings?.outputTokens ?? callSettings.outputTokens
  const headers = { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) }
  const backend: Backend<Message> = {
    name: 'openai',
    model,
    open: ({ history, prompt }) => [
      ...history.map(({ role, content }) => ({ role, content })),
      { role: 'user', content: prompt },
    ],
    note: (text) => ({ role: 'user', content: text }),
    results: (calls, results) =>
      calls.map(({ id }, index) => ({
        ...{ role: 'tool', tool_call_id: id ?? `call_${index}` },
        content: JSON.stringify(results[index]!.result),
      })),
    async stream(call, io) {
      const turn = createTurn(io.onText)
      try {
        const body = JSON.stringify(requestOf(call, model, maxTokens))
        const response = await boundedFetch(url, { method: 'POST', headers, body, signal: io.signal })
        if (!response.ok) throw openaiRefusal(response.status, response.headers, await beginningOf(response))
        await readEvents(response, io.onSign, turn.add)
      } catch (error) {
        if (error instanceof ModelError) throw error
        const message = `the connection failed: ${(error as Error)?.message ?? 'no reason'}`
        throw new ModelError('unavailable', message, { cause: error })
      }
      return turn.end()
    },
  }
  return providerOf(backend, loop)
}

function requestOf(
  { messages, instructions, tools, mayCall, schema }: BackendCall<Message>,
  model: string,
  max: number,
) {
  return {
    model,
    messages: [{ role: 'system', content: instructions }, ...joined(messages)],
    stream: true,
    stream_options: { include_usage: true },
    max_tokens: max,
    ...(tools.length > 0 && {
      tools: tools.map((tool) => ({ type: 'function', function: tool })),
      tool_choice: mayCall ? 'auto' : 'none',
    }),
    ...(schema && { response_format: { type: 'json_schema', json_schema: { name: 'value', schema } } }),
  }
}

/**
 * The messages with those of the user that follow one another as one, as after a question without an answer: the
 * templates of many models refuse two in a row.
 */
function joined(messages: readonly Message[]): Message[] {
  const result: Message[] = []
  for (const message of messages) {
    const before = result.at(-1)
    if (before?.role === 'user' && message.role === 'user')
      result[result.length - 1] = { role: 'user', content: `${before.content}\n\n${message.content}` }
    else result.push(message)
  }
  return result
}

/** As much of a refusal as its kind is read from. */
const REFUSAL_MAX = 10_000

/** The beginning of a body, whose end may not exist. */
async function beginningOf(response: Response): Promise<string> {
  let text = ''
  for await (const piece of textOf(response)) {
    text += piece
    if (text.length >= REFUSAL_MAX) break
  }
  return text
}

const textOf = ({ body }: Response) => (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())

/** Passes every event of the body to `add`, until that returns false. */
async function readEvents(response: Response, onSign: () => void, add: (data: string) => boolean): Promise<void> {
  let wanted = true
  const parser = createParser({
    onEvent: ({ data }) => {
      if (wanted) wanted = add(data)
    },
  })
  for await (const bytes of textOf(response)) {
    onSign()
    parser.feed(bytes)
    if (!wanted) return
  }
}

/** Collects the chunks of a turn. */
function createTurn(onText: (text: string) => boolean) {
  const calls: { id: string; name: string; json: string }[] = []
  let text = ''
  let reason = ''
  let came = false
  let usage: Chunk['usage']

  /** Pieces of a call have its index; the first one has the name. */
  const addCall = (delta: WireDelta) => {
    if (!delta || typeof delta !== 'object') return
    const index = Number.isInteger(delta.index) ? (delta.index as number) : calls.length
    if (index < 0 || index > 127) return
    while (calls.length <= index) calls.push({ id: `call_${calls.length}`, name: '', json: '' })
    const call = calls[index]!
    if (typeof delta.id === 'string' && delta.id !== '') call.id = delta.id
    if (typeof delta.function?.name === 'string') call.name += delta.function.name
    const json = delta.function?.arguments
    if (typeof json === 'string') call.json += json
    else if (json) call.json = JSON.stringify(json)
  }

  const add = (data: string): boolean => {
    if (data === '[DONE]') return false
    const chunk = JSON.parse(data) as Chunk
    came = true
    if (chunk.error) throw openaiRefusal(statusOf(chunk.error), undefined, data)
    usage = chunk.usage ?? usage
    const choice = chunk.choices?.[0]
    if (choice?.finish_reason) reason ||= String(choice.finish_reason)
    const { content, tool_calls } = choice?.delta ?? {}
    if (Array.isArray(tool_calls)) tool_calls.forEach(addCall)
    if (typeof content !== 'string') return true
    text += content
    if (onText(content)) return true
    reason = 'TEXT_MAX'
    return false
  }

  const end = (): ModelTurn<Message> => {
    if (reason === '') throw new ModelError('unavailable', came ? 'the answer ended early' : 'an empty answer')
    const tool_calls = calls.map(({ id, name, json }): WireCall => {
      return { id, type: 'function', function: { name, arguments: json || '{}' } }
    })
    const read = tool_calls.map(callOf)
    const readable = read.filter((call) => call !== undefined)
    const known = reason === 'TEXT_MAX' ? 'length' : Object.hasOwn(finishes, reason) ? finishes[reason]! : 'unknown'
    return {
      ...{ text, reason, calls: readable },
      // arguments that are not JSON cannot be sent back either: the turn is requested again
      finish: known === 'stop' && readable.length < read.length ? 'bad_call' : known,
      message: { role: 'assistant', content: text || null, tool_calls },
      raw: { content: text, tool_calls, finish_reason: reason, usage },
      tokens: tokensOf(usage),
    }
  }
  return { add, end }
}

function callOf({ id, function: { name, arguments: json } }: WireCall): ToolCall | undefined {
  try {
    return { id, name, args: JSON.parse(json) }
  } catch {
    return undefined
  }
}

function tokensOf(usage: Chunk['usage']) {
  const count = (value: unknown) => (Number.isSafeInteger(value) ? Math.max(0, value as number) : 0)
  const cached = count(usage?.prompt_tokens_details?.cached_tokens)
  return { input: count(usage?.prompt_tokens), output: count(usage?.completion_tokens), cached }
}

/** An error inside a stream has its status under one of two names, or none. */
function statusOf(error: unknown): number {
  const { code, status } = error as JsonSchema
  return [code, status].map(Number).find((number) => number >= 400 && number < 600) ?? 500
}
