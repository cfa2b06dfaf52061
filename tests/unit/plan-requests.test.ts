import { describe, expect, test } from 'vitest'
import { englishVerses } from '../../shared/bible/english-verses.ts'
import { formatReference } from '../../shared/bible/versification.ts'
import { planFaults } from '../../shared/plans/rules.ts'
import type { DraftStep } from '../../shared/plans/types.ts'
import { demandOf, readScope } from '../../workers/plan-generation/build.ts'
import { numberedBible } from '../fixtures/numbered-bible.ts'

const bible = numberedBible(englishVerses)

/** The passages that a request asks for, else the topics. */
function read(description: string): string {
  const scope = readScope(description, bible, 30)
  if (scope.kind === 'topics') return `about ${scope.topics.map(({ title }) => title).join(', ')}`
  return scope.ranges.map((range) => formatReference(range, { versification: englishVerses })).join('; ')
}

/** The books of a plan, if nothing is left out of it. */
function booksIn(description: string): string[] {
  const scope = readScope(description, bible, 30)
  if (scope.kind === 'whole') return scope.ranges.map(({ book }) => book)
  return scope.without.length > 0 ? [] : scope.books
}

describe('a chapter that is counted in Chinese is that chapter', () => {
  test.each([
    ['我想读罗马书8章', 'Romans 8'],
    ['罗马书第八章', 'Romans 8'],
    ['约翰福音第3章', 'John 3'],
    ['创世记1-3章', 'Genesis 1–3'],
    ['我想读约翰福音3章16节', 'John 3:16'],
    ['约翰福音第3章到第5章', 'John 3–5'],
    ['马太福音5章3-12节', 'Matthew 5:3–12'],
    ['诗篇23篇', 'Psalm 23'],
    ['30天读完罗马书', 'Romans 1–16'],
    ['使徒行传30天', 'Acts 1–28'],
    ['罗马书每天3章', 'Romans 1–16'],
    ['每天读3章马可福音', 'Mark 1–16'],
    ['4周读完马可福音，一天1章', 'Mark 1–16'],
  ])('%s', (request, passages) => expect(read(request)).toBe(passages))
})

