import type { NotedRestart } from '#shared/server/restarts.ts'
import { type Html, html } from '../http/html.ts'
import { operatorsDocument, type Said, said } from './document.ts'
import { type Form, ratings, reports } from './feedback.ts'
import type { Status } from './status.ts'
import { span } from './time-span.ts'

type Shown = Said & { status: Status; token: string; now: Date }

const unknown = 'not known'

/** The operators' page as a whole document, rendered on the server and usable without a script. */
export function operationsPage({ status, token, now, ...outcome }: Shown): string {
  const form = (
    action: string,
    target: string | undefined,
    label: string,
  ) => html`<form method="post" action="/operations/${action}">
<input type="hidden" name="token" value="${token}">${target === undefined ? '' : html`<input type="hidden" name="target" value="${target}">`}
<button>${label}</button></form>`
  const at = now.toISOString().slice(0, 19).replace('T', ' ')
  const top = html`<header><h1>Operations</h1><p>${at} UTC · <a href="/operations">Refresh</a> · <a href="/operations/texts">Texts</a></p></header>`
  return operatorsDocument(
    'Operations',
    html`${top}<main>${said(outcome)}
${queues(status, now, form)}${workers(status, now)}${failed(status, form)}${reports(status, form)}${ratings(status)}${model(status)}${stores(status)}${takedown(token)}${acted(status)}
</main>`,
  )
}

function queues({ queues: rows, warmUp }: Status, now: Date, form: Form): Html {
  const count = (value: number | undefined) => value ?? '–'
  return html`<section><h2>Queues</h2><div class="wide"><table>
<thead><tr><th>Queue</th><th>Waiting</th><th>Running</th><th>Later</th><th>Failed</th><th>Oldest waiting</th><th>Oldest running</th><th>Last done</th></tr></thead>
<tbody>${rows.map(
    ({ kind, counts, isPaused, oldestQueued, oldestRunning, lastDoneAt }) => html`<tr>
<th>${kind}${isPaused ? html` <em>paused</em>` : ''}<br>
${isPaused === undefined ? '' : isPaused ? form('resume', kind, 'Resume') : form('pause', kind, 'Pause')}</th>
<td>${count(counts && (counts.waiting ?? 0) + (counts.prioritized ?? 0))}</td><td>${count(counts?.active)}</td>
<td>${count(counts?.delayed)}</td><td>${count(counts?.failed)}</td>
<td>${age(oldestQueued)}</td><td>${age(oldestRunning)}</td>
<td>${lastDoneAt === undefined ? unknown : lastDoneAt === 0 ? 'never' : `${span(now.getTime() / 1000 - lastDoneAt)} ago`}</td></tr>`,
  )}</tbody></table></div>
<p>${warmUpText(warmUp)}</p></section>`
}

function warmUpText(run: Status['warmUp']): string {
  if (!run) return 'No nightly run yet.'
  const { night, chapters, missing, left, finished_at } = run
  const state = finished_at ? 'finished' : `${left} left`
  return `The last warm-up, of ${night}: ${missing} of ${chapters} chapters to make, ${state}.`
}

function workers({ workers: list, restarts = [] }: Status, now: Date): Html {
  const busy = (running: NonNullable<typeof list>[number]['running']) =>
    running.length === 0
      ? 'nothing'
      : running.map(({ work_id, seconds }) => html`<code>${work_id}</code> for ${span(seconds)}<br>`)
  return html`<section><h2>Workers</h2>${
    !list
      ? html`<p>${unknown}: Redis does not answer.</p>`
      : list.length === 0
        ? html`<p class="refused">No worker is alive. Questions are waiting.</p>`
        : html`<div class="wide"><table><thead><tr><th>Worker</th><th>Queues</th><th>Busy</th><th>With</th><th>Model</th><th>Up</th></tr></thead>
<tbody>${list.map(
            (worker) => html`<tr><th>${worker.id}${worker.is_stopping ? html` <em>stopping</em>` : ''}</th>
<td>${worker.queues.join(', ')}</td><td>${worker.running.length} of ${worker.slots}</td><td>${busy(worker.running)}</td>
<td>${worker.provider} ${worker.model}</td><td>${span(worker.seconds_up)}</td></tr>`,
          )}</tbody></table></div>`
  }${restarts.map((restart) => html`<p class="refused">${restartText(restart, now)}</p>`)}</section>`
}

