import { expect, test } from 'vitest'
import type { Bible } from '../../shared/contract/bible.ts'
import { grouped, languageName, matching } from '../../web/translations/translation-groups.ts'

const bible = (id: string, name: string, language: string): Bible => ({
  ...{ id, name, language, abbreviation: id.slice(4).toUpperCase(), direction: 'ltr', format: 'USFX', copyright: '' },
})
const bibles = [
  bible('eng-web', 'World English Bible', 'en'),
  bible('spa-rv1909', 'Reina-Valera 1909', 'es'),
  bible('deu-luther', 'Lutherbibel 1912', 'de'),
  bible('zho-cuv', '和合本', 'zh-Hans'),
  bible('eng-kjv', 'King James Version', 'en'),
  bible('qqq-odd', 'Odd', 'not a code'),
]
const ids = (list: readonly Bible[]) => list.map(({ id }) => id)

test('a translation is found by its name, abbreviation, id, and language in English or its own', () => {
  expect(ids(matching(bibles, ''))).toEqual(ids(bibles))
  expect(ids(matching(bibles, 'james'))).toEqual(['eng-kjv'])
  expect(ids(matching(bibles, 'WEB'))).toEqual(['eng-web'])
  expect(ids(matching(bibles, 'espanol'))).toEqual(['spa-rv1909'])
  expect(ids(matching(bibles, 'spanish 1909'))).toEqual(['spa-rv1909'])
  expect(ids(matching(bibles, 'Deutsch'))).toEqual(['deu-luther'])
  expect(ids(matching(bibles, '中文'))).toEqual(['zho-cuv'])
  expect(ids(matching(bibles, '  king   version '))).toEqual(['eng-kjv'])
  expect(matching(bibles, 'klingon')).toEqual([])
})

test('favourites come first, then the reader’s languages, then the others by name', () => {
  const groups = grouped(bibles, ['deu-luther', 'removed'], ['es-MX', 'zh'])
  expect(groups.map(({ name, bibles: group }) => [name, ids(group)])).toEqual([
    ['Favourites', ['deu-luther']],
    ['Spanish', ['spa-rv1909']],
    ['Simplified Chinese', ['zho-cuv']],
    ['English', ['eng-web', 'eng-kjv']],
    ['not a code', ['qqq-odd']],
  ])
  expect(grouped([], [], [])).toEqual([])
})

test('a language without a known name keeps its code', () => {
  expect(['es', 'qaa', 'not a code'].map(languageName)).toEqual(['Spanish', 'qaa', 'not a code'])
})
