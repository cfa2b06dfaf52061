import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { findReferences } from '../../shared/bible/reference.ts'
import { exactReference } from '../../shared/bible/typed-reference.ts'
import { loadReferenceLanguage } from '../../shared/server/reference-languages.ts'
import { cpuMs } from '../helpers/stack/cpu-time.ts'

beforeAll(async () => {
  for (const language of ['ar', 'de', 'fr', 'he', 'ko', 'pt']) await loadReferenceLanguage(language)
})

const whole = (text: string, language: string) =>
  exactReference(text, language)
    ?.map(({ ref }) => ref)
    .join('; ')

/** Each reference in a text with the words that it is read from. */
const inside = (text: string, language: string) =>
  findReferences(text, language).map(({ ref, start, end }) => `${ref} = ${text.slice(start, end)}`)

describe('the number of a book, however it is written', () => {
  test.each([
    ['es', 'Primera de Juan 4:8', '1 John 4:8'],
    ['es', 'Primera carta de Juan 4:8', '1 John 4:8'],
    ['es', 'Primera epístola de San Juan 4', '1 John 4'],
    ['es', '1ª Juan 4:8', '1 John 4:8'],
    ['es', '1.ª Juan 4:8', '1 John 4:8'],
    ['es', '1ra Juan 4:8', '1 John 4:8'],
    ['es', '1ra. de Juan 4:8', '1 John 4:8'],
    ['es', '1 de Juan 1:9', '1 John 1:9'],
    ['es', '2ª Juan 6', '2 John 6'],
    ['es', 'Tercera de Juan 4', '3 John 4'],
    ['es', 'Primera de Pedro 5:7', '1 Peter 5:7'],
    ['es', '1ª Timoteo 6:10', '1 Timothy 6:10'],
    ['es', '1ª Co 13', '1 Corinthians 13'],
    ['es', 'Segunda de Crónicas 7:14', '2 Chronicles 7:14'],
    ['es', 'la primera carta a los Corintios 13', '1 Corinthians 13'],
    ['es', 'Segunda epístola a los Tesalonicenses 3', '2 Thessalonians 3'],
    ['es', 'la primera de Juan', '1 John 1'],
    ['de', '1 Johannes 4,8', '1 John 4:8'],
    ['de', '2 Johannes 6', '2 John 6'],
    ['de', 'I Joh 4,8', '1 John 4:8'],
    ['fr', 'I Jean 4', '1 John 4'],
    ['fr', '1ère Jean 4:8', '1 John 4:8'],
    ['fr', 'Première épître de Jean 4:8', '1 John 4:8'],
    ['fr', 'Deuxième épître à Timothée 3,16', '2 Timothy 3:16'],
    ['pt', 'I João 4:8', '1 John 4:8'],
    ['pt', '1ª João 4:8', '1 John 4:8'],
    ['pt', 'Primeira de João 4:8', '1 John 4:8'],
    ['pt', '2ª Timóteo 3:16', '2 Timothy 3:16'],
    ['he', '1 יוחנן 4:8', '1 John 4:8'],
    ['en', 'First Epistle of John 4:8', '1 John 4:8'],
    ['en', 'first letter of john 4', '1 John 4'],
    ['en', 'the first epistle of Paul to the Corinthians 13', '1 Corinthians 13'],
    ['en', 'First book of Samuel 17', '1 Samuel 17'],
    ['en', 'Ⅱ Timothy 3:16', '2 Timothy 3:16'],
  ])('%s: %j is %s', (language, text, ref) => expect(whole(text, language)).toBe(ref))

  test.each([
    [
      'es',
      'Lee 1ª Juan 4:8 y 1ª Corintios 13:4 hoy',
      ['1 John 4:8 = 1ª Juan 4:8', '1 Corinthians 13:4 = 1ª Corintios 13:4'],
    ],
    ['es', 'la Primera de Pedro 5:7 dice', ['1 Peter 5:7 = Primera de Pedro 5:7']],
    ['es', 'En Romanos 5:8 y 1 de Juan 4:10', ['Romans 5:8 = Romanos 5:8', '1 John 4:10 = 1 de Juan 4:10']],
    ['es', 'el versículo 1 de Juan 3:16', ['John 3:16 = Juan 3:16']],
    ['es', 'capítulo 1 de Juan 3:16', ['John 3:16 = Juan 3:16']],
    ['es', 'Primero, Juan 3:16 dice', ['John 3:16 = Juan 3:16']],
    [
      'en',
      'the second letter to the Corinthians 5:17 says',
      ['2 Corinthians 5:17 = second letter to the Corinthians 5:17'],
    ],
    ['en', 'First, John 3:16 says', ['John 3:16 = John 3:16']],
    ['en', 'the first time 3 people saw it', []],
    ['de', 'In 1 Johannes 4,8 und 2 Kor 5,17', ['1 John 4:8 = 1 Johannes 4,8', '2 Corinthians 5:17 = 2 Kor 5,17']],
  ])('in a sentence, %s: %j', (language, text, refs) => expect(inside(text, language)).toEqual(refs))
})

