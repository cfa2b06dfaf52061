import type { Attempt, WorkerContext } from '../context.ts'
import { type AnswerOutcome, ModelError } from './provider.ts'

/** Calls the model as a step of the run's trace: which model, how many calls and tokens, and how it ended. */
export async function traceModel(
  ctx: Pick<WorkerContext, 'tracer' | 'provider'>,
  { span: parent }: Pick<Attempt, 'span'>,
  ask: () => Promise<AnswerOutcome>,
): Promise<AnswerOutcome> {
  const { name, model } = ctx.provider
  const span = ctx.tracer.start(`ask ${name}`, 'client', parent?.traceparent)
  span.set({ 'gen_ai.provider.name': name, 'gen_ai.request.model': model })
  try {
    const made = await ask()
    const { input_tokens, output_tokens, calls } = made.usage
    span.set({ 'gen_ai.usage.input_tokens': input_tokens, 'gen_ai.usage.output_tokens': output_tokens, calls })
    span.end()
    return made
  } catch (error) {
    span.end(error instanceof ModelError ? error.kind : 'interrupted')
    throw error
  }
}
