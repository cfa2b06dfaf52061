import { X } from 'lucide-react'
import { IconButton } from '../ui/IconButton.tsx'
import type { ChatPanelProps } from './chat-panel-props.ts'

/** The conversation about a place in Scripture. */
export function ChatPanel({ placeName, question, onClose }: ChatPanelProps) {
  return (
    <section aria-label="Chat">
      <h2>{question ?? 'Ask a question'}</h2>
      <p>{placeName}</p>
      <IconButton label="Close" onClick={onClose}>
        <X aria-hidden size={20} />
      </IconButton>
    </section>
  )
}
