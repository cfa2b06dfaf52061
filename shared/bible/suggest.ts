import type { PassageVerse, Suggestion } from '../contract/bible.ts'
import { called, isLived, spoken } from './topic-words.ts'
import { formatReference } from './versification.ts'

export type ChapterTopic = { name: string; start_verse: number; end_verse: number; total: number }
export type ChapterLink = { verse: number; target_book: string; target_chapter: number; target_verse: number }
export type SuggestionMaterial = { verses: PassageVerse[]; topics: ChapterTopic[]; links: ChapterLink[] }
export type SuggestionChapter = { id: string; name: string; chapter: number; chapter_count: number; language: string }

const COUNT = 5

/**
 * Five questions that this very chapter raises, each with a few words for a chip: from the people and places it names,
 * the verses that books of topics point to most, its subjects, and the passages it takes up.
 */
export function suggestQuestions(material: SuggestionMaterial, chapter: SuggestionChapter): Suggestion[] {
  const words = phrasebook[chapter.language.split('-')[0] ?? ''] ?? phrasebook.en!
  const isEnglish = words === phrasebook.en
  const place = (verse?: number, end = verse) => placeOf(chapter, verse, end, isEnglish)
  const keys = keyVerses(material)
  const names = namesIn(material, chapter)
  const text = material.verses.map((verse) => verse.text).join(' ')
  const topics = isEnglish ? topicsIn(material, text, names) : []
  const last = material.verses.at(-1)?.verse ?? 1
  const of = ({ start_verse, end_verse }: Topic) =>
    start_verse === 1 && end_verse === last ? place() : place(start_verse, end_verse)
  const about = (topic: Topic) => words.topic(called(topic.name, text), of(topic))
  const lived = topics.slice(1).find(({ isVirtue }) => isVirtue)
  const verse = (key: PassageVerse) => words.verse(opening(key.text, chapter.language), place(key.verse), key.verse)
  const link = material.links[0]
  const first = [
    ...names.slice(0, 1).map((name) => words.name(name, place())),
    ...keys.slice(0, 1).map(verse),
    ...topics.slice(0, 1).map(about),
    link && isEnglish ? words.link(place(link.verse), targetOf(link)) : words.flow(place(), before(chapter, isEnglish)),
    ...keys
      .slice(0, 1)
      .map((key) => words.life(lived && called(lived.name, text), lived ? of(lived) : place(key.verse))),
  ]
  const others = topics.slice(1).filter((topic) => topic !== lived)
  const rest = [
    ...others.slice(0, 2).map(about),
    ...keys.slice(1, 4).map(verse),
    ...names.slice(1, 3).map((name) => words.name(name, place())),
  ]
  return firstDifferent([...first, ...rest], COUNT)
}

/** The first of them, at most so many, each question once. */
export function firstDifferent(all: readonly Suggestion[], count: number): Suggestion[] {
  return all.filter((each, i) => all.findIndex(({ question }) => question === each.question) === i).slice(0, count)
}

type Phrasebook = {
  name: (name: string, place: string) => Suggestion
  verse: (words: string, place: string, verse: number) => Suggestion
  topic: (topic: string, place: string) => Suggestion
  link: (place: string, target: string) => Suggestion
  flow: (place: string, before: string | undefined) => Suggestion
  life: (topic: string | undefined, place: string) => Suggestion
}

const asked = (question: string, summary: string): Suggestion => ({ question, summary })

const peoples = /(?:ees|ites|ines|[ai]ns|eks|ews|abs)$/

