import type { PassageVerse, Suggestion } from '../contract/bible.ts'

/** The first `count` of them, each question once. */
export function firstDifferent(all: readonly Suggestion[], count: number): Suggestion[] {
  return all.filter((each, i) => all.findIndex(({ question }) => question === each.question) === i).slice(0, count)
}

const common = new Set(
  `God Lord Yahweh Jehovah Jesus Christ Spirit Holy Son Father King Kingdom Ghost Almighty Most High Savior Saviour Messiah
  Israel Jews Jew Gentiles Jerusalem Heaven Law Scripture Amen Behold Therefore Thus And But For The He She They You We I O
  His Her My Your Our It Him Them Who What When Where Let In On Of To Not No Yes If As So Then Now There This That These All
  Dios Señor Jehová Jesús Cristo Espíritu Santo Hijo Padre Rey Y Mas Porque El La Los Las Pero Él Yo Tú Vosotros Así Verbo
  Lamb Word Lamp Man Sabbath Prophet Prophets Passover Sheol Selah Savior Judah Yah One Rock Shepherd Redeemer Maker Creator
  Branch Armies Spirits Dedication Feast Anointed Servant Name Mighty Ancient Teacher Master Rabbi Counselor Advocate Righteous Living Judge Day Temple
  Músico`.split(/\s+/),
)

const gospels = ['MAT', 'MRK', 'LUK', 'JHN']

/**
 * The names in the verses: words with a capital inside a sentence. Names with their own topic come first, then names
 * that are rare elsewhere.
 */
export function namesIn(
  {
    verses,
    topics,
  }: { verses: readonly Pick<PassageVerse, 'text'>[]; topics: readonly { name: string; total: number }[] },
  { id, name: title }: { id: string; name: string },
): string[] {
  const text = verses.map((verse) => verse.text).join(' ')
  // in each verse: some translations begin every verse with a capital
  const inside = new Set(verses.flatMap((verse) => verse.text.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}/gu) ?? []))
  const totals = new Map(topics.map(({ name, total }) => [name, total]))
  const weights = new Map<string, number>()
  for (const [name] of text.matchAll(/\p{Lu}\p{Ll}{2,}(?![\p{L}\p{N}])/gu)) {
    if (!inside.has(name) || common.has(name) || (title === name && gospels.includes(id))) continue
    const total = totals.get(name)
    weights.set(name, (weights.get(name) ?? 0) + 1 + (total === undefined ? 0 : 6 / Math.log2(total + 2)))
  }
  return [...weights].toSorted((a, b) => b[1] - a[1]).map(([name]) => name)
}

/** The first words of a verse, up to its first pause. */
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
