import { describe, expect, test } from 'vitest'
import { englishVerses } from '../../shared/bible/english-verses.ts'
import { formatReference } from '../../shared/bible/versification.ts'
import { readScope } from '../../workers/plan-generation/build.ts'
import { numberedBible } from '../fixtures/numbered-bible.ts'

const bible = numberedBible(englishVerses)

/** The passages that a request asks for, else the topics. */
function read(description: string): string {
  const scope = readScope(description, bible, 30)
  if (scope.kind === 'topics') return `about ${scope.topics.map(({ title }) => title).join(', ')}`
  return scope.ranges.map((range) => formatReference(range, { versification: englishVerses })).join('; ')
}

/** The theme of a plan, and the books that it reads. */
function readTheme(description: string): [string | null, string] {
  const scope = readScope(description, bible, 30)
  if (scope.kind === 'topics') return [scope.topics.map(({ title }) => title).join(', '), '']
  return [scope.title, [...new Set(scope.ranges.map(({ book }) => book))].join(' ')]
}

describe('a part of the Bible in a larger one is only this part', () => {
  test.each([
    [
      'the parables in Luke',
      'Luke 15; Luke 10:25–37; Luke 12:13–48; Luke 13:1–21; Luke 14:7–35; Luke 16; Luke 18:1–14; Luke 19:11–27',
    ],
    ['las parábolas de Lucas', read('the parables in Luke')],
    ['prophets of the Old Testament', read('the prophets')],
    ['kings of the Old Testament', '1 Kings 1–22; 2 Kings 1–25'],
    [
      'Women in the New Testament',
      'Luke 1; Luke 10:38–42; John 4:1–42; Luke 8:40–56; John 20:1–18; Acts 16:11–15; Acts 18',
    ],
    ['los evangelios de Mateo y Marcos', 'Matthew 1–28; Mark 1–16'],
    ['from Genesis to the Pentateuch', 'Genesis 1–50; Exodus 1–40; Leviticus 1–27; Numbers 1–36; Deuteronomy 1–34'],
    ['Psalms and Proverbs', 'Psalms 1–150; Proverbs 1–31'],
    ['an overview of Romans', 'Romans 1–16'],
  ])('%s', (request, passages) => expect(read(request)).toBe(passages))

  test.each(['women of the Old Testament', 'mujeres del Antiguo Testamento', 'mujeres en el Antiguo Testamento'])(
    '%s',
    (request) => {
      const [theme, books] = readTheme(request)
      expect([theme, books]).toEqual([null, 'GEN EXO NUM JOS JDG RUT 1SA 2KI EST PRO'])
    },
  )

  test.each([
    ['New Testament highlights', 'MAT LUK JHN MRK ACT ROM 1CO EPH HEB REV'],
    ['battles in the Old Testament', 'GEN EXO JOS JDG 1SA 2SA 1KI 2KI 2CH'],
  ])('%s', (request, books) => expect(readTheme(request)[1]).toBe(books))
})

describe('chapters a day are a pace, not a chapter', () => {
  test.each([
    ['Ruth, 1 chapter a day', 'Ruth 1–4'],
    ['Rut, 1 capítulo por día', 'Ruth 1–4'],
    ['Rut, un capítulo al día', 'Ruth 1–4'],
    ['Mark, 2 chapters a day', 'Mark 1–16'],
    ['2 chapters of Mark a day', 'Mark 1–16'],
    ['Lee Juan, 3 capítulos al día', 'John 1–21'],
    ['Psalm 119 for 22 days', 'Psalm 119'],
    ['Mateo 5 al 7', 'Matthew 5–7'],
    ['Proverbs but only 5 minutes a day', 'Proverbs 1–31'],
    ['Bible in 90 days', read('the whole Bible')],
    ['Ruth without chapter 4', 'Ruth 1–3'],
    ['Rut sin el capítulo 4', 'Ruth 1–3'],
    ['Romans without chapters 9 to 11', 'Romans 1–8; Romans 12–16'],
  ])('%s', (request, passages) => expect(read(request)).toBe(passages))
})

describe('what is refused for something else is not in the plan', () => {
  test.each([
    ['Not Genesis, but Exodus', 'Exodus 1–40'],
    ['No Génesis, sino Éxodo', 'Exodus 1–40'],
    ['No Génesis, pero sí Éxodo', 'Exodus 1–40'],
    ['Exodus, not Genesis', 'Exodus 1–40'],
    ['Exodus instead of Genesis', 'Exodus 1–40'],
    ['Éxodo en vez de Génesis', 'Exodus 1–40'],
    ['nicht Genesis, sondern Exodus', 'Exodus 1–40'],
    ["pas la Genèse mais l'Exode", 'Exodus 1–40'],
    ['não Gênesis, mas Êxodo', 'Exodus 1–40'],
    ['not Psalms, not Proverbs, just Ecclesiastes', 'Ecclesiastes 1–12'],
    ["I don't want Revelation, give me John", 'John 1–21'],
    ['No quiero Apocalipsis, dame Juan', 'John 1–21'],
    ['Genesis is boring, I want Romans', 'Romans 1–16'],
    ['nothing from the Old Testament, I want hope', 'about Hope'],
    ['Genesis but not the flood', 'Genesis 1–5; Genesis 10–50'],
    ['todo menos Levítico', read('everything but Leviticus')],
    ['why not Romans and Galatians?', 'Romans 1–16; Galatians 1–6'],
    ['I hate Leviticus', 'Leviticus 1–27'],
  ])('%s', (request, passages) => expect(read(request)).toBe(passages))
})

describe('a request has the theme that its words mean', () => {
  test.each([
    ['los milagros de Jesús', 'The miracles of Jesus'],
    ['miracles in the Old Testament', 'Miracles of the Old Testament'],
    ['Psalms of comfort for 10 days', 'Psalms of comfort'],
    ['salmos de consuelo para 10 días', 'Psalms of comfort'],
    ["David's psalms", 'The psalms of David'],
    ['prayers of Paul', 'The prayers of Paul'],
    ['oraciones de Pablo', 'The prayers of Paul'],
    ["Paul's letters from prison", 'The letters from prison'],
    ['heroes of faith', 'Heroes of faith'],
    ['promesas de Dios', 'The promises of God'],
    ['Christmas for kids', 'The coming of Jesus'],
    ['Navidad con niños', 'The coming of Jesus'],
    ['Holy Week for families', 'Holy Week'],
    ['Cuaresma con adolescentes', 'Holy Week'],
    ['Viernes Santo', 'The death of Jesus'],
    ['la resurrección de Jesús', 'The resurrection of Jesus'],
    ['los reyes magos', 'The wise men from the East'],
    ['mujeres que siguieron a Jesús', 'Women around Jesus'],
    ['Bible study for women on Philippians', 'Philippians'],
    ['hope for women', 'Hope'],
    ['the most important chapters of the Bible', 'The main story'],
    ['nunca he leído la Biblia', 'First steps in the Bible'],
    ["I don't know where to start", 'First steps in the Bible'],
    ['fuerza cuando estoy cansado', 'Strength for the weary, Strength for the weary'],
    ['envidia', 'Envy and contentment'],
    ['bautismo', 'Baptism'],
  ])('%s', (request, theme) => expect(readTheme(request)[0]).toBe(theme))
})
