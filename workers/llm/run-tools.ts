import type { CallSettings, ToolCall } from './backend.ts'
import type { AnswerIo, AnswerRequest, ToolResult } from './provider.ts'

const STRIKES = 3

/** The tool calls of one answer. `worn`: the model has made too many invalid calls and gets no more tools. */
export type ToolRunner = { run(calls: ToolCall[]): Promise<ToolResult[]>; worn(): boolean }

/**
 * Runs a model's calls: the calls of a turn in parallel, equal calls once, each within its time and size. Every call
 * gets a result, in order; an unknown, late, too large or failing one gets a result that reports it. Rejects only with
 * the signal's reason.
 */
export function createToolRunner(
  tools: AnswerRequest['tools'],
  io: Pick<AnswerIo, 'callTool' | 'onStatus' | 'signal'>,
  settings: Pick<CallSettings, 'toolMs' | 'toolCallsPerRound' | 'toolResultBytes'>,
): ToolRunner {
  const known = new Map<string, Promise<ToolResult>>()
  let strikes = 0

  const runOne = (call: ToolCall, index: number): Promise<ToolResult> => {
    if (index >= settings.toolCallsPerRound) {
      return refusal(`at most ${settings.toolCallsPerRound} calls at once; ask for the rest in another step`)
    }
    if (!tools.some((tool) => tool.name === call.name)) {
      strikes++
      return refusal(`unknown tool; available tools: ${tools.map((tool) => tool.name).join(', ') || 'none'}`)
    }
    if (typeof call.args !== 'object' || call.args === null || Array.isArray(call.args)) {
      strikes++
      return refusal('arguments must be a JSON object')
    }
    const key = `${call.name} ${stable(call.args)}`
    const before = known.get(key)
    if (before !== undefined) return before
    io.onStatus(call.name.startsWith('get_') ? 'reading' : 'searching', call.name)
    const result = inTime(io.callTool(call.name, call.args), settings.toolMs)
      .catch((): ToolResult => {
        io.signal.throwIfAborted()
        return refused('this could not be looked up; continue without it')
      })
      .then((answer) => capped(answer, settings.toolResultBytes))
    known.set(key, result)
    return result
  }

  return {
    async run(calls) {
      const results = await Promise.all(calls.map(runOne))
      io.signal.throwIfAborted()
      io.onStatus('thinking')
      return results
    },
    worn: () => strikes >= STRIKES,
  }
}

const refused = (error: string): ToolResult => ({ result: { error }, ok: false })
const refusal = async (error: string) => refused(error)

async function inTime(work: Promise<ToolResult>, ms: number): Promise<ToolResult> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<ToolResult>((resolve) => {
    timer = setTimeout(() => resolve(refused('this took too long; continue without it')), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function capped(answer: ToolResult, bytes: number): ToolResult {
  const whole = JSON.stringify(answer.result)
  if (Buffer.byteLength(whole) <= bytes) return answer
  const beginning = Buffer.from(whole)
    .subarray(0, bytes)
    .toString()
    .replace(/\uFFFD$/, '')
  return { result: { beginning, cut: 'the result is longer than can be shown; ask for less' }, ok: answer.ok }
}

/** JSON with sorted keys, so that equal arguments are equal text. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_key, inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
