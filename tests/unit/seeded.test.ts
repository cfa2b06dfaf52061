import { afterEach, expect, test } from 'vitest'
import type { PlanCreator } from '../../shared/contract/plans.ts'
import seeds from '../../shared/seeds/es.json' with { type: 'json' }
import { pageLanguage } from '../../web/words/language.ts'
import { seededIn, seededPlan } from '../../web/words/seeded.ts'
import { setCatalogs } from '../../web/words/words.ts'

afterEach(() => setCatalogs({}))

const texts: [creator: PlanCreator, text: string, shown: string][] = [
  ['featured', 'Hope', 'Esperanza'],
  ['featured', 'A father who runs', 'Un padre que corre'],
  ['featured', 'constructor', 'constructor'],
  ['featured', 'Our own words', 'Our own words'],
  ['me', 'Hope', 'Hope'],
  ['community', 'Hope', 'Hope'],
]

test.each(texts)('in a plan by %s “%s” is shown in Spanish as “%s”', (creator, text, shown) => {
  setCatalogs({ seeds })
  const lang = shown === text ? '' : pageLanguage()
  expect(seededIn({ creator }, text)).toEqual({ lang, children: shown })
  expect(seededPlan({ creator, name: text, description: '' }).name).toBe(shown)
})

test('in English every text is as it is stored', () => {
  expect(seededIn({ creator: 'featured' }, 'Hope')).toEqual({ lang: '', children: 'Hope' })
})
