import { firstDifferent } from '#shared/bible/names-in-text.ts'
import type { Suggestion } from '#shared/contract/bible.ts'
import { readSuggestion } from './suggestions.ts'

/** What a model writes before each question that its answer leads to. */
export const FOLLOW_UP_MARK = '[[?]]'

const COUNT = 3

/** How an answer ends. It is part of the instructions and published with them. */
export const followUpInstructions = `# How you end

End every answer with three questions that this conversation leads to. The reader sees them as buttons below the answer. Each stands on a line of its own: the sign ${FOLLOW_UP_MARK}, two to six words of the question for the button, a bar, the question. When you are asked why Nicodemus came by night, they might be:

${FOLLOW_UP_MARK} Born of water and Spirit | What does Jesus mean by being born of water and the Spirit?
${FOLLOW_UP_MARK} Nicodemus later on | What else does John tell of Nicodemus after that night?
${FOLLOW_UP_MARK} Night and light in John | How does John speak of night and light elsewhere?

- Write them once, when the answer is done: nothing stands between or after these lines, no heading above them, and the sign nowhere else.
- They go further than what was asked and answered: one deeper into this passage, one to another passage, one to what it may mean for a reader. Scripture sheds light on each.
- They are in the language of the question, one sentence of at most twenty words with its question mark. They presuppose no faith that the reader may not have, take no side where Christians differ, and quote nothing.
`

/** The three questions in what stood behind the marks: `words for a button | question`. None where fewer are of use. */
export function readFollowUps(lines: readonly string[]): Suggestion[] {
  const read = lines.flatMap((line) => readLine(line) ?? [])
  const different = firstDifferent(read, COUNT)
  return different.length === COUNT ? different : []
}

function readLine(line: string): Suggestion | undefined {
  const [summary = '', ...others] = line.split(/[|｜]/).map((part) => part.replace(/^[\s*_`"]+|[\s*_`"]+$/g, ''))
  const question = others.filter(Boolean).join(' ')
  if (question === '') return readSuggestion({ question: summary, summary })
  // some turn the two about
  const isTurned = /[?？]$/.test(summary) && !/[?？]$/.test(question)
  return readSuggestion(isTurned ? { question: summary, summary: question } : { question, summary })
}

/** Whether words behind a mark are meant for a button. In the middle of a line only what has a bar is. */
export function isFollowUp(words: string, isWholeLine: boolean): boolean {
  const line = words.trim()
  return /[|｜]/.test(line) || (isWholeLine && (line === '' || /[?？][*_"”]*$/.test(line)))
}
