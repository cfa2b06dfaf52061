import { describe, expect, test } from 'vitest'
import { chosenRuns } from '../../shared/seals/chosen-runs.ts'
import { isClaimed, openClaims } from '../../shared/seals/claims.ts'
import { differencesOf } from '../../shared/seals/differences.ts'
import { findMatches, placesOf } from '../../shared/seals/matches.ts'
import { bitsOf } from '../../shared/seals/runs.ts'
import { createSayings } from '../../shared/seals/sayings.ts'
import {
  fingerprintsFromBytes,
  fingerprintsToBytes,
  wordsFromBytes,
  wordsToBytes,
} from '../../shared/seals/stored-index.ts'
import { buildFingerprints, buildWords, type Entry, entryAt, placeOfEntry } from '../../shared/seals/text-index.ts'
import { numberWords } from '../../shared/seals/word-numbers.ts'
import { wordsIn } from '../../shared/seals/words.ts'

const pause = () => undefined
const verses = [
  'In the beginning, God created the heavens and the earth.',
  'For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish.',
  'Jesus wept.',
  'Yahweh is my shepherd: I shall lack nothing.',
].map((text, i) => ({ book: i < 2 ? 'GEN' : 'PSA', chapter: i + 1, verse: i + 1, verse_end: i + 1, text }))

const indexOf = async (entries: readonly Entry[]) => {
  const { words } = await buildWords(entries, pause)
  return { ...words, ...(await buildFingerprints(words.words, pause)) }
}
const index = await indexOf(verses)
// in a text of forty words, fragments count for less, so each is found through its reference
const runsIn = (text: string) =>
  chosenRuns(wordsIn(text).forms, [{ index }], { pause, isNamed: () => true }).then((runs) =>
    runs.map(({ from, to, isExact, cutsDenial }) => {
      const { starts, ends } = wordsIn(text)
      return { words: text.slice(starts[from], ends[to - 1]), isExact, cutsDenial }
    }),
  )

describe('the words of a text', () => {
  test('are folded, and a letter of another alphabet is another word', () => {
    expect(wordsIn('Don’t “STOP” ca\u00ADlm 神愛').forms).toEqual(["don't", 'stop', 'calm', '神', '愛'])
    expect(wordsIn('Gоd').forms).not.toEqual(wordsIn('God').forms)
  })
  test('have their offsets', () => {
    const { forms, starts, ends } = wordsIn('“Be still,” he said.')
    expect(forms.map((_, i) => '“Be still,” he said.'.slice(starts[i], ends[i]))).toEqual(['Be', 'still', 'he', 'said'])
  })
})

describe('an index', () => {
  test('is unchanged after storing and loading', () => {
    const read = {
      ...wordsFromBytes(wordsToBytes(index)),
      ...fingerprintsFromBytes(fingerprintsToBytes(index)),
    }
    expect(read).toEqual(index)
  })
  test('finds the position of an entry', () => {
    const [at = -1] = placesOf(numberWords(wordsIn('my shepherd I shall').forms, [index])[0] as Int32Array, index)
    expect(placeOfEntry(index, entryAt(index, at))).toEqual({ book: 'PSA', chapter: 4, verse: 4, verse_end: 4 })
  })
})

test('shared stretches are all maximal ones that are rare enough', async () => {
  const text =
    'he gave his only born Son, and God so loved the world, that he gave. God created the heavens, loved the world'
  const asked = numberWords(wordsIn(text).forms, [index])[0] as Int32Array
  const rarity = bitsOf(index)
  const weights = Float64Array.from(asked, (word) => (word < 0 ? 0 : rarity(word)))
  const isSame = (from: number, at: number) => (asked[from] ?? -1) >= 0 && asked[from] === index.words[at]
  for (const least of [0, 10, 16, 24]) {
    const wanted: { from: number; at: number; length: number }[] = []
    for (let from = 0; from < asked.length; from++) {
      for (let at = 0; at < index.words.length; at++) {
        let length = 0
        while (isSame(from + length, at + length)) length++
        const weight = weights.slice(from, from + length).reduce((sum, each) => sum + each, 0)
        if (!isSame(from - 1, at - 1) && length >= 3 && weight >= least) wanted.push({ from, at, length })
      }
    }
    expect(wanted.length).toBeGreaterThan(0)
    const found = await findMatches(asked, index, weights, least, pause)
    expect(found.sort((a, b) => a.from - b.from || a.at - b.at)).toEqual(wanted)
  }
})

