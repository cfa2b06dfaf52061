import { beforeAll, describe, expect, test } from 'vitest'
import { find, THRESHOLD } from '../../shared/finder/find.ts'
import type { FinderSources } from '../../shared/finder/sources.ts'
import { createSpelling, learnWords } from '../../shared/finder/spelling.ts'
import { nearestTo, speltAs } from '../../shared/nearest-word.ts'
import { readSources } from '../../shared/server/written-index.ts'

describe('the nearest word', () => {
  const words = ['zacchaeus', 'churches', 'couches', 'nicodemus', 'spirit', 'sprout'].map((word) => speltAs(word))
  const nearest = (typed: string) => nearestTo(typed, words, () => 2)

  test.each([
    ['zacheus', 'zacchaeus'],
    ['nicodemis', 'nicodemus'],
    ['spriit', 'spirit'],
  ])('%s is %s', (typed, meant) => expect(nearest(typed)).toBe(meant))

  test('is none if it begins with another letter and sounds different', () => {
    expect(nearest('mpirit')).toBeUndefined()
  })

  test('is the one that is written more, of two that are as near', () => {
    const counted = [speltAs('couches', 1), speltAs('churches', 80)]
    expect(nearestTo('chuches', counted, () => 2)).toBe('churches')
  })
})

describe('a text', () => {
  const spelling = createSpelling({
    en: learnWords(['Who was Nicodemus?', 'Jealousy']),
    es: learnWords(['¿Quién fue Zaqueo?']),
  })
  const known = new Set(['who', 'was', 'quien', 'fue', 'pizza'])
  const mend = (text: string, language: 'en' | 'es' = 'en') =>
    spelling.mend(text, [language], (word) => known.has(word))

  test('keeps what is not a slip, with its capitals and marks', () => {
    expect(mend('Who was Nicodemis?')).toBe('Who was nicodemus?')
    expect(mend('¿Quién fue Zaqeo?', 'es')).toBe('¿Quién fue zaqueo?')
  })

  test.each(['Who was Nicodemus?', 'Who was pizza?', 'Who was Zaqeo?', 'kubernetes'])('is not changed: %s', (text) => {
    expect(mend(text)).toBeUndefined()
  })

  test('with many unknown words is another language', () => {
    expect(mend('jelousy nicodemis')).toBeDefined()
    expect(mend('jelousy nicodemis eins zwei drei')).toBeUndefined()
  })
})

describe('what is typed with a slip', () => {
  let sources: FinderSources
  beforeAll(async () => {
    sources = await readSources()
  })
  const best = (text: string, language = 'en') => {
    const [first] = find(text, language, sources).candidates
    const { passage, probability } = first!
    expect(probability, text).toBeGreaterThanOrEqual(THRESHOLD)
    return `${passage.book} ${passage.start_chapter}:${passage.start_verse}`
  }

  test.each([
    ['who was Zacheus', 'who was Zacchaeus', 'en'],
    ['shadrack meshack and abendigo', 'Shadrach, Meshach and Abednego', 'en'],
    ['sampson and delila', 'Samson and Delilah', 'en'],
    ['jelousy', 'jealousy', 'en'],
    ['patiance', 'patience', 'en'],
    ['crucifiction', 'crucifixion', 'en'],
    ['how to over come anxeity', 'anxiety', 'en'],
    ['thomas the douter', 'thomas the doubter', 'en'],
    ['quien fue Zaqeo', 'quien fue Zaqueo', 'es'],
    ['los fariceos', 'los fariseos', 'es'],
  ])('%s leads where "%s" does', (typed, meant, language) => expect(best(typed, language)).toBe(best(meant, language)))

  test.each([
    ['isaiha 53', 'ISA 53:1'],
    ['jeramiah 29 11', 'JER 29:11'],
  ])('%s remains the reference that it is', (typed, place) => expect(best(typed)).toBe(place))

  test.each(['is ozempic vain', 'who was Enkidu', 'who is Metatron', 'kubernetes ingress', 'fortnite skins'])(
    '%s means no other word',
    (text) => {
      const plain = find(text, 'en', { ...sources, spelling: { mend: () => undefined } })
      expect(find(text, 'en', sources)).toEqual(plain)
    },
  )
})
