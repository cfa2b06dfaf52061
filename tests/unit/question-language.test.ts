import { expect, test } from 'vitest'
import { languageOf } from '../../shared/builtin/question-language.ts'
import { readWrittenIndex } from '../../shared/server/written-index.ts'

test.each([
  ['historia de Zaqueo', 'es'],
  ['la transfiguración', 'es'],
  ['me voy a morir', 'es'],
  ['donde nacio jesus', 'es'],
  ['jesus wept', 'en'],
  ['¿Quién negó a Jesús tres veces?', 'es'],
  ['Zaqueo', 'en'],
  ['my son has cancer', 'en'],
  ['el shaddai meaning in the bible', 'en'],
  ['I lost my son', 'en'],
  ['la parabole du semeur et son sens', 'en'],
  ['Biblia inasema nini juu ya talaka?', 'en'],
  ['耶稣为什么哭', 'zh'],
])('the answer to “%s” is in %s while an English Bible is open', (text, language) => {
  expect(languageOf(text, 'en')).toBe(language)
})

test('with a Spanish Bible only an English question is answered in English', () => {
  expect(languageOf('Zaqueo', 'es')).toBe('es')
  expect(languageOf('who was Zacchaeus', 'es')).toBe('en')
})

test('nearly all Spanish wordings of the index are answered in Spanish, and English ones in English', () => {
  const entries = readWrittenIndex()
  const shareIn = (language: string, texts: string[]) =>
    texts.filter((text) => languageOf(text, 'en') === language).length / texts.length
  const spanish = entries.flatMap(({ es }) => es)
  expect(spanish.length).toBeGreaterThan(20_000)
  // 57 of 100 before, when nine of ten signs were words of questions
  expect(shareIn('es', spanish)).toBeGreaterThan(0.91)
  expect(
    shareIn(
      'en',
      entries.flatMap(({ en }) => en),
    ),
  ).toBeGreaterThan(0.999)
})
