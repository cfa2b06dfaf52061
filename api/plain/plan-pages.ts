import type { Plan, PlanStep, PlanSummary } from '#shared/contract/plans.ts'
import type { Context } from '../context.ts'
import { type Html, html } from '../http/html.ts'
import { cookieNote, postButton, postForm } from './form-parts.ts'
import { plainUrl } from './plain-address.ts'
import { inLanguage, type PlainEdition } from './plain-pages.ts'

/** The suggested plans, and those that the visitor follows. */
export function plansPage(own: readonly PlanSummary[], plans: readonly PlanSummary[], { bible }: PlainEdition): Html {
  const row = ({ id, name, description, estimated_days, progress }: PlanSummary) =>
    html`<li><a href="${plainUrl(`/plans/${id}`, bible)}">${name}</a>, ${estimated_days} ${estimated_days === 1 ? 'day' : 'days'}${progress && `, ${progress.percentage} % read`}<br>${description}</li>`
  const yours = own.length > 0 && html`<h2>Your plans</h2><ul>${own.map(row)}</ul><h2>More plans</h2>`
  const followed = new Set(own.map(({ id }) => id))
  return html`<h1>Reading plans</h1>${yours}<ul>${plans.filter(({ id }) => !followed.has(id)).map(row)}</ul>`
}

/** The address of a reading; for a follower also which reading of which plan it is. */
export function readingUrl({ id, following }: Plan, step: PlanStep, bible: string | undefined): string {
  const { book, start_chapter, start_verse } = step
  const query: Record<string, string> = following ? { plan: String(id), step: String(step.id) } : {}
  return `${plainUrl(`/read/${book}/${start_chapter}`, bible, query)}${start_verse > 1 ? `#v${start_verse}` : ''}`
}

/** The days of a plan; its followers see what they have read, and mark it. */
export function planPage(ctx: Context, plan: Plan, { bible }: PlainEdition): Html {
  const { id, following, steps_by_day } = plan
  const mark = ({ id: step, is_done, title }: PlanStep) => {
    const [name, label] = is_done ? (['unread', 'Mark as unread'] as const) : (['read', 'Mark as read'] as const)
    return html`${is_done && ' ✓ read'} <button name="${name}" value="${step}" aria-label="${label}: ${title}">${label}</button>`
  }
  const row = (step: PlanStep) =>
    html`<li><a href="${readingUrl(plan, step, bible)}">${step.title}</a>${following && mark(step)}</li>`
  const day = ([number, steps]: [string, PlanStep[]]) => html`<h2>Day ${number}</h2><ul>${steps.map(row)}</ul>`
  const days = html`${Object.entries(steps_by_day).map(day)}`
  const form = following ? postForm(ctx, `/plans/${id}/steps`, { in: bible }, days, 'marks') : days
  return html`<h1>${plan.name}</h1><p>${plan.description}</p>${progressPart(ctx, plan, bible)}${form}`
}

function progressPart(ctx: Context, plan: Plan, bible: string | undefined): Html {
  const { id, progress, following, is_current, steps } = plan
  const start = (label: string) => postButton(ctx, `/plans/${id}/start`, label, { in: bible })
  if (!following || !progress) return html`${start('Start this plan')}${cookieNote(ctx)}`
  const next = steps.find(({ is_done }) => !is_done)
  const read = `${progress.completed_steps} of ${progress.total_steps} readings are read.`
  const link = next
    ? html` <a href="${readingUrl(plan, next, bible)}">Next: ${next.title}</a>`
    : ' You have read the whole plan.'
  return html`<p role="status">${read}${link}</p>${!is_current && start('Continue this plan')}${postButton(ctx, `/plans/${id}/leave`, 'Stop following this plan', { in: bible })}`
}

/** What is above and below the first chapter of a reading. */
export function readingParts(
  ctx: Context,
  plan: Plan,
  step: PlanStep,
  { translation, bible }: PlainEdition,
): { head: Html; foot: Html } {
  const { id, is_current } = plan
  const head = html`<p class="about"><a href="${plainUrl(`/plans/${id}`, bible)}">${plan.name}</a>, day ${step.day}: ${step.title}</p>`
  const numbers = Array.from({ length: step.end_chapter - step.start_chapter }, (_, i) => step.start_chapter + i + 1)
  const more = numbers.map((n) => html`<a href="${plainUrl(`/read/${step.book}/${n}`, bible)}">${n}</a> `)
  const rest = numbers.length > 0 && inLanguage(translation, html`<p class="numbers">${more}</p>`)
  const fields = { in: bible, step: step.id }
  const done = step.is_done
    ? html`<p>You have read this.</p>`
    : postButton(ctx, `/plans/${id}/steps`, 'Mark as read', { in: bible, read: step.id })
  const next = is_current && postButton(ctx, `/plans/${id}/next`, 'Read, to the next reading', fields)
  return {
    head,
    foot: html`<section class="more step">${numbers.length > 0 && html`<p>This reading continues in chapter</p>`}${rest}${next || done}</section>`,
  }
}
