import english from '#shared/words/en/chat-menu.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of a conversation's menu. */
export const menuWords = wordsOf('chat-menu', english)
