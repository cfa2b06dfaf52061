import type { ChatRequest, Message } from '#shared/contract/chat.ts'
import { visibleText } from '#shared/visible-text.ts'

type Asked = Pick<ChatRequest, 'prompt' | 'note'>
type Shown = Pick<Message, 'content' | 'note'>

/** Whether a message of a conversation is the question of a request: its words and note, as far as a reader sees them. */
export const isSameQuestion = ({ prompt, note }: Asked, message: Shown): boolean =>
  isSameText(message.content, prompt) && isSameText(message.note, note)

// the server stores only what is visible
const isSameText = (a: string | null | undefined, b: typeof a) => visibleText(a ?? '') === visibleText(b ?? '')
