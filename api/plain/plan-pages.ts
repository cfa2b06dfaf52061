import type { Plan, PlanStep, PlanSummary } from '#shared/contract/plans.ts'
import type { Context } from '../context.ts'
import { type Html, html } from '../http/html.ts'
import type { PlainEdition } from './book-names.ts'
import { cookieNote, postButton, postForm } from './form-parts.ts'
import { rich } from './language-html.ts'
import { plainUrl } from './plain-address.ts'
import { seededIn, seededPart, stepPart, stepTitle } from './seeded.ts'
import { plainWords, wordsFor } from './words.ts'

/** The suggested plans, and those that the visitor follows. */
export function plansPage(
  own: readonly PlanSummary[],
  plans: readonly PlanSummary[],
  { bible, language }: PlainEdition,
): Html {
  const say = plainWords(language)
  const row = (plan: PlanSummary) => {
    const { id, estimated_days: days, progress } = plan
    const shown = (text: string) => seededPart(plan, text, language)
    const name = () => html`<a href="${plainUrl(`/plans/${id}`, bible)}">${shown(plan.name)}</a>`
    const line = progress ? say('followedPlan', { days, percent: progress.percentage }) : say('plan', { days })
    return html`<li>${rich(line, { name })}<br>${shown(plan.description)}</li>`
  }
  const yours = own.length > 0 && html`<h2>${say('yourPlans')}</h2><ul>${own.map(row)}</ul><h2>${say('morePlans')}</h2>`
  const followed = new Set(own.map(({ id }) => id))
  return html`<h1>${say('readingPlans')}</h1>${yours}<ul>${plans.filter(({ id }) => !followed.has(id)).map(row)}</ul>`
}

/** The address of a reading; for a follower also which reading of which plan it is. */
export function readingUrl({ id, following }: Plan, step: PlanStep, bible: string | undefined): string {
  const { book, start_chapter, start_verse } = step
  const query: Record<string, string> = following ? { plan: String(id), step: String(step.id) } : {}
  return `${plainUrl(`/read/${book}/${start_chapter}`, bible, query)}${start_verse > 1 ? `#v${start_verse}` : ''}`
}

/** The days of a plan; its followers see what they have read, and mark it. */
export function planPage(ctx: Context, plan: Plan, { bible, language }: PlainEdition): Html {
  const { id, following, steps_by_day } = plan
  const say = wordsFor(ctx)
  const mark = (step: PlanStep) => {
    const { id: value, is_done } = step
    const name = is_done ? 'unread' : 'read'
    const { words } = stepTitle(plan, step, language)
    const label = say(is_done ? 'markUnreadNamed' : 'markReadNamed', { title: words })
    return html`${is_done && ` ${say('read')}`} <button name="${name}" value="${value}" aria-label="${label}">${say(is_done ? 'markUnread' : 'markRead')}</button>`
  }
  const row = (step: PlanStep) =>
    html`<li><a href="${readingUrl(plan, step, bible)}">${stepPart(plan, step, language)}</a>${following && mark(step)}</li>`
  const dayPart = ([day, steps]: [string, PlanStep[]]) =>
    html`<h2>${say('day', { day })}</h2><ul>${steps.map(row)}</ul>`
  const days = html`${Object.entries(steps_by_day).map(dayPart)}`
  const form = following ? postForm(ctx, `/plans/${id}/steps`, { in: bible }, days, 'marks') : days
  const [name, about] = [seededIn(plan, plan.name, language), seededIn(plan, plan.description, language)]
  return html`<h1${name.own}>${name.words}</h1><p${about.own}>${about.words}</p>${progressPart(ctx, plan, { bible, language })}${form}`
}

function progressPart(ctx: Context, plan: Plan, { bible, language }: Pick<PlainEdition, 'bible' | 'language'>): Html {
  const { id, progress, following, is_current, steps } = plan
  const say = wordsFor(ctx)
  const start = (label: string) => postButton(ctx, `/plans/${id}/start`, label, { in: bible })
  if (!following || !progress) return html`${start(say('startPlan'))}${cookieNote(ctx)}`
  const next = steps.find(({ is_done }) => !is_done)
  const read = say('readings', { read: progress.completed_steps, total: progress.total_steps })
  const reading = () => (next ? stepPart(plan, next, language) : html``)
  const after = next
    ? html`<a href="${readingUrl(plan, next, bible)}">${rich(say('nextReading'), { reading })}</a>`
    : say('allRead')
  return html`<p role="status">${read} ${after}</p>${!is_current && start(say(next ? 'continuePlan' : 'startPlan'))}${postButton(ctx, `/plans/${id}/leave`, say('leavePlan'), { in: bible })}`
}

/** What is above and below the first chapter of a reading. */
export function readingParts(
  ctx: Context,
  plan: Plan,
  step: PlanStep,
  { bible, language }: PlainEdition,
): { head: Html; foot: Html } {
  const { id, is_current } = plan
  const say = wordsFor(ctx)
  const parts = {
    plan: () => html`<a href="${plainUrl(`/plans/${id}`, bible)}">${seededPart(plan, plan.name, language)}</a>`,
    reading: () => stepPart(plan, step, language),
  }
  const head = html`<p class="about">${rich(say('dayOfPlan', { day: step.day }), parts)}</p>`
  const numbers = Array.from({ length: step.end_chapter - step.start_chapter }, (_, i) => step.start_chapter + i + 1)
  const more = numbers.map((n) => html`<a href="${plainUrl(`/read/${step.book}/${n}`, bible)}">${n}</a> `)
  const rest = numbers.length > 0 && html`<p>${say('readingContinues')}</p><p class="numbers">${more}</p>`
  const fields = { in: bible, step: step.id }
  const done = step.is_done
    ? html`<p>${say('haveRead')}</p>`
    : postButton(ctx, `/plans/${id}/steps`, say('markRead'), { in: bible, read: step.id })
  const next = is_current && postButton(ctx, `/plans/${id}/next`, say('readAndNext'), fields)
  return {
    head,
    foot: html`<section class="more step">${rest}${next || done}</section>`,
  }
}