function restartText({ name, ends, how, again_at }: NotedRestart, now: Date): string {
  const seconds = (again_at - now.getTime()) / 1000
  const again = seconds > 0 ? `restarts in ${span(seconds)}` : `restarted ${span(-seconds)} ago`
  return `${name} ended (${how}${ends > 1 ? `, ${ends} times in a row` : ''}) and ${again}.`
}

function failed({ failed: rows }: Status, form: Form): Html {
  return html`<section><h2>Failed work</h2>${
    !rows
      ? html`<p>${unknown}: Postgres does not answer.</p>`
      : rows.length === 0
        ? html`<p>None.</p>`
        : html`<div class="wide"><table><thead><tr><th>Kind</th><th>Why</th><th>When</th><th>Runs</th><th>Work</th></tr></thead>
<tbody>${rows.map(
            (
              item,
            ) => html`<tr><th>${item.kind}<br>${form('retry', item.id, 'Retry')}</th><td>${item.error_code ?? '–'}</td>
<td>${span(item.seconds_ago)} ago</td><td>${item.runs}</td><td><code>${item.id}</code></td></tr>`,
          )}</tbody></table></div>`
  }</section>`
}

function model({ provider, hasNoBudget, model: state }: Status): Html {
  const money = (amount: number) => amount.toFixed(2)
  const rows: [string, string][] = [['Provider', provider]]
  if (provider === 'builtin') rows.push(['Limits', 'none: answers are written here'])
  else if (!state) rows.push(['State', unknown])
  else {
    rows.push(['Breaker', state.circuitMs > 0 ? `open for ${span(state.circuitMs / 1000)}` : 'closed'])
    rows.push(['Paused', state.pauseMs > 0 ? `for ${span(state.pauseMs / 1000)}` : 'no'])
    const of = ({ spent, budget }: { spent: number; budget: number }) => `${money(spent)} of ${money(budget)}`
    rows.push(['Budget of today', state.budget > 0 ? of(state) : 'not limited'])
    if (state.budget > 0) rows.push(['Of it for plans', of(state.lanes.plan)])
    if (state.budget > 0) rows.push(['Of it for suggestions', of(state.lanes.suggestions)])
    if (state.budget > 0) rows.push(['Of it for Home', of(state.lanes.home)])
  }
  const warning = hasNoBudget
    ? html`<p class="refused">Every call costs money and no budget is set. Set AI_BUDGET_PER_DAY.</p>`
    : ''
  return html`<section><h2>Model</h2>${warning}${list(rows)}</section>`
}

function stores({ memory, failed: rows }: Status): Html {
  const used =
    memory &&
    `${(memory.used / 2 ** 20).toFixed(0)} MB${memory.ratio > 0 ? `, ${(memory.ratio * 100).toFixed(0)} % of its memory` : ''}`
  return html`<section><h2>Stores</h2>${list([
    ['Postgres', rows ? 'answers' : 'does not answer'],
    ['Redis', used ?? 'does not answer'],
  ])}</section>`
}

function takedown(token: string): Html {
  return html`<section><h2>Take a public conversation or plan down</h2>
<p>It becomes private at once, and its owner cannot publish it again.</p>
<form method="post" action="/operations/takedown"><input type="hidden" name="token" value="${token}">
<label>Address, or number of a conversation <input name="target" required inputmode="url" autocomplete="off"></label><button>Take down</button></form></section>`
}

function acted({ actions }: Status): Html {
  return html`<section><h2>Operators’ actions</h2>${
    !actions?.length
      ? html`<p>${actions ? 'Nothing yet.' : unknown}</p>`
      : html`<ul>${actions.map(({ at, by, action, target, outcome }) => html`<li>${at.slice(0, 19).replace('T', ' ')} ${by}: ${action} <code>${target}</code> – ${outcome}</li>`)}</ul>`
  }</section>`
}

const list = (rows: [string, string][]): Html =>
  html`<dl>${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`

function age(open: { count: number; seconds: number } | undefined): string {
  if (!open) return unknown
  return open.count === 0 ? '–' : span(open.seconds)
}