describe('a book that a request leaves out is not in its plan', () => {
  test.each([
    ['hope, but nothing from Revelation', 'about Hope'],
    ['Hoffnung, aber nichts aus der Offenbarung', 'about Hope'],
    ['esperanza, pero nada del Apocalipsis', 'about Hope'],
    ["l'espérance, mais rien de l'Apocalypse", 'about Hope'],
    ['esperança, mas nada do Apocalipse', 'about Hope'],
    ['盼望，但不要启示录', 'about Hope'],
    ['I have already read Genesis, I want something else', 'about '],
    ['Ich habe 1. Mose schon gelesen und möchte etwas anderes', 'about '],
    ['Ya he leído Génesis, quiero otra cosa', 'about '],
    ["J'ai déjà lu la Genèse, je veux autre chose", 'about '],
    ['Já li Gênesis, quero outra coisa', 'about '],
    ['I have already read Genesis and Exodus, now Leviticus', 'Leviticus 1–27'],
    ['I have already read Genesis and want to read it again', 'Genesis 1–50'],
    ['the letters of John without 3 John', '1 John 1–5; 2 John'],
    ['the Gospels except John', 'Matthew 1–28; Mark 1–16; Luke 1–24'],
    ['all the Gospels but John', 'Matthew 1–28; Mark 1–16; Luke 1–24'],
    ['the Gospels except Matthew and Mark', 'Luke 1–24; John 1–21'],
    ['Evangelien ohne Johannes', 'Matthew 1–28; Mark 1–16; Luke 1–24'],
    ['los evangelios menos Juan', 'Matthew 1–28; Mark 1–16; Luke 1–24'],
    ['les évangiles sauf Jean', 'Matthew 1–28; Mark 1–16; Luke 1–24'],
    ['os evangelhos exceto João', 'Matthew 1–28; Mark 1–16; Luke 1–24'],
    ['Romans except Romans 9-11', 'Romans 1–8; Romans 12–16'],
    ['Psalms 119-121 without Psalm 120', 'Psalm 119; Psalm 121'],
    ['I read Genesis already, now Exodus', 'Exodus 1–40'],
    ['I finished the Gospels. Acts please', 'Acts 1–28'],
    ['without a job, I want to read Job', 'Job 1–42'],
    ['I have already read the Gospels, now I want John', 'John 1–21'],
    ['hope, I have already read the whole Bible', 'about Hope'],
    ['nothing but Romans', 'Romans 1–16'],
    ['nichts außer Römer', 'Romans 1–16'],
    ['why not Romans?', 'Romans 1–16'],
    ['a life without anxiety', 'about Peace in anxiety'],
    ['esperança no Evangelho de João', 'John 1–21'],
    ['the Gospels except Matthew, Mark and Luke', 'John 1–21'],
    ['Genesis to Deuteronomy without Leviticus', 'Genesis 1–50; Exodus 1–40; Numbers 1–36; Deuteronomy 1–34'],
    ['Matthew to Acts except John', 'Matthew 1–28; Mark 1–16; Luke 1–24; Acts 1–28'],
    ['Romans to Galatians, but not 2 Corinthians', 'Romans 1–16; 1 Corinthians 1–16; Galatians 1–6'],
    ['von Matthäus bis Apostelgeschichte ohne Johannes', 'Matthew 1–28; Mark 1–16; Luke 1–24; Acts 1–28'],
    ["I've already read Mark, Luke please", 'Luke 1–24'],
    ['I already read Genesis, Exodus next', 'Exodus 1–40'],
    ["I've already read Matthew, Mark and Luke, John please", 'Mark 1–16; Luke 1–24; John 1–21'],
  ])('%s', (request, passages) => expect(read(request)).toBe(passages))

  test.each([
    ['everything except Leviticus', 'Genesis 1–50; Exodus 1–40; Numbers 1–36', 'Revelation 1–22'],
    ['alles außer Levitikus', 'Genesis 1–50; Exodus 1–40; Numbers 1–36', 'Revelation 1–22'],
    ['anything but Leviticus', 'Genesis 1–50; Exodus 1–40; Numbers 1–36', 'Revelation 1–22'],
    ['整本圣经除了利未记', 'Genesis 1–50; Exodus 1–40; Numbers 1–36', 'Revelation 1–22'],
    ['the Old Testament without Leviticus', 'Genesis 1–50; Exodus 1–40; Numbers 1–36', 'Malachi 1–4'],
    ['the Bible in a year, I have already read the Old Testament', 'Matthew 1–28; Mark 1–16', 'Revelation 1–22'],
  ])('%s', (request, first, last) => {
    const passages = read(request)
    expect([passages.slice(0, first.length), passages.slice(-last.length)]).toEqual([first, last])
  })

  test('nor in a plan about a topic, also if a model writes it', () => {
    const scope = readScope('hope, but nothing from Revelation', bible, 2)
    expect(scope).toMatchObject({ without: [{ book: 'REV', end_chapter: 22 }] })
    const demand = { ...demandOf(scope, bible, 2), mayVary: true }
    const step = (day: number, book: string, start_chapter: number) => ({
      ...{ day, title: 'Hope', theme: null, book },
      ...{ start_chapter, start_verse: 1, end_chapter: start_chapter, end_verse: 8 },
    })
    const faults = (...steps: DraftStep[]) => planFaults({ theme: 'Hope', steps }, bible, demand)
    expect(faults(step(1, 'ROM', 8), step(2, 'ROM', 5))).toEqual([])
    expect(faults(step(1, 'ROM', 8), step(2, 'REV', 21))).toEqual(['REV.21.1 (and 7 more) must not be read'])
  })
})

