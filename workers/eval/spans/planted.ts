import { readFileSync } from 'node:fs'
import type { Draws } from '../draws.ts'
import type { EvalVerse } from '../quote-cases.ts'
import { referenceName } from '../quote-cases.ts'

/*
 * Answers with planted Scripture. No code is shared with the checker: words are split at spaces, and the expected
 * result is known from how the text was planted.
 */

export type PlantedBible = { id: string; language: 'en' | 'es'; verses: EvalVerse[]; plain: string }

const DAMAGE = ['exact', 'changed', 'dropped', 'added', 'swapped', 'clauses', 'joined'] as const
type Damage = (typeof DAMAGE)[number]

/** The form in which a run is planted. `isMarked`: with quotation marks or as a block quote. */
const FRAMES = ['inline', 'block', 'item', 'heading', 'open', 'open item', 'open heading', 'open verse'] as const
type Frame = (typeof FRAMES)[number]

/**
 * A run of Scripture in an answer. `before` and `after` are unique words around it; `stored` are the words of the text,
 * `written` the planted ones.
 */
export type Planted = {
  damage: Damage
  frame: Frame
  isMarked: boolean
  stored: string
  written: string
  ref: string
  before: string
  after: string
}
export type PlantedAnswer = { bible: PlantedBible; text: string; planted: Planted[] }

const prose = {
  en: readFileSync(new URL('./prose-en.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
  es: readFileSync(new URL('./prose-es.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
}

/** Some sentences of ordinary prose about the Bible, none repeated. */
export function paragraph(random: Draws, language: 'en' | 'es', count: number): string[] {
  const left = [...prose[language]]
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0] as string)
}

/** Words that join the prose to a planted run; each has a number, so that it can be found again. */
const leads = {
  en: [
    'We remember here that',
    'In other words it says that',
    'That is why it is so often read that',
    'One line of it runs that',
  ],
  es: [
    'Recordamos aquí que',
    'En otras palabras se lee que',
    'Por eso se lee tantas veces que',
    'Una línea de él cuenta que',
  ],
}

/** An answer of three to five paragraphs with one to three planted runs. */
export function plantedAnswer(random: Draws, bibles: readonly PlantedBible[]): PlantedAnswer {
  const bible = random.pick(bibles)
  const parts: string[] = []
  const planted: Planted[] = []
  const count = 1 + random.below(3)
  for (let i = 0; i < count; i++) {
    parts.push(paragraph(random, bible.language, 2 + random.below(2)).join(' '))
    const run = plantedRun(random, bible, i)
    planted.push(run)
    parts.push(framed(run, random.pick(leads[bible.language])))
  }
  parts.push(paragraph(random, bible.language, 2).join(' '))
  return { bible, text: parts.join('\n\n'), planted }
}

function plantedRun(random: Draws, bible: PlantedBible, i: number): Planted {
  for (;;) {
    const at = random.below(bible.verses.length - 1)
    const [verse, next] = [bible.verses[at], bible.verses[at + 1]] as [EvalVerse, EvalVerse]
    const damage = random.pick(DAMAGE)
    const stored = damage === 'joined' ? `${verse.text} ${next.text}` : verse.text
    const isNeighbour = next.book === verse.book && next.chapter === verse.chapter && next.verse === verse.verse + 1
    if (damage === 'joined' && !isNeighbour) continue
    const words = stored.split(' ')
    // longer ones are too long for a quotation, shorter ones may be ordinary words
    if (words.length < 9 || words.length > 60 || /[“”"«»‘[\]*_—]|\d/.test(stored)) continue
    const written = damaged(damage, words, random, bible)
    if (!written) continue
    // text that is another verse is not damaged
    if (written !== stored && damage !== 'joined' && bible.plain.includes(` ${plain(written)} `)) continue
    const frame = FRAMES[random.below(FRAMES.length)] as Frame
    const last = damage === 'joined' ? `-${next.verse}` : ''
    return {
      ...{ damage, frame, isMarked: !frame.startsWith('open'), stored, written },
      ref: `${referenceName(verse)}${last}`,
      before: `${['Alpha', 'Bravo', 'Delta'][i]}:`,
      after: `${['Kilo', 'Lima', 'Mike'][i]}.`,
    }
  }
}

function damaged(damage: Damage, words: readonly string[], random: Draws, bible: PlantedBible): string | undefined {
  // the words at the ends stay: without them the rest would be a true part of the verse
  const at = 2 + random.below(words.length - 5)
  const other = random.pick(random.pick(bible.verses).text.match(/\p{Ll}{5,}/gu) ?? ['nevertheless'])
  const [word = '', next = ''] = [words[at], words[at + 1]]
  if (damage === 'exact' || damage === 'joined') return words.join(' ')
  if (damage === 'changed')
    return bare(word) === bare(other) ? undefined : [...words.slice(0, at), other, ...words.slice(at + 1)].join(' ')
  if (damage === 'dropped') return [...words.slice(0, at), ...words.slice(at + 1)].join(' ')
  if (damage === 'added') return [...words.slice(0, at), other, ...words.slice(at)].join(' ')
  if (damage === 'swapped')
    return bare(word) === bare(next) ? undefined : [...words.slice(0, at), next, word, ...words.slice(at + 2)].join(' ')
  const comma = words.findIndex((each, i) => i > 2 && i < words.length - 4 && /[,;]$/.test(each))
  if (comma === -1) return undefined
  const [first, second] = [words.slice(0, comma + 1).join(' '), words.slice(comma + 1).join(' ')]
  return `${second.replace(/[.,;:!?]+$/, '')}, ${first.replace(/[,;]$/, '.')}`
}

/** The words of a text in lower case, each between spaces. */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const bare = (word: string) => word.replace(/[^\p{L}]/gu, '').toLowerCase()

function framed({ frame, written, ref, before, after }: Planted, lead: string): string {
  const open = written.replace(/[.,;:]$/, '')
  const frames: Record<Frame, string> = {
    inline: `${before} “${written}” (${ref}) ${after}`,
    block: `${before}\n\n> ${written}\n> — ${ref}\n\n${after}`,
    item: `- ${before} “${written}” (${ref}) ${after}\n- ${lead} …`,
    heading: `## ${before} “${written}” (${ref}) ${after}`,
    open: `${lead} ${before} ${open} ${after}`,
    'open item': `- ${lead} ${before} ${open} ${after}`,
    'open heading': `### ${before} ${open} ${after}`,
    'open verse': `${ref}, ${before} ${written} ${after}`,
  }
  return frames[frame]
}
