import {
  type GenerateContentRequest,
  type GenerativeModel,
  GoogleGenerativeAI,
  GoogleGenerativeAIFetchError,
  HarmBlockThreshold,
  HarmCategory,
} from '@google/generative-ai'
import {
  type Backend,
  type BackendCall,
  callSettings,
  type ModelTurn,
  type TokenUsage,
  type ToolCall,
} from './backend.ts'
import { boundGlobalFetch } from './bounded-fetch.ts'
import { finishOf, refusal } from './gemini-errors.ts'
import { geminiSchema } from './gemini-schema.ts'
import { type JsonSchema, ModelError, type Provider } from './provider.ts'
import { readStream } from './stream-fetch.ts'
import { type LoopOptions, providerOf } from './tool-loop.ts'

export type GeminiOptions = LoopOptions & { apiKey: string; model: string; baseUrl?: string }

/** A part as sent over the wire: the SDK's types lack what newer models send; the JSON has it in both directions. */
type Part = JsonSchema & {
  text?: unknown
  thought?: unknown
  functionCall?: { id?: string; name?: unknown; args?: unknown }
}
type Content = { role: 'user' | 'model'; parts: Part[] }
type Chunk = {
  error?: { code?: unknown; message?: unknown; details?: unknown }
  promptFeedback?: { blockReason?: unknown }
  candidates?: { content?: { parts?: unknown }; finishReason?: unknown }[]
  usageMetadata?: { [count: string]: unknown }
}

/** Scripture speaks of war, incest and murder: only what is certainly dangerous is blocked. */
const safetySettings = [
  HarmCategory.HARM_CATEGORY_HARASSMENT,
  HarmCategory.HARM_CATEGORY_HATE_SPEECH,
  HarmCategory.HARM_CATEGORY_SEXUALLY_EXPLICIT,
  HarmCategory.HARM_CATEGORY_DANGEROUS_CONTENT,
].map((category) => ({ category, threshold: HarmBlockThreshold.BLOCK_ONLY_HIGH }))

/** Gemini behind the provider's interface. Nothing else in the product uses its SDK. */
export function createGeminiProvider({ apiKey, model, baseUrl, ...loop }: GeminiOptions): Provider {
  const outputTokens = loop.settings?.outputTokens ?? callSettings.outputTokens
  boundGlobalFetch()
  const sdk = new GoogleGenerativeAI(apiKey).getGenerativeModel(
    { model, safetySettings },
    { baseUrl: baseUrl?.replace(/\/+$/, '') },
  )
  return providerOf(geminiBackend(sdk, model, outputTokens), loop)
}

function geminiBackend(sdk: GenerativeModel, model: string, maxOutputTokens: number): Backend<Content> {
  return {
    name: 'gemini',
    model,
    open: ({ history, prompt }) => [
      ...history.map(({ role, content }) => said(role === 'user' ? 'user' : 'model', content)),
      said('user', prompt),
    ],
    note: (text) => said('user', text),
    results: (calls, results) => [
      {
        role: 'user',
        parts: calls.map(({ id, name }, index) => ({
          functionResponse: { ...(id !== undefined && { id }), name, response: results[index]!.result },
        })),
      },
    ],
    async stream(call, io) {
      const turn = createTurn()
      try {
        const request = requestOf(call, model, maxOutputTokens)
        await readStream(
          () => sdk.generateContentStream(request, { signal: io.signal }),
          (frame) => {
            io.onSign()
            return turn.add(frame as Chunk, io.onText)
          },
        )
      } catch (error) {
        throw asModelError(error)
      }
      return turn.end()
    },
  }
}

const said = (role: Content['role'], text: string): Content => ({ role, parts: [{ text }] })

/** The least thinking that a model supports; undefined for a model without such a setting. */
function leastThinking(model: string) {
  if (/^gemini-3.*flash/.test(model)) return { thinkingLevel: 'minimal' }
  if (/^gemini-3/.test(model)) return { thinkingLevel: 'low' }
  return /^gemini-2\.5.*flash/.test(model) ? { thinkingBudget: 0 } : undefined
}

function requestOf(call: BackendCall<Content>, model: string, maxOutputTokens: number) {
  const { messages, instructions, tools, mayCall, schema, isUrgent } = call
  const thinkingConfig = isUrgent ? leastThinking(model) : undefined
  const request = {
    contents: messages,
    systemInstruction: { role: 'system', parts: [{ text: instructions }] },
    generationConfig: {
      maxOutputTokens,
      ...(thinkingConfig && { thinkingConfig }),
      ...(schema && { responseMimeType: 'application/json', responseSchema: geminiSchema(schema) }),
    },
    ...(tools.length > 0 && {
      tools: [{ functionDeclarations: declared(tools) }],
      toolConfig: { functionCallingConfig: { mode: mayCall ? 'AUTO' : 'NONE' } },
    }),
  }
  return request as unknown as GenerateContentRequest
}

