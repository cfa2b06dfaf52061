import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { unknownPlacesIn } from '#shared/bible/unknown-places.ts'
import { write } from '#shared/builtin/compose.ts'
import { findings } from '#shared/builtin/findings.ts'
import type { BuiltinRequest } from '#shared/builtin/request.ts'
import { unknownAsked } from '#shared/builtin/unknown-asked.ts'
import { reasonOf } from '../../api/plain/plain-pages.ts'

const namesIn = (text: string, language?: string) => unknownPlacesIn(text, language).map(({ name }) => name)

test.each([
  ['As it is written (Hezekiah 3:4).', ['Hezekiah']],
  ['Hesitations 1:2', ['Hesitations']],
  ['1 Opinions 3:4 and Second Babylonians 2:2-5', ['1 Opinions', 'Second Babylonians']],
  ['Dice Ezequías 3:4 y Segunda Babilonios 2:2', ['Ezequías', 'Segunda Babilonios']],
])('a book that the Bible does not have is found: %s', (text, names) => {
  expect(namesIn(text)).toEqual(names)
  expect(namesIn(text, 'es')).toEqual(names)
})

test.each(['Jude 2:4', 'Judas 2:4', 'Philemon 3:1', '2 John 4:5'])(
  'a book with one chapter has no second: %s',
  (ref) => {
    expect(unknownPlacesIn(`As we read (${ref}).`)).toMatchObject([{ ref, what: 'verse' }])
    expect(unknownPlacesIn('Jude 1:4, Philemon 1:3')).toEqual([])
  },
)

test.each([
  'Habbakuk 3:4, Galations 5:22, Phillipians 4:13, Psalsm 23:1, Revelations 3:20',
  'Romanos 5:8, Juan 3:16, Apocalipsis 3:4, Jean 3:16, Offenbarung 3:20, 1. Mose 3:4, Giovanni 3:16',
  'Sirach 3:4, Ecclesiasticus 3:4, 4 Maccabees 2:1, 5 Maccabees 2:1, 4 Ezra 7:28, Tobit 4:15, Wisdom 3:1',
  '3 Reyes 17:1, 4 Kings 2:4, 1 Paralipomenon 3:1',
  'Enoch 1:9, Henoc 1:9, Jubilees 3:4, Thomas 3:4, Quran 2:255, Qur’an 2:255, Corán 2:255, Nephi 3:7, Barnabas 4:9',
  'Song of Songs 3:4, Song 3:4, Canticles 3:4, II Kings 3:4, Second Peter 3:4, 3 Timothy 1:2',
  'We met Sunday 10:30 and Monday 3:15; Lunch 12:30; Service 9:15; see Chapter 3:4 and Page 3:15.',
  'We meet at 3:15, and Arsenal won 3:1. Tonight 7:30. Ana 3:15 pm.',
])('other names before two numbers are no book of the Bible that is missing: %s', (text) => {
  expect(namesIn(text)).toEqual([])
})

test.each([
  'Practice 6:30, “Jesus wept.”',
  'Kickoff 9:30',
  'Church 10:45',
  'Isaiah’s 40:31 and James’s 1:5',
  'Thess 4:13, Tim 2:15, Cor 13:4, Tesalonicenses 4:13',
  'Tehillim 23:1, Bereshit 1:1',
])('a time, a name with its owner’s sign, or one without its number is no such book: %s', (text) => {
  expect(namesIn(text)).toEqual([])
})

test('a made-up book is found at a verse that could be a time where something is said there', () => {
  expect(namesIn('what does Hezekiah 3:15 say')).toEqual(['Hezekiah'])
  expect(namesIn('“…” (Hezekiah 3:15)')).toEqual(['Hezekiah'])
})

test.each(['de', 'es', 'fr', 'id', 'pt', 'sw'])('the names of the books in %s are known', (language) => {
  const file = new URL(`../../shared/words/${language}/books.json`, import.meta.url)
  const names = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
  expect(names.flatMap((name) => namesIn(`${name.replace('. ', ' ')} 1:4`))).toEqual([])
})

