import { beforeAll, describe, expect, test } from 'vitest'
import { loadReferenceLanguage } from '../../shared/server/reference-languages.ts'
import { closingSigns } from '../../shared/span-words.ts'
import { openSmallBible } from '../helpers/answers/small-bible.ts'

const check = await openSmallBible('de', [
  ['EXO', 20, 13, 'Du sollst nicht töten.'],
  ['MAT', 5, 44, 'Ich aber sage euch: Liebet eure Feinde; segnet, die euch fluchen.'],
  [
    ...(['JHN', 3, 16] as const),
    'Also hat Gott die Welt geliebt, daß er seinen eingeborenen Sohn gab, auf daß alle, die an ihn glauben, nicht verloren werden, sondern das ewige Leben haben.',
  ],
  ['1JN', 4, 8, 'Wer nicht liebhat, der kennt Gott nicht; denn Gott ist Liebe.'],
])
const shown = (content: string) => content.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')

beforeAll(() => loadReferenceLanguage('de'))

describe('quotation marks that point inwards', () => {
  test('leave the words between two quotations as they are', async () => {
    const text =
      'Jesus sagt »Also hat Gott die Welt geliebt«, damit alle, die an ihn glauben, nicht verloren werden, und »das ewige Leben haben« (Johannes 3,16).'
    const { content, spans } = await check(text)
    expect(shown(content)).toBe(text)
    expect(spans.filter(({ quoted }) => quoted).map(({ words, verdict }) => [words, verdict])).toEqual([
      ['Also hat Gott die Welt geliebt', 'exact'],
      ['das ewige Leben haben', 'exact'],
    ])
  })

  test('stay around words that are in the text', async () => {
    const text = '»Gott ist Liebe« (1. Joh 4,8). Und Jesus sagt: »Liebet eure Feinde« (Matthäus 5,44).'
    expect(shown((await check(text)).content)).toBe(text)
  })

  test('are no words of a block quote', async () => {
    const { content, spans } = await check('> »Also hat Gott die Welt geliebt«\n> — Johannes 3,16')
    expect(shown(content)).toBe('> »Also hat Gott die Welt geliebt«\n> — Johannes 3,16')
    expect(spans.map(({ words, verdict }) => [words, verdict])).toEqual([['Also hat Gott die Welt geliebt', 'exact']])
  })

  test('do not stay around words that lost a denial', async () => {
    const { content, spans } = await check('»Du sollst töten« (2. Mose 20,13).')
    expect(content).not.toContain('»Du sollst töten«')
    expect(spans.map(({ verdict }) => verdict)).not.toContain('exact')
    expect(spans).not.toEqual([])
  })
})

test.each([
  'Das Wort „Hirte“ bedeutet hier einen König, der für sein Volk sorgt.',
  'Das Wort »Hirte« bedeutet hier einen König, der für sein Volk sorgt.',
  'Das Wort “Hirte“ bedeutet hier einen König, der für sein Volk sorgt.',
])('words behind a quotation have no label: %s', async (text) => {
  expect((await check(text)).spans).toEqual([])
})

test('words behind a mark that is never closed have one', async () => {
  const { spans } = await check('Das Wort „Hirte“ bedeutet: „ein König, der für sein ganzes Volk sorgt')
  expect(spans).toMatchObject([{ words: 'ein König, der für sein ganzes Volk sorgt', verdict: 'unchecked' }])
})

test('a label follows the closing mark', () => {
  expect(['“ und', '« und', '‘, und', '‹. Und', ' „und'].map(closingSigns)).toEqual(['“', '«', '‘,', '‹.', ''])
})
