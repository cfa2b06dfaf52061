import { type Html, html } from '../http/html.ts'
import type { Status } from './status.ts'
import { span } from './time-span.ts'

/** A form with one button: its action, its target, and its label. */
export type Form = (action: string, target: string | undefined, label: string) => Html

const away = html`<p>not known: Postgres does not answer.</p>`

/** Visitors' reports, with the buttons that take down the reported item or dismiss its reports. */
export function reports({ reported }: Status, form: Form): Html {
  return html`<section><h2>Reports</h2>${
    !reported
      ? away
      : reported.length === 0
        ? html`<p>None.</p>`
        : html`<div class="wide"><table><thead><tr><th>What</th><th>Reports</th><th>Why</th><th>Last</th><th></th></tr></thead>
<tbody>${reported.map(({ kind, id, title, count, reasons, notes, seconds_ago, may_be_taken_down }) => {
            const path = kind === 'chat' ? `/chat/${id}` : `/reading-plans/${id}`
            return html`<tr><th class="words">${title}<br><code>${path}</code></th><td>${count}</td>
<td class="words">${reasons}${notes.map((note) => html`<br>“${note}”`)}</td><td>${span(seconds_ago)} ago</td>
<td>${may_be_taken_down ? form('takedown', path, 'Take down') : 'Part of the edition'} ${form('dismiss', path, 'Dismiss reports')}</td></tr>`
          })}</tbody></table></div>`
  }</section>`
}

/** How answers were rated, and the comments that their visitors let operators read. */
export function ratings({ ratings: counts, sharedAnswers }: Status): Html {
  if (!counts || !sharedAnswers) return html`<section><h2>Rated answers</h2>${away}</section>`
  return html`<section><h2>Rated answers</h2><p>In the last 30 days: ${counts.up} up, ${counts.down} down.</p>
${sharedAnswers.map(
  ({ thumb, seconds_ago, question, answer, model_name }) => html`<details>
<summary>${thumb === 'up' ? '👍 Up' : '👎 Down'}, ${span(seconds_ago)} ago, ${model_name ?? 'no model'}: ${question ?? ''}</summary>
<pre>${answer}</pre></details>`,
)}</section>`
}