// a chip shows the summary and adds the question mark
const phrasebook: Record<string, Phrasebook> = {
  en: {
    name: (name, place) => {
      const part = `What part ${peoples.test(name) ? 'do the' : 'does'} ${name} play`
      return asked(`${part} in ${place}, and why is it told?`, part)
    },
    verse: (words, place, verse) => asked(`What is meant by “${words}” in ${place}?`, `What does verse ${verse} mean`),
    topic: (topic, place) => asked(`What does ${place} teach about ${topic}?`, `What about ${topic}`),
    link: (place, target) => asked(`How does ${place} take up ${target}?`, `What links it to ${target}`),
    flow: (place, before) =>
      before
        ? asked(`How does ${place} follow from ${before}?`, `How does it follow ${before}`)
        : asked(`Why does the book begin as it does in ${place}?`, 'Why does it begin like this'),
    life: (topic, place) =>
      topic
        ? asked(`How can what ${place} says about ${topic} shape my life today?`, `How to live this today: ${topic}`)
        : asked(`How can ${place} shape my life today?`, 'How does it shape life today'),
  },
  es: {
    name: (name, place) => asked(`¿Qué papel tiene ${name} en ${place}?`, `Qué papel tiene ${name}`),
    verse: (words, place, verse) =>
      asked(`¿Qué significa «${words}» en ${place}?`, `Qué significa el versículo ${verse}`),
    topic: (topic, place) => asked(`¿Qué enseña ${place} sobre ${topic}?`, `Qué enseña sobre ${topic}`),
    link: (place, target) => asked(`¿Cómo retoma ${place} lo dicho en ${target}?`, `Qué lo une a ${target}`),
    flow: (place, before) =>
      before
        ? asked(`¿Cómo continúa ${place} lo que cuenta ${before}?`, `Cómo continúa ${before}`)
        : asked(`¿Por qué comienza así el libro en ${place}?`, 'Por qué comienza así'),
    life: (_, place) => asked(`¿Cómo puede ${place} cambiar mi vida hoy?`, 'Cómo vivirlo hoy'),
  },
  zh: {
    name: (name, place) => asked(`${name}在${place}中有什么作用？`, `${name}有什么作用`),
    verse: (words, place, verse) => asked(`${place}的“${words}”是什么意思？`, `第${verse}节是什么意思`),
    topic: (topic, place) => asked(`${place}关于${topic}教导什么？`, `关于${topic}`),
    link: (place, target) => asked(`${place}与${target}有什么关系？`, `与${target}的关系`),
    flow: (place, before) =>
      before
        ? asked(`${place}与${before}有什么联系？`, `与${before}的联系`)
        : asked(`为什么这卷书在${place}这样开头？`, '为什么这样开头'),
    life: (_, place) => asked(`${place}怎样改变我今天的生活？`, '今天怎样活出来'),
  },
}

function placeOf(
  { id, name, chapter }: SuggestionChapter,
  verse: number | undefined,
  end: number | undefined,
  isEnglish: boolean,
): string {
  const span = { start_verse: verse ?? 1, end_verse: verse ? (end ?? verse) : 999 }
  return formatReference({ book: id, start_chapter: chapter, end_chapter: chapter, ...span }, isEnglish ? {} : { name })
}

function before(chapter: SuggestionChapter, isEnglish: boolean): string | undefined {
  return chapter.chapter > 1
    ? placeOf({ ...chapter, chapter: chapter.chapter - 1 }, undefined, undefined, isEnglish)
    : undefined
}

function targetOf({ target_book: book, target_chapter: chapter, target_verse: verse }: ChapterLink): string {
  return formatReference({ book, start_chapter: chapter, start_verse: verse, end_chapter: chapter, end_verse: verse })
}

/** The verses that most topics point to, alone or within a few. */
function keyVerses({ verses, topics }: SuggestionMaterial): PassageVerse[] {
  const weights = new Map<number, number>()
  for (const { start_verse, end_verse } of topics) {
    const length = Math.max(1, end_verse - start_verse + 1)
    if (length > 4) continue
    for (let verse = start_verse; verse <= end_verse; verse++) {
      weights.set(verse, (weights.get(verse) ?? 0) + 1 / Math.sqrt(length))
    }
  }
  const weight = (verse: PassageVerse) => weights.get(verse.verse) ?? 0
  return verses.filter(({ text }) => text.length > 20).toSorted((a, b) => weight(b) - weight(a) || a.verse - b.verse)
}

type Topic = { name: string; start_verse: number; end_verse: number; isVirtue: boolean }

const MAX_TOTAL = 250

