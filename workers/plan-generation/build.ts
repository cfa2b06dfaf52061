import { verseKey } from '#shared/bible/verse-key.ts'
import type { Reference } from '#shared/bible/versification.ts'
import { passagesOf } from '#shared/plans/passages.ts'
import { type PlanBible, versesIn, wordsIn } from '#shared/plans/plan-bible.ts'
import { type PlanDemand, planFaults } from '#shared/plans/rules.ts'
import { type Outline, titleOf } from '#shared/plans/titles.ts'
import type { DraftPlan, DraftStep } from '#shared/plans/types.ts'
import { readWhole, versesOnce, withCompany } from '#shared/plans/whole.ts'
import type { Db } from '#shared/server/db.ts'
import { loadOutline } from '#shared/server/sql/outline.ts'
import { fitPassage } from './fit.ts'
import { type FoundReading, gather } from './gather.ts'
import { without } from './ranges.ts'
import { readRequest } from './request.ts'
import { type Scope, scopeOf } from './scope.ts'
import { titleIn } from './title-in.ts'

/** Verses of a passage of a topic, about a page's worth. */
const PASSAGE_VERSES = 13
/** How much longer than that a passage may stay whole; less if the days would be too uneven. */
const TOLERANCES = [0.9, 0.45, 0.3, 0.2, 0.1]

export type Built = { plan: DraftPlan; demand: PlanDemand }

/** What a plan for a request must contain. */
export function demandOf(scope: Scope, bible: PlanBible, days: number): PlanDemand {
  if (scope.kind === 'topics') return { days, ...(scope.without.length > 0 && { excludes: scope.without }) }
  // fewer verses than days: other passages are read as well
  const isEnough = versesOnce(scope.ranges, bible).length >= days
  return isEnough ? { days, covers: scope.ranges } : { days, includes: scope.ranges }
}

/** The scope of a request in a translation. */
export function readScope(description: string, bible: PlanBible, days: number): Scope {
  return scopeOf(readRequest(description), bible, days)
}

/** A plan for any request, without a model: deterministic and always valid. */
export async function buildPlan(db: Db, bible: PlanBible, description: string, days: number): Promise<Built> {
  const scope = readScope(description, bible, days)
  const demand = demandOf(scope, bible, days)
  if (scope.kind === 'whole') return { plan: await wholePlan(db, bible, scope.ranges, scope.title, days), demand }
  const { found, note } = await gather(db, bible, scope, days * perDay(days))
  const outline = await loadOutline(
    db,
    bible,
    found.map(({ place }) => place.book),
  )
  const titles = new Set(scope.topics.map(({ title }) => titleIn(title, bible)))
  const theme = titles.size > 0 ? [...titles].slice(0, 3).join(', ') : null
  for (const tolerance of TOLERANCES) {
    const steps = choose(found, bible, outline, days, tolerance)
    const plan = { theme, steps, note }
    if (planFaults(plan, bible, demand).length === 0) return { plan, demand }
  }
  return { plan: { ...(await wholePlan(db, bible, furtherReading(scope, bible, days), theme, days)), note }, demand }
}

/** What a plan reads as a whole if too few passages of a topic fit: the books that it is limited to, else any others. */
function furtherReading(scope: Extract<Scope, { kind: 'topics' }>, bible: PlanBible, days: number): Reference[] {
  const { books, without: out } = scope
  if (books.length > 0) return without(passagesOf(books.join(';'), bible), out, bible)
  const everything = without(passagesOf('MRK; LUK; JHN; PSA; PRO; GEN-MAL; MAT-REV', bible), out, bible)
  return everything.slice(0, days > 60 ? undefined : 1)
}

async function wholePlan(
  db: Db,
  bible: PlanBible,
  ranges: Reference[],
  theme: string | null,
  days: number,
): Promise<DraftPlan> {
  const all = withCompany(ranges, bible, days)
  const outline = await loadOutline(
    db,
    bible,
    all.map(({ book }) => book),
  )
  return { theme, steps: readWhole(all, bible, outline, days) }
}

/** Chooses passages of similar length, so that each day has its share; fewer if no more fit. */
function choose(
  found: readonly FoundReading[],
  bible: PlanBible,
  outline: Outline,
  days: number,
  tolerance: number,
): DraftStep[] {
  const times = perDay(days)
  const words = averageWords(bible) * PASSAGE_VERSES
  const used = new Set<string>()
  const many = new Set(found.map(({ topic }) => topic)).size > 2
  const steps: DraftStep[] = []
  for (const { place, topic } of found) {
    if (steps.length === days * times) break
    const range = fitPassage(place, bible, outline, { words, tolerance, used })
    const share = range ? wordsIn(bible, range) / words - 1 : 0
    const most = Math.max(tolerance, 0.3)
    if (!range || share > most || share < -Math.min(most, 0.45)) continue
    for (const verse of versesIn(bible, range)) used.add(verseKey(verse))
    const day = Math.floor(steps.length / times) + 1
    steps.push({
      ...range,
      day,
      title: titleOf(range, bible, outline),
      theme: many && topic ? titleIn(topic, bible) : null,
    })
  }
  return steps
}

/** Passages a day: a short plan has room for several. */
const perDay = (days: number) => (days === 1 ? 3 : days <= 3 ? 2 : 1)

function averageWords(bible: PlanBible): number {
  let [verses, words] = [0, 0]
  for (const { chapters } of bible.books.values()) {
    for (const chapter of chapters) {
      for (const count of chapter.words) {
        verses += count > 0 ? 1 : 0
        words += count
      }
    }
  }
  return verses > 0 ? words / verses : 1
}
