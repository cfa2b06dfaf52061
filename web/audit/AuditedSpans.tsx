import type { AuditSpan } from '#shared/contract/chat.ts'
import type { SpanVerdict } from '#shared/contract/spans.ts'
import css from './audit.module.css'

const verdicts: Record<SpanVerdict, string> = {
  exact: 'word for word',
  shortened: 'word for word, shortened',
  repaired: 'replaced by the stored words',
  other_edition: 'word for word in another edition',
  paraphrase: 'close to the passage, not its words',
  not_found: 'not found',
  unchecked: 'not checked: this text is not installed',
}

/** Each checked span of an answer: what the model wrote, what the page shows, and what the check found. */
export function AuditedSpans({ spans }: { spans: readonly AuditSpan[] }) {
  return (
    <ul className={css.citations} aria-label="Checked words">
      {spans.map(({ start, verdict, source, written, shown, quoted, tool_call }) => (
        <li key={start}>
          {source && <strong>{source.ref}</strong>}
          <span data-verdict={verdict}>{verdicts[verdict]}</span>
          {written === shown ? (
            <q>{shown}</q>
          ) : (
            <dl className={css.words}>
              <dt>The assistant wrote</dt>
              <dd>
                <q>{written}</q>
              </dd>
              <dt>The page shows</dt>
              <dd>
                <q>{shown}</q>
              </dd>
            </dl>
          )}
          <small>
            {[
              source?.edition_name,
              quoted ? 'in quotation marks' : 'without quotation marks',
              tool_call === null ? undefined : `read by call ${tool_call + 1}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </li>
      ))}
    </ul>
  )
}
