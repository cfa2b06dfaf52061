import { Link } from '../ui/Link.tsx'
import css from './chat.module.css'

/** A note about answers, shown once per conversation. `isByModel`: a language model wrote the last answer. */
export function AnswerNote({ isByModel }: { isByModel: boolean }) {
  return (
    <p className={css.note} data-note>
      {isByModel && 'AI can make mistakes. '}
      <Link to="/trust">How answers are checked</Link> · <Link to="/instructions">The AI’s instructions</Link>
    </p>
  )
}
