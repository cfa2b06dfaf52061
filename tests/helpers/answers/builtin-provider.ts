import { afterAll, beforeAll } from 'vitest'
import { createFinder, type Finder } from '../../../shared/server/finder.ts'
import { createLog } from '../../../shared/server/log.ts'
import { createBuiltinProvider } from '../../../workers/llm/builtin.ts'
import type { AnswerRequest, ModelPlace, Turn } from '../../../workers/llm/provider.ts'
import { checkAnswer } from '../../../workers/quotes/quotes.ts'
import { createTools } from '../../../workers/tools/tools.ts'
import { createTestDatabase, type TestDatabase } from '../db/database.ts'

/** Where questions of these tests are asked. */
export const john3: ModelPlace = { bible_id: 'eng-web', book: 'JHN', chapter: 3, verses: [] }

/** A database with texts for all tests of the file, and the built-in provider that answers from it. */
export function builtinProvider() {
  let database: TestDatabase
  let finder: Finder
  beforeAll(async () => {
    database = await createTestDatabase({ texts: true })
    finder = createFinder(database.db, createLog('test', 'silent'))
  })
  afterAll(() => database.drop())

  /** The checked answer to a question, asked of John 3 or another place. */
  async function ask(question: string, place: Partial<ModelPlace> = {}, history: Turn[] = [], suggested?: string) {
    const { signal } = new AbortController()
    const at = { ...john3, ...place }
    const tools = createTools({ db: database.db, finder, place: at, signal })
    const called: string[] = []
    const tool_results: { tool_name: string; result: unknown }[] = []
    const pieces: string[] = []
    const request: AnswerRequest = {
      ...{
        instructions: '',
        history,
        prompt: question,
        question,
        place: at,
        suggested,
        theology_slug: 'christian',
        profile_slug: 'reader',
      },
      ...{ commentary: null, tools: [] },
    }
    const io = {
      ...{ signal, onText: (text: string) => void pieces.push(text), onReset() {}, onStatus() {} },
      async callTool(name: string, args: unknown) {
        called.push(name)
        const answer = await tools.call(name, args)
        tool_results.push({ tool_name: name, result: answer.result })
        return answer
      },
    }
    const outcome = await createBuiltinProvider().answer(request, io)
    const checked = await checkAnswer({
      db: database.db,
      text: outcome.text,
      bible_id: at.bible_id,
      language: 'en',
      place: at,
      tool_results,
    })
    return { ...outcome, ...checked, called, pieces }
  }

  return { ask, db: () => database.db }
}

/** The references of an answer's quotations, in order. */
export const quoted = (citations: readonly { ref: string; quote?: string | undefined }[]): string[] =>
  citations.filter(({ quote }) => quote).map(({ ref }) => ref)
