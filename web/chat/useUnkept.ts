import { useEffect } from 'react'
import { forgetChat } from '../data/hooks.ts'
import type { ChatState } from './chat-state.ts'

/** Reports the open chat if it is not kept, and returns how to delete it then. */
export function useUnkept({ is_kept, chat_id }: ChatState, onUnkept: (chatId: number | null) => void): () => void {
  const unkept = is_kept ? null : chat_id
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports only changes
  useEffect(() => onUnkept(unkept), [unkept])
  return () => {
    if (unkept) void forgetChat(unkept)
  }
}
