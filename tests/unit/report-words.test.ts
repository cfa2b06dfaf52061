import { expect, test } from 'vitest'
import spanish from '../../shared/trust/es.json' with { type: 'json' }
import report from '../../shared/trust/report.json' with { type: 'json' }
import { inReport } from '../../web/trust/report-words.ts'

test('everything that the report of the evaluations says is shown in Spanish', () => {
  const texts = report.evaluations.flatMap(({ about, provider, figures }) => [
    about,
    provider,
    ...figures.flatMap(({ name, value, bound, ...rest }) => [
      ...[name, value, bound],
      ...('plain' in rest && rest.plain ? [(rest.plain as { says: string }).says] : []),
    ]),
  ])
  expect(texts.filter((text) => inReport(text, 'es').lang !== 'es')).toEqual([])
})

test('a text has as many numbers in Spanish as in English', () => {
  const count = (text: string) => text.split('#').length
  expect(Object.entries(spanish).filter(([english, own]) => count(english) !== count(own))).toEqual([])
})

test.each([
  ['1471 of 1477 (99.6 %, 99.1–99.8 %)', '1471 de 1477 (99,6 %, 99,1–99,8 %)'],
  ['at most 1,000 ms', 'como máximo 1000 ms'],
  ['Spanish, RV1909, tuning 4: acceptable', 'español, RV1909, ajuste 4: aceptable'],
])('“%s” is “%s”', (text, shown) => expect(inReport(text, 'es')).toEqual({ lang: 'es', children: shown }))

test('a page in a language without these words has the English ones', () => {
  expect(inReport('at most 1,000 ms', 'de')).toEqual({ lang: 'en', children: 'at most 1,000 ms' })
})