describe('a book asked for by its kind and name', () => {
  test.each([
    ['en', 'letter to the Romans', 'Romans 1'],
    ['es', 'carta a los romanos', 'Romans 1'],
    ['en', 'the letter of James', 'James 1'],
    ['en', '1st letter to the corinthians', '1 Corinthians 1'],
    ['en', 'epistle to the Galatians', 'Galatians 1'],
    ['en', 'book of Numbers', 'Numbers 1'],
    ['en', 'the book of Job', 'Job 1'],
    ['en', 'the gospel of Mark', 'Mark 1'],
    ['en', 'book of wisdom', 'Wisdom of Solomon 1'],
    ['es', 'evangelio de Juan', 'John 1'],
  ])('%s: %j is %s', (language, text, ref) => expect(whole(text, language)).toBe(ref))

  test.each([
    ['en', 'wisdom'],
    ['es', 'sabiduría'],
    ['en', 'a book of numbers'],
    ['en', 'book of life'],
    ['en', 'the romans'],
    ['en', 'letter to my son'],
    ['en', 'letter of john'],
    ['en', 'gospel of philip'],
    ['en', 'first love'],
  ])('%s: %j is none', (language, text) => expect(whole(text, language)).toBeUndefined())

  test('wisdom with a chapter is the book', () => expect(whole('Wisdom 3', 'en')).toBe('Wisdom of Solomon 3'))
})

describe('chapters and verses in Chinese, Korean and Arabic', () => {
  test.each([
    ['zh', '约翰福音3章16节', 'John 3:16'],
    ['zh', '约翰福音第3章第16节', 'John 3:16'],
    ['zh', '约翰福音三章十六节', 'John 3:16'],
    ['zh', '约翰福音3章16-18节', 'John 3:16–18'],
    ['zh', '约翰福音3章16节至18节', 'John 3:16–18'],
    ['zh', '约翰一书4章8节', '1 John 4:8'],
    ['zh', '約翰福音3章', 'John 3'],
    ['zh', '創世記第一章', 'Genesis 1'],
    ['zh', '創世記1章2章', 'Genesis 1; Genesis 2'],
    ['zh', '詩篇二十三篇', 'Psalm 23'],
    ['zh', '诗篇一百一十九篇', 'Psalm 119'],
    ['zh', '诗篇23篇', 'Psalm 23'],
    ['ko', '요한복음 3장 16절', 'John 3:16'],
    ['ko', '요한복음 3장 16~18절', 'John 3:16–18'],
    ['ko', '요한일서 4장 8절', '1 John 4:8'],
    ['ko', '창세기 1장', 'Genesis 1'],
    ['ko', '시편 23편', 'Psalm 23'],
    ['ar', 'يوحنا ٣:١٦', 'John 3:16'],
    ['ar', 'مزمور ٢٣', 'Psalm 23'],
  ])('%s: %j is %s', (language, text, ref) => expect(whole(text, language)).toBe(ref))

  test.each([
    ['ko', '그는 요한복음 3장 16절을 읽었다', ['John 3:16 = 요한복음 3장 16절']],
    ['ko', '요한복음 3장 16절과 로마서 8장 28절', ['John 3:16 = 요한복음 3장 16절', 'Romans 8:28 = 로마서 8장 28절']],
    ['zh', '请读，约翰福音3章16节，罗马书八章。', ['John 3:16 = 约翰福音3章16节', 'Romans 8 = 罗马书八章']],
    ['ar', 'اقرأ يوحنا ٣:١٦ اليوم', ['John 3:16 = يوحنا ٣:١٦']],
    ['zh', '这三章很长', []],
  ])('in a sentence, %s: %j', (language, text, refs) => expect(inside(text, language)).toEqual(refs))
})

