import type { ChatRequest, Message } from '#shared/contract/chat.ts'

type Asked = Pick<ChatRequest, 'prompt' | 'note'>
type Shown = Pick<Message, 'content' | 'note'>

/** Whether a message of a conversation is the question of a request: its words and its note. */
export const isSameQuestion = ({ prompt, note }: Asked, message: Shown): boolean =>
  message.content === prompt && (message.note ?? '') === (note ?? '')
