import type { ShownMessage } from './shown-message.ts'

type Failed = { messages: ShownMessage[]; failure: object | null }

/**
 * The last question of a conversation that was deleted elsewhere, with its failure, as the first one of another
 * conversation. Help stays on the screen, with what it replies to.
 */
export function withoutChat<State extends Failed>(state: State, isHelped: boolean): State {
  const { messages, failure } = state
  const last = isHelped ? 0 : messages.findLastIndex(({ role }) => role === 'user')
  return {
    ...state,
    ...{ chat_id: null, title: '', is_public: false, reference: null, answer_id: null },
    messages: messages.slice(last).map(({ other_versions, version, replaces, ...message }) => message),
    failure: failure && { ...failure, retryable: true },
  }
}
