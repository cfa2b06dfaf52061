import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { namedPassages } from '../../shared/bible/named-passages.ts'
import { findReferences } from '../../shared/bible/reference.ts'
import { typedReference } from '../../shared/bible/typed-reference.ts'
import { formatReference } from '../../shared/bible/versification.ts'
import { cpuMs } from '../helpers/stack/cpu-time.ts'

const read = (text: string, language = 'en', names: string[] = []) =>
  typedReference(text, language, names)
    ?.map(({ ref }) => ref)
    .join('; ')

describe('what readers type and dictate', () => {
  test.each([
    ['John 3:16', 'John 3:16'],
    ['Jhon 3:16', 'John 3:16'],
    ['Pslam 23', 'Psalm 23'],
    ['Revalation 3', 'Revelation 3'],
    ['Romens 8:28', 'Romans 8:28'],
    ['Gensis 1', 'Genesis 1'],
    ['1 Corinthans 13', '1 Corinthians 13'],
    ['Ecclesiasties 3', 'Ecclesiastes 3'],
    ['Philipians 4:13', 'Philippians 4:13'],
    ['Isiah 53', 'Isaiah 53'],
    ['Deutronomy 6:4', 'Deuteronomy 6:4'],
    ['Habakuk 2', 'Habakkuk 2'],
    ['2 Thesalonians 3', '2 Thessalonians 3'],
    ['Read John 3', 'John 3'],
    ['open psalm 23', 'Psalm 23'],
    ['go to Romans 8', 'Romans 8'],
    ['take me to jude', 'Jude'],
    ['john three sixteen', 'John 3:16'],
    ['psalm twenty three', 'Psalm 23'],
    ['psalm one hundred and nineteen verse five', 'Psalm 119:5'],
    ['first john four eight', '1 John 4:8'],
    ['the twenty third psalm', 'Psalm 23'],
    ['the hundred and nineteenth psalm', 'Psalm 119'],
    ['the third chapter of John', 'John 3'],
    ['the 3rd chapter of the Acts', 'Acts 3'],
    ['the fortieth chapter of Isaiah verse 31', 'Isaiah 40:31'],
    ['the second chapter of John, verses three to five', 'John 2:3–5'],
    ['Psalms twenty-three, twenty-four', 'Psalm 23; Psalm 24'],
    ['Psalm one hundred, twenty', 'Psalm 100; Psalm 20'],
  ])('%j is %s', (text, ref) => expect(read(text)).toBe(ref))

  test('misspelt names of the reader’s own translation are corrected too', () => {
    expect(read('Jenesis 1', 'es', ['Génesis', 'Éxodo'])).toBe('Genesis 1')
  })
  test('hostile text takes no longer than an ordinary page', () => {
    const texts = ['one '.repeat(1000), 'a'.repeat(4000), `${'john '.repeat(700)}3`, 'twenty-'.repeat(500)]
    expect(cpuMs(() => texts.map((text) => read(text)))).toBeLessThan(400)
  })
  test('any input is parsed without an error', () => {
    const pieces = [
      'one',
      'hundred',
      'twenty-',
      'John',
      'Jhon',
      ' ',
      '3',
      ':',
      '\ud800',
      '\0',
      '神',
      '😀',
      'read ',
      'é',
    ]
    const text = fc.array(fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom(...pieces)), { maxLength: 20 })
    fc.assert(fc.property(text, (parts) => void read(parts.join(''))))
  })
})

describe('what readers type in Spanish, and in sentences', () => {
  test.each([
    ['el salmo 23', 'Psalm 23'],
    ['lee el salmo 91', 'Psalm 91'],
    ['abre el salmo 91', 'Psalm 91'],
    ['lee los Salmos 1-2', 'Psalms 1–2'],
    ['abre la carta a los Romanos 8', 'Romans 8'],
    ['el evangelio de Juan 3', 'John 3'],
    ['evangelio según San Juan 3', 'John 3'],
    ['el libro de Job 1', 'Job 1'],
    ['lee Juan 3', 'John 3'],
  ])('in Spanish %j is %s', (text, ref) => expect(read(text, 'es')).toBe(ref))

  test('a number in thousands after the name of a book is no chapter', () => {
    const found = (text: string) => findReferences(text).map(({ ref }) => ref)
    expect(found('He spoke 3,000 proverbs and 1,005 songs')).toEqual([])
    expect(found('Proverbs 1,005')).toEqual([])
    expect(found('See Proverbs 1, 5 and 7')).not.toEqual([])
  })
  test('24/7 after a word that is also a book is no reference in a sentence, two chapters are', () => {
    const found = (text: string) => findReferences(text).map(({ ref }) => ref)
    expect(found('I worry about my job 24/7')).toEqual([])
    expect(found('Read Psalm 23/24 today')).toEqual(['Psalm 23', 'Psalm 24'])
  })
})

describe('what people call a passage', () => {
  const named = (question: string) => namedPassages(question.split(/\W+/)).map((place) => formatReference(place))

  test.each([
    ['the parable of the good Samaritan', 'Luke 10:25–37'],
    ['the Lord s prayer', 'Matthew 6:9–13'],
    ['What are the ten commandments', 'Exodus 20:1–17'],
    ['why did Jesus have to die', 'Romans 5:6–11'],
    ['How do I forgive', 'Matthew 18:21–35'],
    ['forgiving others', 'Matthew 18:21–35'],
  ])('%s is %s', (question, passage) => expect(named(question)).toContain(passage))

  test('the longer name wins', () =>
    expect(named('the love of enemies: love your enemies')).toEqual(['Matthew 5:43–48']))
  test('of other words is nothing', () => expect(named('asdf qwerty constructor __proto__')).toEqual([]))
})

describe('numbers in words', () => {
  test.each([
    ['Juan tres dieciséis', 'John 3:16'],
    ['salmo noventa y uno', 'Psalm 91'],
    ['Salmo ciento diecinueve', 'Psalm 119'],
    ['Romanos capítulo ocho', 'Romans 8'],
    ['primera de corintios trece', '1 Corinthians 13'],
    ['salmo cien', 'Psalm 100'],
  ])('in Spanish, %j is %s', (text, ref) => expect(read(text, 'es')).toBe(ref))

  test.each([
    'uno y tres',
    'la primera carta',
    'treinta y',
    'the first psalm of my life',
    'the last chapter of my book',
    'one psalm',
    'the second chapter of John 3',
  ])('in Spanish or English, %j is no reference', (text) =>
    expect([read(text, 'es'), read(text)]).toEqual([undefined, undefined]),
  )

  test.each([
    'what is love',
    'Tell me 3',
    'love 3',
    'I am 5',
    'route 66',
    'area 51',
    'apollo 13',
    'windows 11',
    'catch 22',
    'three wise men',
    'one hundred',
    'twenty',
    'show me the way',
    'I worry about my job 24/7',
    'job 24/7',
    'John likes Mary',
    '',
    '3',
  ])('%j is not a reference', (text) => expect(read(text)).toBeUndefined())
})
