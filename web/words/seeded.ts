import type { PlanSummary } from '#shared/contract/plans.ts'
import { pageLanguage } from './language.ts'
import { wordIn } from './words.ts'

/**
 * A text of the catalogue, such as a profile's name, with its language, for an element: in the language of the page, or
 * as it is stored, in the language `lang`, where that language lacks it. A visitor's own text is returned as it is.
 */
export function seeded(text: string, lang = ''): { lang: string; children: string } {
  // a visitor may write "constructor", which every object has
  const own = text in {} ? undefined : wordIn('seeds', text)
  return own === undefined ? { lang, children: text } : { lang: pageLanguage(), children: own }
}

type Made = Pick<PlanSummary, 'creator'>

/** A text of a plan, for an element: as `seeded` has it if the plan is of the catalogue, else as a visitor wrote it. */
export function seededIn({ creator }: Made, text: string): { lang: string; children: string } {
  return creator === 'featured' ? seeded(text) : { lang: '', children: text }
}

/** A plan with its name and description in the language of the page, as far as `seededIn` has them. */
export function seededPlan<Plan extends Made & { name: string; description: string }>(plan: Plan): Plan {
  return { ...plan, name: seededIn(plan, plan.name).children, description: seededIn(plan, plan.description).children }
}
