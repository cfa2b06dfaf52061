import { lazily } from '../../ui/lazily.ts'

/** The conversation about a passage. */
export const ChatPanel = lazily(() => import('../../chat/ChatPanel.tsx'), 'ChatPanel')
