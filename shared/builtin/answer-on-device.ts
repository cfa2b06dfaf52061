import { inEnglish } from '../bible/in-english.ts'
import { visibleValue } from '../clean-text.ts'
import type { Suggestion } from '../contract/bible.ts'
import { find } from '../finder/find.ts'
import { type AnswerCheck, checkWith } from '../quotes/check-answer.ts'
import { textsOf } from '../quotes/texts.ts'
import type { Sayings } from '../seals/sayings.ts'
import { versesIn } from '../search/verses-in.ts'
import { write } from './compose.ts'
import type { DeviceText } from './device-text.ts'
import { findings } from './findings.ts'
import { fitResult } from './fit-result.ts'
import { suggestFollowUps } from './follow-ups.ts'
import { findPassages, findWords, readPassages, ToolError } from './passage-tools.ts'
import type { BuiltinRequest, JsonSchema, ToolResult } from './request.ts'

/** The tools that a device without a network has: it keeps one translation, and no commentary, dictionary or topics. */
export const DEVICE_TOOLS: readonly string[] = ['get_passage', 'search_scripture', 'find_passages']

/** As on the server, so that both write the same answer. */
const RESULT_BYTES = 8192

/** An answer that was found and checked without a network. */
export type DeviceAnswer = Pick<AnswerCheck, 'content' | 'citations' | 'spans'> & { follow_ups: Suggestion[] }

/** Answers a question from a translation that a device keeps, with its quotations checked as on the server. */
export async function answerOnDevice(
  text: DeviceText,
  asked: BuiltinRequest,
  sayings: Sayings,
  signal: AbortSignal,
): Promise<DeviceAnswer> {
  const tool_results: { tool_name: string; result: unknown }[] = []
  const callTool = async (tool_name: string, args: unknown): Promise<ToolResult> => {
    const answer = await call(text, tool_name, args as ToolArguments)
    tool_results.push({ tool_name, result: answer.result })
    return answer
  }
  const io = { signal, onStatus() {}, callTool }
  const request = { ...asked, place: placeInEnglish(text, asked.place) }
  const { question, found, chapter } = await findings(request, io)
  const content = write(question, found).join('\n\n')
  const checked = await checkWith({
    ...{ text: content, place: asked.place, tool_results, translation: text.translation },
    texts: textsOf({
      own: text.library,
      bibles: async () => [text.library],
      teachers: async () => [],
      sayings,
      placed: async () => text.searched,
      entryText: async () => '',
    }),
    read: async (range) => versesIn(text.searched, range),
  })
  return { ...checked, follow_ups: await suggestFollowUps({ question, found, chapter, request }, io) }
}

/** What visitors ask most: for a word, for a reason, for a meaning. */
const rehearsed = [
  'What is love?',
  'Why did Jacob wrestle with God?',
  'What does it mean to be made in the image of God?',
]

/**
 * Answers questions for nothing: what is prepared when it is first needed is then ready for a visitor's question, and the
 * engine has compiled what it takes. A visitor's question goes before the next of them.
 */
export async function rehearse(text: DeviceText, sayings: Sayings, signal: AbortSignal): Promise<void> {
  const [book = ''] = text.translation.versification.keys()
  const place = { bible_id: text.translation.id, book, chapter: 1, verses: [] }
  for (const question of rehearsed) {
    await answerOnDevice(text, { question, place, history: [] }, sayings, signal)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

function placeInEnglish(
  { translation, searched }: DeviceText,
  place: BuiltinRequest['place'],
): BuiltinRequest['place'] {
  const { bible_id, book, chapter } = place
  const all = { book, start_chapter: chapter, start_verse: 1, end_chapter: chapter, end_verse: 999 }
  const passage = versesIn(searched, all)
  const english = inEnglish({ ...place, passage }, translation.versification)
  return { bible_id, book, chapter: english.chapter, verses: english.verses }
}

type ToolArguments = { reference: string; query: string; limit: number; question: string; chapter?: string }

async function call(text: DeviceText, name: string, args: ToolArguments): Promise<ToolResult> {
  const { translation, searched, sources } = text
  const tools: Record<string, () => Promise<JsonSchema>> = {
    get_passage: async () => ({
      translation: translation.name,
      passages: await readPassages(translation, args.reference, async (range) => versesIn(searched, range)),
    }),
    search_scripture: async () => findWords(translation, searched, args.query, args.limit),
    find_passages: async () =>
      findPassages(translation, args, (typed, language, chapter) => find(typed, language, sources, chapter)),
  }
  try {
    const result = await tools[name]?.()
    return result ? { result: visibleValue(fitResult(result, RESULT_BYTES)), ok: true } : { result: {}, ok: false }
  } catch (error) {
    if (error instanceof ToolError) return { result: { error: error.message }, ok: false }
    throw error
  }
}