describe('what only sounds left out is in the plan', () => {
  test.each([
    ['what Paul says about sin in Romans', 'ROM'],
    ['How to be free from sin: Romans 6', 'ROM'],
    ['forgiveness of sin in the Psalms', 'PSA'],
    ['confession of sin in Psalm 51', 'PSA'],
    ['a part of Romans each day', 'ROM'],
    ['No livro de Romanos, 10 dias', 'ROM'],
    ['No evangelho de João', 'JHN'],
    ["Don't skip Leviticus", 'LEV'],
    ["I don't want to skip Romans", 'ROM'],
    ['do not omit Revelation', 'REV'],
    ["I can't live without the Psalms", 'PSA'],
    ['without skipping Leviticus', 'LEV'],
    ['我没有读过罗马书', 'ROM'],
    ['我从来没有读过诗篇,想开始读', 'PSA'],
    ['除了罗马书,还想读加拉太书', 'ROM GAL'],
    ['Ich habe noch nicht Römer gelesen', 'ROM'],
    ['Ich kenne nichts aus dem Buch Jesaja', 'ISA'],
    ['No sé nada del libro de Job', 'JOB'],
    ['Je ne connais rien de Romains', 'ROM'],
    ['I have already read Romans but want to understand it better', 'ROM'],
    ['I already read Mark and I would love to read it with my friends', 'MRK'],
    ['not only Romans but also Galatians', 'ROM GAL'],
  ])('%s', (request, books) => expect(booksIn(request)).toEqual(books.split(' ')))
})

describe('the name of a relative or friend is not a book', () => {
  test.each([
    ['Comfort for my daughter Ruth who has cancer', 'about Family, Healing'],
    ['My wife Esther died', 'about Marriage, Comfort in grief'],
    ['praying for my son Daniel who is ill', 'about Prayer, Family, Healing'],
    ['For my husband James, who lost his job', 'about Marriage'],
    ['for my friend Luke who is depressed', 'about Friendship, Light in sadness'],
    ['hope for my best friend named Mark', 'about Hope, Friendship'],
    ['hope for our children Ruth, James and Luke', 'about Hope, Family'],
    ["hope, my son's name is Daniel", 'about Hope, Family'],
    ['my wife Sarah has cancer', 'about Marriage, Healing'],
    ['Hoffnung für meinen Sohn Daniel', 'about Hope'],
    ['esperanza para mi hija Ester', 'about Hope'],
    ['espérance pour mon ami Luc', 'about Hope, Friendship'],
    ['esperança para o meu marido Tiago', 'about Hope'],
    ['为我的儿子大卫祷告', 'about Prayer'],
    ['my friend, Ruth 1-4', 'Ruth 1–4'],
    ['For my kids, Jonah and Daniel', 'Jonah 1–4; Daniel 1–12'],
    ['the letter of our brother James', 'James 1–5'],
    ['I want to read with my daughter: Ruth', 'Ruth 1–4'],
    ['Read Ruth with my daughter', 'Ruth 1–4'],
    ['This is for my son. Daniel please', 'Daniel 1–12'],
    ['Read with my wife Romans', 'Romans 1–16'],
    ['my wife and I want to read John together', 'John 1–21'],
    ['Ruth and her mother in law', 'Ruth 1–4'],
    ['Moses and his brother Aaron', read('Moses and Aaron')],
  ])('%s', (request, passages) => expect(read(request)).toBe(passages))
})

describe('a range of chapters from one book into another is all between its ends', () => {
  test.each([
    ['Luke 24 - Acts 2', 'Luke 24; John 1–21; Acts 1–2'],
    ['Luke 24:13 - Acts 2:47', 'Luke 24:13–53; John 1–21; Acts 1–2'],
    ['Luke 24:13 to Acts 2:13', 'Luke 24:13–53; John 1–21; Acts 1:1–2:13'],
    ['1 Kings 17 - 2 Kings 2', '1 Kings 17–22; 2 Kings 1–2'],
    ['Genesis 1 through Exodus 20', 'Genesis 1–50; Exodus 1–20'],
    ['Malachi 4 to Matthew 1', 'Malachi 4; Matthew 1'],
    ['Luke 24 to Acts 2, and hope', 'Luke 24; John 1–21; Acts 1–2'],
    ['Lukas 24 bis Apostelgeschichte 2', 'Luke 24; John 1–21; Acts 1–2'],
    ['Lukas 24 - Apostelgeschichte 2', 'Luke 24; John 1–21; Acts 1–2'],
    ['von 1. Könige 17 bis 2. Könige 2', '1 Kings 17–22; 2 Kings 1–2'],
    ['1. Könige 17 - 2. Könige 2', '1 Kings 17–22; 2 Kings 1–2'],
    ['1. Mose bis 2. Mose 20', 'Genesis 1–50; Exodus 1–20'],
    ['quiero leer Lucas 24 a Hechos 2', 'Luke 24; John 1–21; Acts 1–2'],
    ['je veux lire Luc 24 à Actes 2', 'Luke 24; John 1–21; Acts 1–2'],
    ['Lucas 24 até Atos 2', 'Luke 24; John 1–21; Acts 1–2'],
    ['路加福音24章到使徒行传2章', 'Luke 24; John 1–21; Acts 1–2'],
    ['Luke 24 and Acts 2', 'Luke 24; Acts 2'],
    ['Luke 24; Acts 2', 'Luke 24; Acts 2'],
    ['Acts 2 - Luke 24', 'Acts 2; Luke 24'],
    ['1 Könige 17 und 2 Könige 2', '1 Kings 17; 2 Kings 2'],
    ['Genesis 1 to 3', 'Genesis 1–3'],
    ['Genesis to Deuteronomy without Luke 24 - Acts 2', read('Genesis to Deuteronomy')],
  ])('%s', (request, passages) => expect(read(request)).toBe(passages))
})

