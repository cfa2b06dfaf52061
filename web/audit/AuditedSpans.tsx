import type { AuditSpan } from '#shared/contract/chat.ts'
import type { SpanVerdict } from '#shared/contract/spans.ts'
import css from './audit.module.css'
import { auditWords } from './words.ts'

const verdicts = {
  exact: 'exact',
  shortened: 'shortened',
  repaired: 'repaired',
  other_edition: 'otherEdition',
  paraphrase: 'paraphrase',
  not_found: 'notFound',
  unchecked: 'unchecked',
} as const satisfies Record<SpanVerdict, string>

/** Each checked span of an answer: what the model wrote, what the page shows, and what the check found. */
export function AuditedSpans({ spans }: { spans: readonly AuditSpan[] }) {
  return (
    <ul className={css.citations} aria-label={auditWords('checkedWords')}>
      {spans.map(({ start, verdict, source, written, shown, quoted, tool_call }) => (
        <li key={start}>
          {source && <strong>{source.ref}</strong>}
          <span data-verdict={verdict}>{auditWords(verdicts[verdict])}</span>
          {written === shown ? (
            <q lang="">{shown}</q>
          ) : (
            <dl className={css.words}>
              <dt>{auditWords('written')}</dt>
              <dd>
                <q lang="">{written}</q>
              </dd>
              <dt>{auditWords('shown')}</dt>
              <dd>
                <q lang="">{shown}</q>
              </dd>
            </dl>
          )}
          <small>
            {[
              source?.edition_name,
              auditWords(quoted ? 'inQuotes' : 'withoutQuotes'),
              tool_call === null ? undefined : auditWords('readBy', { number: tool_call + 1 }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </li>
      ))}
    </ul>
  )
}
