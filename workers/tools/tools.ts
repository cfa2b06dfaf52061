import { z } from 'zod'
import { fitResult } from '#shared/builtin/fit-result.ts'
import { ToolError } from '#shared/builtin/passage-tools.ts'
import { visibleValue } from '#shared/clean-text.ts'
import type { Db } from '#shared/server/db.ts'
import type { Finder } from '#shared/server/finder.ts'
import { type Publisher, PublisherError } from '#shared/server/publisher.ts'
import { loadTranslation } from '../chat-answer/translation.ts'
import type { JsonSchema, ModelPlace, ToolResult } from '../llm/provider.ts'
import { type StudyContext, study } from './study.ts'

export type Tools = { call(name: string, args: unknown): Promise<ToolResult> }
export type ToolOptions = {
  db: Db
  finder: Finder
  place: ModelPlace
  publisher?: Publisher
  signal: AbortSignal
  timeoutMs?: number
  maxBytes?: number
}

/**
 * The tools of one answer, all of them read-only. A call always settles: an unknown, malformed, too large or too slow
 * one resolves with `{error}` in words that the model reads. Rejects only with the signal's reason once it is aborted.
 */
export function createTools(options: ToolOptions): Tools {
  const { db, finder, place, publisher, signal, timeoutMs = 5000, maxBytes = 8192 } = options
  const calls = new Map(Object.entries(study))
  const context = async (): Promise<StudyContext> => {
    const translation = await loadTranslation(db, place.bible_id, publisher)
    if (!translation) throw new ToolError('the translation of this chat is no longer here')
    return { db, finder, place, translation }
  }
  const run = async (name: string, args: unknown): Promise<JsonSchema> => {
    const tool = typeof name === 'string' ? calls.get(name) : undefined
    if (!tool) throw new ToolError(`unknown tool; available tools: ${[...calls.keys()].join(', ')}`)
    const parsed = tool.args.safeParse(args ?? {})
    if (!parsed.success) throw new ToolError(`wrong arguments: ${z.prettifyError(parsed.error).slice(0, 300)}`)
    return tool.run(await context(), parsed.data as never)
  }
  return {
    async call(name, args) {
      signal.throwIfAborted()
      try {
        const result = await withinTime(run(name, args), timeoutMs, signal)
        return { result: visibleValue(fitResult(result, maxBytes)), ok: true }
      } catch (error) {
        signal.throwIfAborted()
        const isSaid = error instanceof ToolError || error instanceof PublisherError
        const said = isSaid ? error.message : 'this could not be looked up right now; continue without it'
        return { result: { error: said }, ok: false }
      }
    },
  }
}

function withinTime<T>(work: Promise<T>, timeoutMs: number, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason)
    const timer = setTimeout(() => reject(new ToolError('this took too long; continue without it')), timeoutMs)
    signal.addEventListener('abort', end, { once: true })
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
    })
  })
}
