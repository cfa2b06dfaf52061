import type { AnswerIo, AnswerRequest, ToolDeclaration, ToolResult } from '../../../workers/llm/provider.ts'

export const passageTool: ToolDeclaration = {
  name: 'get_passage',
  description: 'Reads verses',
  parameters: {
    type: 'object',
    properties: { reference: { type: 'string' } },
    required: ['reference'],
    additionalProperties: false,
  },
}

/** A question to a provider, as the job would send it. */
export function askingFor(prompt: string, changes: Partial<AnswerRequest> = {}): AnswerRequest {
  return {
    instructions: 'Answer from the passage.',
    history: [],
    prompt,
    question: prompt,
    place: { bible_id: 'eng-web', book: 'JHN', chapter: 3, verses: [] },
    theology_slug: 'christian',
    profile_slug: 'reader',
    commentary: null,
    tools: [passageTool],
    ...changes,
  }
}

export type RecordedIo = AnswerIo & {
  /** What a reader would see: all text since the last reset. */
  shown(): string
  pieces: string[]
  resets: string[]
  states: string[]
  toolCalls: { name: string; args: unknown }[]
  abort(reason?: unknown): void
}

/** Stands in for the job, and records every call. */
export function recordIo(callTool: (name: string, args: unknown) => Promise<ToolResult> = readGenesis): RecordedIo {
  const controller = new AbortController()
  let shown = ''
  const io: RecordedIo = {
    ...{ signal: controller.signal, pieces: [], resets: [], states: [], toolCalls: [] },
    shown: () => shown,
    abort: (reason = new Error('stopped by the test')) => controller.abort(reason),
    onText(text) {
      shown += text
      io.pieces.push(text)
    },
    onReset(reason) {
      shown = ''
      io.resets.push(reason)
    },
    onStatus: (state, tool) => void io.states.push(tool ? `${state} ${tool}` : state),
    callTool(name, args) {
      io.toolCalls.push({ name, args })
      return callTool(name, args)
    },
  }
  return io
}

async function readGenesis(): Promise<ToolResult> {
  return { result: { text: 'In the beginning' }, ok: true }
}