describe('a verse is read in the notation of its language', () => {
  test.each([
    ['Ich möchte Psalm 34,2-11 lesen', 'Psalm 34:2–11'],
    ['Matthäus 5,3-12', 'Matthew 5:3–12'],
    ['Ich möchte Mt 5,1-12 lesen', 'Matthew 5:1–12'],
    ['Die Bergpredigt: Mt 5,1-12', 'Matthew 5:1–12'],
    ['Die Bergpredigt: Matthäus 5,1-12', 'Matthew 5:1–12'],
    ['Je veux lire Jean 3.16-21', 'John 3:16–21'],
    ['Je veux lire Jean 3,16', 'John 3:16'],
    ['Quero ler João 3.16', 'John 3:16'],
    ['João 3.16', 'John 3:16'],
    ['Römer 8,28-39', 'Romans 8:28–39'],
    ['Römer 8,28–39', 'Romans 8:28–39'],
    ['Romains 8.28-39', 'Romans 8:28–39'],
    ['quiero leer Juan 3,16', 'John 3:16'],
    ['Juan 3.16', 'John 3:16'],
    ['John 3.16', 'John 3:16'],
    ['1. Mose 1,1-5', 'Genesis 1:1–5'],
    ['1. Mose 1,1-2,3', 'Genesis 1:1–2:3'],
    ['2. Korinther 5,17', '2 Corinthians 5:17'],
    ['Matthäus 5,3-12.14', 'Matthew 5:3–12; Matthew 5:14'],
    ['Matthäus 5,3-12; 6,9-13', 'Matthew 5:3–12; Matthew 6:9–13'],
    ['Römer 8,28 und Johannes 3,16', 'Romans 8:28; John 3:16'],
    ['Lukas 24,13 - Apostelgeschichte 2,13', 'Luke 24:13–53; John 1–21; Acts 1:1–2:13'],
    ['Psalmen 23,24', 'Psalm 23; Psalm 24'],
    ['Matthäus 5,6,7', 'Matthew 5; Matthew 6; Matthew 7'],
    ['Salmos 23,24', 'Psalm 23; Psalm 24'],
    ['Psaumes 23,24', 'Psalm 23; Psalm 24'],
    ['Psalms 23,24', 'Psalm 23; Psalm 24'],
    ['Genesis 1,2,3', 'Genesis 1; Genesis 2; Genesis 3'],
    ['Matthew 5, 6 and 7', 'Matthew 5; Matthew 6; Matthew 7'],
    ['Markus in 1,5 Jahren', 'Mark 1–16'],
    ['Markus, 1,5 Kapitel am Tag', 'Mark 1–16'],
    ['1.5 hours of Mark', 'Mark 1–16'],
    ['Mark 1.5 hours a day', 'Mark 1–16'],
    ['Lukas bis 24.12.2026', 'Luke 1–24'],
    ['The Sermon on the Mount: Matthew 5:1-12', 'Matthew 5:1–12'],
    ['The Sermon on the Mount and Matthew 5:1-12', 'Matthew 5–7'],
  ])('%s', (request, passages) => expect(read(request)).toBe(passages))
})
