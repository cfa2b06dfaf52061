/** The limit for widening a quotation to whole sentences. */
const WIDEST = { verses: 6, characters: 900 }
/** A speech up to this length is quoted whole; in a longer one the verse that matters would be lost. */
const SPEECH = { verses: 4, characters: 520 }

type Verse = { text: string }

/**
 * Verses of a chapter, widened until they begin and end with whole sentences. A speech is kept whole if it is short
 * enough; in a long speech or sentence the next smaller unit is used. `most`: so many verses may be added.
 */
export function widenToSentences<Each extends Verse>(
  verses: readonly Each[],
  from: number,
  to: number,
  most = Number.POSITIVE_INFINITY,
): Each[] {
  const given = to - from + 1
  const inSpeech = speechesIn(verses)
  const isSentence = (at: number) => isEdge(verses, at, sentenceEnd)
  const edges = [
    { isGood: (at: number) => isSentence(at) && !inSpeech[at], most: SPEECH },
    { isGood: isSentence, most: WIDEST },
    { isGood: (at: number) => isEdge(verses, at, clauseEnd), most: WIDEST },
  ]
  for (const { isGood, most: size } of edges) {
    let [first, last] = [from, to]
    while (first > 0 && !isGood(first)) first--
    while (last < verses.length - 1 && !isGood(last + 1)) last++
    const wide = verses.slice(first, last + 1)
    const isSmall = wide.length <= size.verses && textOf(wide).length <= size.characters
    if (wide.length === given || (isSmall && wide.length <= given + most)) return wide
  }
  return verses.slice(from, to + 1)
}

const FEW_WORDS = { least: 40, most: 100 }
const sentenceEnd = /[.!?。！？][”’"'»」』)\]]*\s*$/
const clauseEnd = /[.!?;:—。！？；：][”’"'»」』)\]]*\s*$/

const textOf = (verses: readonly Verse[]) => verses.map(({ text }) => text).join(' ')

/** Whether a quotation may begin before this verse. */
function isEdge(verses: readonly Verse[], at: number, end: RegExp): boolean {
  const [before, after] = [verses[at - 1], verses[at]]
  if (!before || !after) return true
  return end.test(before.text) && (end === clauseEnd || beginsSentence(after.text))
}

/** Whether a text begins like a sentence. */
const beginsSentence = (text: string): boolean => !/^[^\p{L}\p{N}]*\p{Ll}/u.test(text)

/** A quotation with “…” where it begins or ends within a sentence. */
export const markCuts = (text: string): string => `${beginsSentence(text) ? '' : '…'}${text.replace(/[,;:—]+$/, '…')}`

/** For each border between verses, whether a speech continues across it. */
function speechesIn(verses: readonly Verse[]): boolean[] {
  let isOpen = false
  return [
    false,
    ...verses.map(({ text }) => {
      for (const [mark] of text.matchAll(/[“”«»「」]/g)) isOpen = '“«「'.includes(mark)
      return isOpen
    }),
  ]
}

/** The first words of a text. The rest of a sentence that began before it is left out if it is short, or begins with “…”. */
export function firstWords(text: string): string {
  const inside = beginsSentence(text) ? undefined : /[.!?。！？][”’»]*\s+(?=[“‘«]?\p{Lu})/u.exec(text)
  const from = inside && inside.index < FEW_WORDS.least ? inside.index + inside[0].length : 0
  return markCuts(
    shortened(
      text
        .slice(from)
        .trim()
        .replace(/^[“‘«]+/, ''),
    ),
  )
}

/** A text that begins a quotation, cut at a pause. */
function shortened(whole: string): string {
  if (whole.length <= FEW_WORDS.most) return whole
  const start = whole.slice(0, FEW_WORDS.most)
  const pause = Math.max(
    ...[...start.matchAll(/[,;:.!?。，；！？][”’]*(?=\s|\p{Script=Han}|$)/gu)].map(({ index }) => index),
    0,
  )
  const end = pause >= FEW_WORDS.least ? pause : start.lastIndexOf(' ')
  return `${start.slice(0, end > 0 ? end : FEW_WORDS.most).replace(/[^\p{L}\p{N}]+$/u, '')}…`
}