const declarations = new WeakMap<BackendCall<Content>['tools'], JsonSchema[]>()

/** The tools as Gemini wants them. Most answers have the same ones. */
function declared(tools: BackendCall<Content>['tools']): JsonSchema[] {
  const known = declarations.get(tools)
  if (known) return known
  const made = tools.map((tool) => ({ ...tool, parameters: geminiSchema(tool.parameters) }))
  declarations.set(tools, made)
  return made
}

/** Collects the raw chunks of a turn. `add` returns false when the reader has had enough. */
function createTurn() {
  const parts: Part[] = []
  let text = ''
  let reason = ''
  let full = false
  let last: Chunk = {}
  let usageMetadata: Chunk['usageMetadata']

  /** Adjacent pieces of plain text become one: hundreds of objects for each answer would cost the collector more. */
  const keep = (part: Part) => {
    const before = parts.at(-1)
    if (!isPlain(part)) parts.push(part)
    else if (before && isPlain(before)) before.text = `${before.text}${part.text}`
    else if (part.text !== '') parts.push(part)
  }
  const add = (chunk: Chunk, onText: (text: string) => boolean): boolean => {
    if (chunk.error) {
      const { code, details, message } = chunk.error
      throw refusal(Number(code) || 500, details, String(message ?? 'an error inside the answer'))
    }
    last = chunk
    usageMetadata = chunk.usageMetadata ?? usageMetadata
    const candidate = chunk.candidates?.[0]
    const blocked = chunk.promptFeedback?.blockReason
    // some models send STOP with every frame; keep a more specific reason
    if (blocked) reason = 'SAFETY'
    else if (candidate?.finishReason && (reason === '' || reason === 'STOP')) reason = String(candidate.finishReason)
    for (const part of partsOf(candidate?.content?.parts)) {
      keep(part)
      if (typeof part.text !== 'string' || part.thought === true) continue
      text += part.text
      if (onText(part.text)) continue
      full = true
      return false
    }
    return true
  }

  const end = (): ModelTurn<Content> => {
    const calls = parts.flatMap(callOf)
    if (full) reason = 'TEXT_MAX'
    if (reason === '') {
      const nothing = parts.length === 0 && last.candidates === undefined
      throw new ModelError('unavailable', nothing ? 'an empty answer' : 'the answer ended early')
    }
    const blockReason = last.promptFeedback?.blockReason
    return {
      text,
      calls,
      finish: full ? 'length' : finishOf(reason),
      reason: blockReason ? String(blockReason) : reason,
      message: { role: 'model', parts },
      raw: {
        ...last,
        candidates: [{ ...last.candidates?.[0], content: { role: 'model', parts } }],
        usageMetadata,
      },
      tokens: tokensOf(usageMetadata),
    }
  }
  return { add, end }
}

const partsOf = (parts: unknown): Part[] =>
  Array.isArray(parts) ? parts.filter((part) => part !== null && typeof part === 'object') : []

function callOf({ functionCall }: Part): ToolCall[] {
  if (!functionCall) return []
  const { id, name, args } = functionCall
  return [{ ...(typeof id === 'string' && { id }), name: String(name ?? ''), args: args ?? {} }]
}

const isPlain = (part: Part) => typeof part.text === 'string' && Object.keys(part).length === 1

function tokensOf(usage: Chunk['usageMetadata'] = {}): TokenUsage {
  const count = (name: string) => (Number.isSafeInteger(usage[name]) ? Math.max(0, usage[name] as number) : 0)
  return {
    input: count('promptTokenCount'),
    output: count('candidatesTokenCount'),
    thought: count('thoughtsTokenCount'),
    cached: count('cachedContentTokenCount'),
  }
}

/** Only the signal shows an abort: in the middle of a stream the SDK has no specific error for it. */
function asModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error
  if (error instanceof GoogleGenerativeAIFetchError && error.status !== undefined) {
    return refusal(error.status, error.errorDetails, error.message.slice(0, 500), error)
  }
  return new ModelError('unavailable', `the connection failed: ${(error as Error)?.message ?? 'no reason'}`, {
    cause: error,
  })
}