describe('a reference as it is pasted or spoken', () => {
  test.each([
    ['en', '(John 3:16)', 'John 3:16'],
    ['en', '“John 3:16”', 'John 3:16'],
    ['en', '"John 3:16."', 'John 3:16'],
    ['en', '[John 3:16 (ESV)]', 'John 3:16'],
    ['en', 'John 3:16\u201118', 'John 3:16–18'],
    ['de', 'Joh 3,16f', 'John 3:16–17'],
    ['de', 'Joh 3,16f.', 'John 3:16–17'],
    ['de', 'Joh 3,16ff', 'John 3:16ff'],
    ['en', 'John 3:16f', 'John 3:16–17'],
    ['en', 'John 3:16f.', 'John 3:16–17'],
    ['en', 'John 3:16 f.', 'John 3:16–17'],
    ['en', 'John 3:16ff.', 'John 3:16ff'],
    ['en', 'John 3:16-18f', 'John 3:16–19'],
    ['en', 'Genesis 1f', 'Genesis 1–2'],
    ['es', 'Juan 3:16ss', 'John 3:16ff'],
    ['es', 'Juan 3,16s', 'John 3:16–17'],
    ['fr', 'Jean 3.16ss', 'John 3:16ff'],
    ['fr', 'Jn 3,16s.', 'John 3:16–17'],
    ['pt', 'João 3:16ss', 'John 3:16ff'],
    ['pt', 'João 3:16f', 'John 3:16–17'],
    ['en', 'psalm one nineteen', 'Psalm 119'],
    ['en', 'psalm one twenty one', 'Psalm 121'],
    ['en', 'psalm one three', 'Psalm 1:3'],
    ['en', 'Genesis 50 - Exodus 1', 'Genesis 50; Exodus 1'],
    ['en', 'Ezra 1 – Nehemiah 13', 'Ezra 1; Nehemiah 13'],
  ])('%s: %j is %s', (language, text, ref) => expect(whole(text, language)).toBe(ref))

  test.each([
    ['de', 'Joh 3,16f und Röm 8,28ff sagen es', ['John 3:16–17 = Joh 3,16f', 'Romans 8:28ff = Röm 8,28ff']],
    ['en', 'In John 3:16f. He gives', ['John 3:16–17 = John 3:16f']],
    ['es', 'En Juan 3:16ss se lee', ['John 3:16ff = Juan 3:16ss']],
    // the letter of a saint, and a plural
    ['es', 'Salmo 23 S. Agustín dice', ['Psalm 23 = Salmo 23']],
    ['en', 'all the John 3:16s of the world', ['John 3:16 = John 3:16']],
  ])('in a sentence the letters after a verse belong to it, %s: %j', (language, text, refs) =>
    expect(inside(text, language)).toEqual(refs),
  )
})

test('the positions of any reference are in the text and not empty', () => {
  const pieces = [
    'Primera de ',
    '1ª ',
    'Juan ',
    'John ',
    'III',
    'iii. ',
    '3章',
    '十六节',
    '3',
    ':16',
    ' 요한복음 ',
    '٣',
    '😀',
    'Ⅱ ',
  ]
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 16 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, fc.constantFrom('en', 'es', 'zh', 'ko'), (typed, language) => {
      for (const { start, end } of findReferences(typed, language))
        expect(typed.slice(start, end)).toMatch(/[\p{N}ivx一二三四五六七八九十]/iu)
    }),
  )
})

test('hostile ordinals and numerals take no longer than an ordinary page', () => {
  const texts = [
    'first letter of the '.repeat(200),
    `first letter${' '.repeat(4000)}`,
    'primera de '.repeat(400),
    '1ª '.repeat(1300),
    '第十'.repeat(2000),
    '3章 '.repeat(1300),
    'John iii. '.repeat(400),
    'Psalm I '.repeat(500),
    'ii'.repeat(2000),
  ]
  expect(cpuMs(() => texts.map((text) => findReferences(text, 'es')))).toBeLessThan(400)
})