describe('runs of Scripture', () => {
  test.each([
    [
      'We read that for God so loved the world, that he gave his only born Son, and rest.',
      'for God so loved the world, that he gave his only born Son',
      true,
    ],
    [
      'We read that for God so loved the planet, that he gave his only born Son, and rest.',
      'for God so loved the planet, that he gave his only born Son',
      false,
    ],
    [
      'We read that for God so loved that he gave his only born Son, and rest.',
      'for God so loved that he gave his only born Son',
      false,
    ],
    [
      'We read that he gave his only born Son, for God so loved the world, and rest.',
      'that he gave his only born Son, for God so loved the world',
      false,
    ],
  ])('%s', async (text, words, isExact) => {
    expect(await runsIn(text)).toMatchObject([{ words, isExact }])
  })
  test('that omit a denial at their end say so', async () => {
    expect(
      await runsIn('So God so loved the world, that he gave his only born Son, that whoever believes in him should'),
    ).toMatchObject([{ isExact: true, cutsDenial: true }])
  })
  test('are not found in other prose', async () => {
    expect(await runsIn('The letter was carried by a friend of the writer to the city.')).toEqual([])
  })
})

test('sayings are found with a word changed, but not paraphrased', async () => {
  const find = createSayings(['God helps those who help themselves', 'Dios aprieta pero no ahorca'])
  const sayings = async (text: string) => (await find(wordsIn(text).forms, pause)).map(({ from, to }) => [from, to])
  expect(await sayings('As it says, God helps those that help themselves.')).toEqual([[3, 9]])
  expect(await sayings('God helps the poor, and those who love him are glad.')).toEqual([])
})

describe('what is presented as Scripture', () => {
  test.each([
    ['As the Bible says, ', true],
    ['Then Jesus told them once more, ', true],
    ['It is written: ', true],
    ['Como dice Pablo, ', true],
    ['Escrito está: ', true],
    ['聖經說：', true],
    ['My grandmother used to say ', false],
    ['Matthew Henry writes: ', false],
    ['John Calvin says, ', false],
    ['You asked about ', false],
  ])('%s', (before, isTold) => {
    expect(isClaimed(before.trimEnd(), '')).toBe(isTold)
  })
  test('without quotation marks is the sentence after the colon', () => {
    const text = 'Jesus said: Hate your neighbour. That is all.'
    expect(openClaims(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Hate your neighbour.'])
    expect(openClaims('The Bible says that God is love.')).toEqual([])
  })
})

test('differences have the offsets of the words and the words of the text', () => {
  const shown = 'God so loved our planet that he gave'
  const told = differencesOf(shown, 'For God so loved the world, that he gave', 10)
  expect(told.map(({ start, end, stored }) => [shown.slice(start - 10, end - 10), stored])).toEqual([
    ['', 'For'],
    ['our planet', 'the world'],
  ])
})

test('words have the numbers of each index, also after many other words', async () => {
  const other = await indexOf([{ book: 'JHN', chapter: 11, verse: 35, verse_end: 35, text: 'wept Jesus the unheard' }])
  const forms = ['jesus', 'wept', 'unheard', 'nowhere', 'the']
  const wanted = [index, other].map(({ numbers }) => forms.map((form) => numbers.get(form) ?? -1))
  const many = (count: number, name: string) => Array.from({ length: count }, (_, i) => `${name}${i}`)
  const between = [[], many(10_000, 'a'), many(10_000, 'b'), many(40_000, 'c')]
  for (const words of between) {
    expect(numberWords([...words, ...forms], [index, other]).map((row) => [...row.slice(words.length)])).toEqual(wanted)
    expect(numberWords(forms, [other, index]).map((row) => [...row])).toEqual(wanted.toReversed())
  }
})
