import type { QuestionVersion } from '#shared/contract/chat.ts'
import type { ShownMessage, ShownVersion } from './shown-message.ts'

/** The versions of a question from the server. */
export function storedVersions(versions: readonly QuestionVersion[]): ShownVersion[] {
  return versions.flatMap(({ version, messages }) => {
    const last = messages.at(-1)
    if (!last) return []
    const shown = messages.map((message) => ({ ...message, key: `m${message.id}` }))
    return [{ version, message_id: last.id, messages: shown }]
  })
}

/** The messages with the last question replaced by another one; it becomes an earlier version. */
export function replaceLastTurn(
  { messages, answer_id }: { messages: readonly ShownMessage[]; answer_id: number | null },
  question: ShownMessage,
): ShownMessage[] {
  const begin = messages.findLastIndex(({ role }) => role === 'user')
  const replaced = messages[begin]
  if (!replaced) return [...messages, question]
  const { version = 1, other_versions = [] } = replaced
  const before = messages.slice(0, begin)
  // a question that the server never accepted is not a version
  if (answer_id === null) return [...before, { ...question, version, other_versions, replaces: replaced.replaces }]
  const all = [...other_versions, { version, message_id: answer_id, messages: messages.slice(begin) }]
  const next = Math.max(...all.map((each) => each.version)) + 1
  return [...before, { ...question, version: next, other_versions: all, replaces: answer_id }]
}

/** The numbers of all versions of a question in order; a single number if it was never edited. */
export function versionNumbers({ version = 1, other_versions = [] }: ShownMessage): number[] {
  return [version, ...other_versions.map((each) => each.version)].sort((a, b) => a - b)
}

/**
 * The messages with the versions that the reader is viewing, by the keys of their questions, instead of the chosen
 * ones. Such a question keeps its key, and its `version` is the shown one.
 */
export function withPeeks(messages: readonly ShownMessage[], peeks: ReadonlyMap<string, number>): ShownMessage[] {
  let isHidden = false
  return messages.flatMap((message) => {
    if (message.role === 'assistant') return isHidden ? [] : [message]
    const wanted = peeks.get(message.key)
    const other = message.other_versions?.find(({ version }) => version === wanted)
    isHidden = other !== undefined
    const [question, ...answers] = other?.messages ?? []
    if (!other || !question) return [message]
    const { key, version = 1, other_versions = [] } = message
    const chosen = { version, message_id: 0, messages: [] }
    const rest = other_versions.filter((each) => each !== other)
    return [{ ...question, key, version: other.version, other_versions: [...rest, chosen] }, ...answers]
  })
}