describe('a question about a place that does not exist', () => {
  const answer = async (question: string, bible_id = 'eng-web') => {
    const place = { bible_id, book: 'JHN', chapter: 3, verses: [] }
    const request: BuiltinRequest = { question, place, history: [] }
    const verses = [{ chapter: 1, verse: 1, text: 'Paul, a servant of Jesus Christ.' }]
    // a Bible with one verse
    const callTool = async (name: string, args: unknown) => {
      const isThere =
        name === 'get_passage' && /^(?:Romans|Romanos) 1:1$/.test((args as { reference: string }).reference)
      const result = isThere ? { passages: [{ book: 'ROM', reference: 'Romans 1:1', verses }] } : { error: 'none' }
      return { result, ok: isThere }
    }
    const { signal } = new AbortController()
    const { question: read, found } = await findings(request, { signal, onStatus() {}, callTool })
    return write(read, found)[0]
  }

  test.each([
    [
      'what does Hezekiah 3:4 say',
      'There is no book called Hezekiah in the Bible, so there is no Hezekiah 3:4 to quote.',
    ],
    ['Hesitations 1:2', 'There is no book called Hesitations in the Bible, so there is no Hesitations 1:2 to quote.'],
    [
      'explain 1 Opinions 3:4',
      'There is no book called 1 Opinions in the Bible, so there is no 1 Opinions 3:4 to quote.',
    ],
    [
      'what does second Babylonians 2:2 say about hope, love and joy?',
      'There is no book called Babylonians in the Bible, so there is no Babylonians 2:2 to quote.',
    ],
    [
      'What does Romans 6:32 mean?',
      'There is no Romans 6:32 in this Bible. The numbers may be those of another chapter or verse.',
    ],
    ['read Jude 2:4', 'There is no Jude 2:4 in this Bible. The numbers may be those of another chapter or verse.'],
  ])('hears so: %s', async (question, first) => {
    expect(await answer(question)).toBe(first)
  })

  test.each([
    [
      '¿qué dice ezequías 3:4?',
      'No hay en la Biblia ningún libro llamado Ezequías, así que no hay un Ezequías 3:4 que citar.',
    ],
    [
      '¿Qué dice Romanos 6:32?',
      'En esta Biblia no existe Romanos 6:32. Puede que los números sean los de otro capítulo o versículo.',
    ],
  ])('hears so in Spanish: %s', async (question, first) => {
    expect(await answer(question, 'spa-rv1909')).toBe(first)
  })

  test.each([
    'what does John 3:99 say',
    'what does Sirach 3:4 say',
    'what does Enoch 1:9 say',
    'what does Quran 2:255 say',
    'Who was king Hezekiah?',
    'I wake up at 3:15 every night',
  ])('does not hear so if the book may exist or cannot be read: %s', async (question) => {
    expect(await answer(question)).toMatch(/^I found no passage/)
  })
})

describe('a text for Home', () => {
  test.each([
    ['Hezekiah 3:4', 'Hezekiah'],
    ['hezekiah 3:4', 'Hezekiah'],
    ['2 Hezekiah 3', '2 Hezekiah'],
    ['2 Ezequías 3', '2 Ezequías'],
    ['2 ezequías 3', '2 Ezequías'],
    [' Ezequías 3,4 ', 'Ezequías'],
    ['Hiskia 3, 4', 'Hiskia'],
    ['libro de Ezequías 3:4', 'Ezequías'],
    ['3 Pedro 1:1', '3 Pedro'],
  ])('names a book that no Bible has: %s', (text, name) => {
    for (const language of ['en', 'es', 'de', 'fr'])
      expect(unknownAsked(text, language)).toMatchObject({ what: 'book', name, isAll: true })
  })

  test.each([
    '2 Corintios 3',
    '1 Juan 5,7',
    '2 Kings 18',
    'Juan 99',
    'Juan 3:99',
    '10 commandments',
    '3 wise men',
    '4 x 4',
  ])('names none: %s', (text) => {
    expect(unknownAsked(text, 'es')).toBeUndefined()
    expect(unknownAsked(text, 'en')).toBeUndefined()
  })

  test('that has no passage gets the reason in its language', () => {
    const nothing = { ask_question: false, book: null, chapter: null, reason: 'missing' } as const
    const unknown = { ...nothing, detail: 'There is no book called Ezequías in the Bible.', unknown_book: 'Ezequías' }
    expect(reasonOf(unknown, 'es')).toBe('No hay ningún libro llamado Ezequías en la Biblia.')
    expect(reasonOf(unknown, 'en')).toBe(unknown.detail)
    const late = { ...nothing, detail: 'John has 21 chapters, no chapter 99.' }
    expect(reasonOf(late, 'es')).toBe('Esta traducción no tiene ese lugar.')
    expect(reasonOf(late, 'en')).toBe(late.detail)
  })
})
