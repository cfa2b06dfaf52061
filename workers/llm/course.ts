import type { ModelTurn } from './backend.ts'
import type { Usage } from './provider.ts'

/** What an answer has come to so far: its text, what it cost, and what the provider said word for word. */
export type Course = {
  /** Text of the turns that are over. */
  kept: string
  /** Text of the turn that is under way. */
  spoken: string
  usage: Usage
  modelTurns: string[]
  restarts: number
  waitedMs: number
}

export const newCourse = (): Course => ({
  kept: '',
  spoken: '',
  usage: { input_tokens: 0, output_tokens: 0, calls: 0 },
  modelTurns: [],
  restarts: 0,
  waitedMs: 0,
})

/** Books a turn that came to its end. */
export function noteTurn(course: Course, { raw, tokens }: Pick<ModelTurn<unknown>, 'raw' | 'tokens'>): void {
  const { usage } = course
  usage.input_tokens += tokens.input
  usage.output_tokens += tokens.output
  if (tokens.thought) usage.thought_tokens = (usage.thought_tokens ?? 0) + tokens.thought
  if (tokens.cached) usage.cached_tokens = (usage.cached_tokens ?? 0) + tokens.cached
  course.modelTurns.push(JSON.stringify(raw))
}

/** Books a turn that failed, with what had come of it. */
export function noteFailure(course: Course, message: string): void {
  course.modelTurns.push(JSON.stringify({ error: message, ...(course.spoken && { partial: course.spoken }) }))
}

/** Everything the provider said, one line a turn. */
export const rawOf = (course: Course): string => course.modelTurns.join('\n')
