import { write } from '#shared/builtin/compose.ts'
import { findings } from '#shared/builtin/findings.ts'
import { suggestFollowUps } from '#shared/builtin/follow-ups.ts'
import {
  type AnswerIo,
  type AnswerOutcome,
  type AnswerRequest,
  type JsonOutcome,
  ModelError,
  type Provider,
} from './provider.ts'

const MODEL = 'philip-builtin-1'

/**
 * Answers without a language model, and says so: it reads the question, finds passages with the same tools as a model,
 * and quotes them word for word. The same question on the same texts gets the same answer. `tools` are the ones that it
 * may use; all by default.
 */
export function createBuiltinProvider(tools?: readonly string[]): Provider {
  return {
    name: 'builtin',
    model: MODEL,
    async answer(request: AnswerRequest, io: AnswerIo): Promise<AnswerOutcome> {
      let calls = 0
      const counted: AnswerIo = {
        ...io,
        callTool(name, args) {
          calls++
          if (tools && !tools.includes(name)) return Promise.resolve({ result: {}, ok: false })
          return io.callTool(name, args)
        },
      }
      const { question, found, chapter } = await findings(request, counted)
      io.onStatus('writing')
      const paragraphs = write(question, found)
      let text = ''
      for (const [i, paragraph] of paragraphs.entries()) {
        for (const piece of piecesOf(i === 0 ? paragraph : `\n\n${paragraph}`)) {
          io.signal.throwIfAborted()
          io.onText(piece)
          text += piece
          // yield to other work, and notice an abort
          await new Promise((resume) => setImmediate(resume))
        }
      }
      const follow_ups = await suggestFollowUps({ question, found, chapter, request }, counted)
      const usage = { input_tokens: 0, output_tokens: 0, calls }
      return {
        text,
        finish: 'complete',
        raw: JSON.stringify(
          { question, found: { ...found, main: found.main.map(({ reference }) => reference) }, follow_ups },
          replacer,
        ),
        model_name: MODEL,
        usage,
        follow_ups,
      }
    },
    async json(): Promise<JsonOutcome> {
      throw new ModelError(
        'rejected',
        'the built-in provider writes answers only; it has no rule for a result of this schema',
      )
    },
  }
}

/** Natural pieces: sentences and lines; markdown marks are never split. */
function piecesOf(text: string): string[] {
  return text.match(/[\s\S]*?(?:[.!?:;,。！？；，](?=[\s”’)*]|$)[”’)*]*\s?|\n|$)/g)?.filter(Boolean) ?? [text]
}

const replacer = (_key: string, value: unknown) => (value instanceof Set ? [...value] : value)
