import { CHAPTER_END } from '#shared/bible/versification.ts'
import type { Citation } from '#shared/contract/chat.ts'
import type { Db } from '#shared/server/db.ts'
import { createFinder, type Finder } from '#shared/server/finder.ts'
import { createLog } from '#shared/server/log.ts'
import { findSuggestedVerses } from '#shared/server/sql/written-suggestions.ts'
import { createBuiltinProvider } from '../llm/builtin.ts'
import type { AnswerRequest } from '../llm/provider.ts'
import { checkAnswer } from '../quotes/quotes.ts'
import { createTools } from '../tools/tools.ts'
import type { EvalRange } from './ranges.ts'

type Asked = { bible_id: string; language: string; book: string; chapter: number; verses: number[]; question: string }

/**
 * The built-in answer to a question asked of a chapter: its text, the quoted passages in order, and how many quotations
 * are not the stored text. `read`: the verses that were read for it.
 */
export async function askBuiltin(
  db: Db,
  { bible_id, language, book, chapter, verses, question }: Asked,
): Promise<{ content: string; quoted: EvalRange[]; changed: number; read: string[] }> {
  const place = { bible_id, book, chapter, verses }
  const { signal } = new AbortController()
  const finder = finderOf(db)
  // as a worker does, which takes no work before
  await finder.ready()
  const tools = createTools({ db, finder, place, signal })
  const request: AnswerRequest = {
    ...{
      instructions: '',
      history: [],
      prompt: question,
      question,
      place,
      suggested: await findSuggestedVerses(db, { language, book, chapter, question }),
      theology_slug: 'christian',
      profile_slug: 'reader',
    },
    ...{ commentary: null, tools: [] },
  }
  const tool_results: { tool_name: string; result: unknown }[] = []
  const callTool = async (tool_name: string, args: unknown) => {
    const answer = await tools.call(tool_name, args)
    tool_results.push({ tool_name, result: answer.result })
    return answer
  }
  const io = { signal, onText() {}, onReset() {}, onStatus() {}, callTool }
  const { text } = await createBuiltinProvider().answer(request, io)
  const { content, citations } = await checkAnswer({ db, text, bible_id, language, place, tool_results })
  const quotes = citations.filter(({ quote }) => quote !== undefined)
  const quoted = quotedRanges(citations)
  const read = tool_results.flatMap(({ result }) => versesOf(result)).map(({ text }) => text)
  return { content, quoted, read, changed: quotes.filter(({ verdict }) => verdict !== 'exact').length }
}

/** The passages that an answer quotes, in order. */
export function quotedRanges(citations: readonly Citation[]): EvalRange[] {
  return citations
    .filter(({ quote }) => quote !== undefined)
    .flatMap(({ book, chapter, start_verse, end_verse }) =>
      book && chapter && start_verse ? [{ book, chapter, from: start_verse, to: end_verse ?? CHAPTER_END }] : [],
    )
}

type Read = { passages?: { verses?: { text: string }[] }[] }
const versesOf = (result: unknown) => ((result as Read).passages ?? []).flatMap(({ verses }) => verses ?? [])

const finders = new WeakMap<Db, Finder>()

function finderOf(db: Db): Finder {
  const finder = finders.get(db) ?? createFinder(db, createLog('eval', 'silent'))
  finders.set(db, finder)
  return finder
}
