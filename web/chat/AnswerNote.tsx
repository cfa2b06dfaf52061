import { Link } from '../ui/Link.tsx'
import css from './chat.module.css'
import { chat } from './words.ts'

/** A note about answers, shown once per conversation. `isByModel`: a language model wrote the last answer. */
export function AnswerNote({ isByModel }: { isByModel: boolean }) {
  return (
    <p className={css.note} data-note>
      {isByModel && `${chat('aiMistakes')} `}
      <Link to="/trust">{chat('howChecked')}</Link> · <Link to="/instructions">{chat('instructions')}</Link>
    </p>
  )
}
