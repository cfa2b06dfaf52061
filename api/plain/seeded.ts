import type { PlanStep, PlanSummary } from '#shared/contract/plans.ts'
import { seedIn } from '#shared/server/seed-in.ts'
import { isOutlineTitle } from '#shared/server/sql/outline.ts'
import { type Html, html } from '../http/html.ts'
import { passageIn } from '../plans/step-passage.ts'
import { inEnglish, isolated, unknown } from './language-html.ts'

/** A text, and the attributes of its element if it is not in the language of the page. */
type Seeded = { words: string; own: Html }
type Made = Pick<PlanSummary, 'creator'>

/** A text of the catalogue, such as a profile's name: in the language of the page where that has it, else in English. */
export function seeded(text: string, language: string): Seeded {
  const words = seedIn(language, text)
  return words === undefined ? { words: text, own: inEnglish } : { words, own: html`` }
}

/** The same for a text of a plan, which may be a visitor's own: that is as they wrote it. */
export function seededIn(plan: Made, text: string, language: string): Seeded {
  const words = ofPlan(plan, text, language)
  return words === undefined ? { words: text, own: unknown } : { words, own: html`` }
}

/** A text of a plan within a sentence. */
export const seededPart = (plan: Made, text: string, language: string): Html => part(seededIn(plan, text, language))

/** The title of a step within a sentence. */
export const stepPart = (plan: Made, step: PlanStep, language: string): Html => part(stepTitle(plan, step, language))

const part = ({ words, own }: Seeded): Html => (own === unknown ? isolated(words) : html`<bdi>${words}</bdi>`)

/** The title of a step: a passage or a title of the outline is in the language of the page. */
export function stepTitle(plan: Made, step: PlanStep, language: string): Seeded {
  if (step.title === step.verse_range) return { words: passageIn(language, step), own: html`` }
  const isKnown = plan.creator === 'featured' && isOutlineTitle(step.title, language)
  return isKnown ? { words: step.title, own: html`` } : seededIn(plan, step.title, language)
}

const ofPlan = ({ creator }: Made, text: string, language: string) =>
  creator === 'featured' ? seedIn(language, text) : undefined
