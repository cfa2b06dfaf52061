import { formatReference } from '../bible/versification.ts'

/** The place in Scripture that a question is asked of. Verses are empty for a whole chapter. */
export type ModelPlace = { bible_id: string; book: string; chapter: number; verses: number[] }

/** The whole chapter of a place as a reference in English: “Genesis 3”. */
export const chapterOfPlace = ({ book, chapter }: ModelPlace): string =>
  formatReference({ book, start_chapter: chapter, start_verse: 1, end_chapter: chapter, end_verse: 999 })

/** The language that the books of a place's Bible are named in. */
export const bibleLanguageOf = ({ bible_id }: ModelPlace): 'en' | 'es' | 'zh' =>
  bible_id.startsWith('spa') ? 'es' : bible_id.startsWith('chi') ? 'zh' : 'en'

/** `has_reply`: words of a visitor in danger, which the fixed reply has answered. */
export type Turn = { role: 'user' | 'assistant'; content: string; has_reply?: boolean }

export type JsonSchema = { [key: string]: unknown }

/** `result` is plain JSON; a tool that refuses returns `{error}` in it, which the model reads. */
export type ToolResult = { result: JsonSchema; ok: boolean }

/** What the built-in answer needs of a question. */
export type BuiltinRequest = {
  /** The visitor's words. */
  question: string
  place: ModelPlace
  /** Earlier turns of the chat, oldest first. */
  history: Turn[]
  /** The verses that answer it, if it is a suggested question: “Job 27:16-17”, in English numbering. */
  suggested?: string | undefined
}

export type BuiltinIo = {
  signal: AbortSignal
  onStatus(state: 'searching' | 'reading', tool: string): void
  callTool(name: string, args: unknown): Promise<ToolResult>
}
