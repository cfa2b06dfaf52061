import type { PlanSummary } from '#shared/contract/plans.ts'
import { seedIn } from '#shared/server/seed-in.ts'
import { type Html, html } from '../http/html.ts'
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
export function seededPart(plan: Made, text: string, language: string): Html {
  const words = ofPlan(plan, text, language)
  return words === undefined ? isolated(text) : html`<bdi>${words}</bdi>`
}

const ofPlan = ({ creator }: Made, text: string, language: string) =>
  creator === 'featured' ? seedIn(language, text) : undefined