/** The subjects of the chapter: those that say much about it and not about everything, each with its longest passage. */
function topicsIn({ topics, verses }: SuggestionMaterial, text: string, names: string[]): Topic[] {
  const last = verses.at(-1)?.verse ?? 1
  const best = new Map<string, Topic & { weight: number }>()
  for (const { name, start_verse, end_verse: end, total } of topics) {
    const said = spoken(name)
    if (said === undefined) continue
    const isVirtue = isLived(said)
    if (total < 8 || total > MAX_TOTAL || name.length > 32 || /[();"]|readings/.test(name) || names.includes(name))
      continue
    if (!isVirtue && !new RegExp(`(?<![\\p{L}])${said.slice(0, Math.max(4, said.length - 2))}`, 'u').test(text))
      continue
    const end_verse = Math.min(end, last)
    const known = best.get(said)
    const weight = (known?.weight ?? 0) + Math.min(end_verse - start_verse + 1, 6) / Math.log2(total + 2)
    const longer = !known || end_verse - start_verse > known.end_verse - known.start_verse
    best.set(said, {
      name: said,
      isVirtue,
      weight,
      ...(longer ? { start_verse, end_verse } : { start_verse: known.start_verse, end_verse: known.end_verse }),
    })
  }
  return [...best.values()].toSorted((a, b) => b.weight - a.weight || a.start_verse - b.start_verse)
}

const common = new Set(
  `God Lord Yahweh Jehovah Jesus Christ Spirit Holy Son Father King Kingdom Ghost Almighty Most High Savior Saviour Messiah
  Israel Jews Jew Gentiles Jerusalem Heaven Law Scripture Amen Behold Therefore Thus And But For The He She They You We I O
  His Her My Your Our It Him Them Who What When Where Let In On Of To Not No Yes If As So Then Now There This That These All
  Dios Señor Jehová Jesús Cristo Espíritu Santo Hijo Padre Rey Y Mas Porque El La Los Las Pero Él Yo Tú Vosotros Así Verbo
  Lamb Word Lamp Man Sabbath Prophet Prophets Passover Sheol Selah Savior Judah Yah One Rock Shepherd Redeemer Maker Creator
  Branch Armies Spirits Dedication Feast Anointed Servant Name Mighty Ancient Teacher Master Rabbi Counselor Advocate Righteous Living Judge Day Temple`.split(
    /\s+/,
  ),
)

const gospels = ['MAT', 'MRK', 'LUK', 'JHN']

/**
 * The names in the verses: words with a capital inside a sentence. Those that have a topic of their own come first, and
 * the less is said of them elsewhere the more they belong to this chapter.
 */
export function namesIn(
  { verses, topics }: Pick<SuggestionMaterial, 'verses' | 'topics'>,
  { id, name: title }: Pick<SuggestionChapter, 'id' | 'name'>,
): string[] {
  const text = verses.map((verse) => verse.text).join(' ')
  const inside = new Set([...text.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}/gu)].map(([name]) => name))
  const totals = new Map(topics.map(({ name, total }) => [name, total]))
  const weights = new Map<string, number>()
  for (const [name] of text.matchAll(/\p{Lu}\p{Ll}{2,}(?![\p{L}\p{N}])/gu)) {
    if (!inside.has(name) || common.has(name) || (title === name && gospels.includes(id))) continue
    const total = totals.get(name)
    weights.set(name, (weights.get(name) ?? 0) + 1 + (total === undefined ? 0 : 6 / Math.log2(total + 2)))
  }
  return [...weights].toSorted((a, b) => b[1] - a[1]).map(([name]) => name)
}

/** The first words of a verse, up to where it pauses. */
export function opening(text: string, language: string): string {
  const plain = text
    .replace(/[“”"«»「」『』]/g, '')
    .replace(/^[（(][^）)]*[）)]/, '')
    .trim()
  if (language.startsWith('zh')) return plain.split(/[，。；：！？、]/)[0]?.slice(0, 16) ?? plain
  const clause = plain.split(/[.;:!?—]|, (?=[^,]{0,200}$)/)[0] ?? plain
  const words = (clause.split(' ').length >= 4 ? clause : plain).split(' ')
  return words.length > 9
    ? `${words
        .slice(0, 9)
        .join(' ')
        .replace(/[,;:]$/, '')}…`
    : words.join(' ').replace(/[,;:.]$/, '')
}
