import { afterAll, beforeAll } from 'vitest'
import type { Db } from '../../../shared/server/db.ts'
import { createFinder, type Finder } from '../../../shared/server/finder.ts'
import { createLog } from '../../../shared/server/log.ts'
import { createBuiltinProvider } from '../../../workers/llm/builtin.ts'
import type { ModelPlace, Turn } from '../../../workers/llm/provider.ts'
import { checkAnswer } from '../../../workers/quotes/quotes.ts'
import { createTools } from '../../../workers/tools/tools.ts'
import { createTestDatabase, type TestDatabase } from '../db/database.ts'
import { askingFor } from './answer-io.ts'

/** Where questions of these tests are asked. */
export const john3: ModelPlace = { bible_id: 'eng-web', book: 'JHN', chapter: 3, verses: [] }

type Reader = { db: Db; finder: Finder }
type Asked = { place?: Partial<ModelPlace>; history?: Turn[]; suggested?: string | undefined }

/** The checked answer of the built-in provider to a question, asked of John 3 or another place. */
export async function askBuiltin({ db, finder }: Reader, question: string, { place, history, suggested }: Asked = {}) {
  const { signal } = new AbortController()
  const at = { ...john3, ...place }
  const tools = createTools({ db, finder, place: at, signal })
  const called: string[] = []
  const tool_results: { tool_name: string; result: unknown }[] = []
  const pieces: string[] = []
  const io = {
    ...{ signal, onText: (text: string) => void pieces.push(text), onReset() {}, onStatus() {} },
    async callTool(name: string, args: unknown) {
      called.push(name)
      const answer = await tools.call(name, args)
      tool_results.push({ tool_name: name, result: answer.result })
      return answer
    },
  }
  const request = askingFor(question, { history: history ?? [], place: at, suggested, tools: [] })
  const outcome = await createBuiltinProvider().answer(request, io)
  const { bible_id } = at
  const checked = await checkAnswer({ db, text: outcome.text, bible_id, language: 'en', place: at, tool_results })
  return { ...outcome, ...checked, called, pieces }
}

/** A database with texts for all tests of the file, and the built-in provider that answers from it. */
export function builtinProvider() {
  let database: TestDatabase
  let finder: Finder
  beforeAll(async () => {
    database = await createTestDatabase({ texts: true })
    finder = createFinder(database.db, createLog('test', 'silent'))
  })
  afterAll(() => database.drop())
  const db = () => database.db
  const ask = (question: string, place: Partial<ModelPlace> = {}, history: Turn[] = [], suggested?: string) =>
    askBuiltin({ db: db(), finder }, question, { place, history, suggested })
  return { ask, db }
}

/** The references of an answer's quotations, in order. */
export const quoted = (citations: readonly { ref: string; quote?: string | undefined }[]): string[] =>
  citations.filter(({ quote }) => quote).map(({ ref }) => ref)
