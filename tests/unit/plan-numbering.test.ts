import { describe, expect, test } from 'vitest'
import { englishVerses } from '../../shared/bible/english-verses.ts'
import { formatReference, type Reference, type Versification } from '../../shared/bible/versification.ts'
import { fitReference, passagesOf } from '../../shared/plans/passages.ts'
import type { PlanBible } from '../../shared/plans/plan-bible.ts'
import type { JsonRequest, Provider } from '../../workers/llm/provider.ts'
import { demandOf, readScope } from '../../workers/plan-generation/build.ts'
import { draftPlan } from '../../workers/plan-generation/draft.ts'
import { numberedBible } from '../fixtures/numbered-bible.ts'
import { hebrew, synodal } from '../fixtures/numberings.ts'

const refs = (ranges: readonly Reference[], text: Versification) =>
  ranges.map((range) => formatReference(range, { versification: text }))

function read(description: string, text: Versification): string[] {
  const scope = readScope(description, numberedBible(text), 1)
  return scope.kind === 'whole' ? refs(scope.ranges, text) : []
}

describe('what a plan must contain has the numbers of the translation', () => {
  test.each([
    ['Hebrew', 'Joel 2:28-32', hebrew, ['Joel 3']],
    ['Hebrew', 'Joel 2:28-30', hebrew, ['Joel 3:1–3']],
    ['Hebrew', 'Malachi 4', hebrew, ['Malachi 3:19–24']],
    ['Hebrew', 'Malachi 3:20-24', hebrew, ['Malachi 3:20–24']],
    ['Hebrew', 'the book of Joel', hebrew, ['Joel 1–4']],
    ['Synodal', 'songs of ascents', synodal, ['Psalms 119–133']],
    ['Synodal', 'Psalm 23', synodal, ['Psalm 22']],
    ['English', 'songs of ascents', englishVerses, ['Psalms 120–134']],
    ['English', 'John 3:16-99', englishVerses, ['John 3:16–36']],
  ] as const)('%s: %s', (_name, description, text, ranges) => expect(read(description, text)).toEqual(ranges))
})

test('the passages of a topic are those verses in the translation, a psalm with its title', () => {
  const led = (parts: string, text: Versification) => refs(passagesOf(parts, numberedBible(text)), text)
  expect(led('PSA 34:15-22; PSA 34:1-10; PSA 23', hebrew)).toEqual(['Psalm 34:16–23', 'Psalm 34:1–11', 'Psalm 23'])
  expect(led('PSA 34:15-22; PSA 116:10-19; PSA 10:1-4', synodal)).toEqual([
    ...['Psalm 33:16–23', 'Psalm 115', 'Psalm 9:22–25'],
  ])
  expect(led('PSA 34:15-22; PSA 34:1-10', englishVerses)).toEqual(['Psalm 34:15–22', 'Psalm 34:1–10'])
})

test('a range whose last verses are in an earlier chapter of the translation still includes all its chapters', () => {
  const range = { book: 'ROM', start_chapter: 12, start_verse: 1, end_chapter: 16, end_verse: 27 }
  expect(fitReference(range, numberedBible(synodal))).toEqual({ ...range, end_verse: 24 })
})

describe('a model', () => {
  type Step = { day: number; book: string; start: [number, number]; end: [number, number] }
  const draft = (...steps: Step[]) => ({
    theme: 'A theme',
    steps: steps.map(({ day, book, start, end }) => ({
      ...{ day, title: 'A title', book, start_chapter: start[0], start_verse: start[1] },
      ...{ end_chapter: end[0], end_verse: end[1] },
    })),
  })

  /** The steps of the plan from a model's drafts, and what the model was sent. */
  async function drafted(description: string, bible: PlanBible, text: Versification, ...drafts: unknown[]) {
    const prompts: string[] = []
    const provider = {
      async json({ prompt }: JsonRequest) {
        prompts.push(prompt)
        return { value: drafts[prompts.length - 1] }
      },
    } as unknown as Provider
    const demand = demandOf(readScope(description, bible, 2), bible, 2)
    const plan = await draftPlan(provider, { description, bible, demand, signal: AbortSignal.timeout(10_000) })
    return { steps: plan && refs(plan.steps, text), prompts }
  }

  const joel = draft(
    { day: 1, book: 'JOL', start: [1, 1], end: [2, 14] },
    { day: 2, book: 'JOL', start: [2, 15], end: [3, 21] },
  )

  test('reads and writes English numbers, and the plan has those of the translation', async () => {
    const { steps, prompts } = await drafted('Joel', numberedBible(hebrew), hebrew, joel)
    expect(steps).toEqual(['Joel 1:1–2:14', 'Joel 2:15–4:21'])
    expect(prompts[0]).toContain('JOL 1:1-3:21')
    expect(prompts[0]).toContain('JOL 3,')
    expect(prompts[0]).toContain('MAL 4,')
    expect(prompts[0]).toContain('numbers of English Bibles')
  })

  test('chooses passages by their English numbers', async () => {
    const psalms = draft(
      { day: 1, book: 'PSA', start: [23, 1], end: [23, 6] },
      { day: 2, book: 'PSA', start: [51, 1], end: [51, 6] },
    )
    const { steps } = await drafted('hope', numberedBible(synodal), synodal, psalms)
    expect(steps).toEqual(['Psalm 22', 'Psalm 50:1–8'])
  })

  test('learns its faults in English numbers', async () => {
    const short = draft(
      { day: 1, book: 'JOL', start: [1, 1], end: [2, 14] },
      { day: 2, book: 'JOL', start: [2, 15], end: [3, 20] },
    )
    const { steps, prompts } = await drafted('Joel', numberedBible(hebrew), hebrew, short, joel)
    expect(prompts[1]).toContain('JOL.3.21 was asked for and is missing')
    expect(steps).toHaveLength(2)
  })

  test('does not make the plan of a text whose further verses it cannot name', async () => {
    const halves = draft(
      { day: 1, book: 'DAN', start: [1, 1], end: [3, 23] },
      { day: 2, book: 'DAN', start: [3, 24], end: [6, 28] },
    )
    const { steps, prompts } = await drafted('Daniel 1-6', numberedBible(synodal), synodal, halves)
    expect([steps, prompts.length]).toEqual([undefined, 1])
  })

  test('reads the numbers of a translation with English numbering as they are', async () => {
    const { steps, prompts } = await drafted('Joel', numberedBible(englishVerses), englishVerses, joel)
    expect(steps).toEqual(['Joel 1:1–2:14', 'Joel 2:15–3:21'])
    expect(prompts[0]).not.toContain('numbers of English Bibles')
  })
})
