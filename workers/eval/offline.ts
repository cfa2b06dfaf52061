import { setImmediate } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { versesOfHtml } from '#shared/bible/rendered-verses.ts'
import { answerOnDevice, type DeviceAnswer, rehearse } from '#shared/builtin/answer-on-device.ts'
import { type DeviceText, indexForDevice, openDeviceText } from '#shared/builtin/device-text.ts'
import { multiplyInScript } from '#shared/finder/dot-products.ts'
import { DEVICE_WORDS, firstWordVectors, readWordVectors } from '#shared/finder/meaning.ts'
import { createSources } from '#shared/finder/sources.ts'
import type { Entry } from '#shared/seals/text-index.ts'
import type { Db } from '#shared/server/db.ts'
import { writtenSayings } from '#shared/server/sayings.ts'
import { findBible, findChapter, listBooks } from '#shared/server/sql/bibles.ts'
import { listVerses } from '#shared/server/sql/verse-list.ts'
import { readWordVectorFile, readWrittenIndex, readWrittenPassages } from '#shared/server/written-index.ts'
import { askBuiltin, quotedRanges } from './ask-builtin.ts'
import { isLed, readBuiltinCases } from './builtin-cases.ts'
import { measureTime } from './cpu-time.ts'
import type { Evaluation } from './evaluation.ts'
import { none, shareAtLeast } from './figures.ts'

const BIBLE = 'eng-web'
/** How much slower the processor of an old phone is. */
const SLOWER = 4
const MOST_MS = 300

/**
 * The ordinary questions answered as a device without a network does, from the chapters that it keeps and the smaller
 * file of word vectors: how many are as right as on the server, and how many begin with the same passage.
 */
export const evaluateOffline: Evaluation = {
  about: 'Ordinary questions, answered as on a device without a network',
  provider: 'builtin',
  async run(db, { verbose }) {
    const entries = await keptEntries(db)
    const stored = await listVerses(db, BIBLE)
    const kept = new Map(entries.map((each) => [placeOf(each), each.text]))
    // the browser shows nothing of a verse without text
    const changed = stored.filter((each) => (kept.get(placeOf(each)) ?? '') !== each.text)
    if (verbose) for (const each of changed) process.stdout.write(`${placeOf(each)}: ${each.text}\n`)
    const text = await openText(db, entries)
    // as when a panel is opened without a network
    await rehearse(text, writtenSayings(), new AbortController().signal)
    const cases = readBuiltinCases()
    let [online, offline, same, unverified] = [0, 0, 0, 0]
    const times: number[] = []
    for (const each of cases) {
      const { book, chapter, question } = each
      const place = { bible_id: BIBLE, book, chapter, verses: [] }
      const signal = new AbortController().signal
      const asked = { question, place, history: [] }
      let answer: DeviceAnswer | undefined
      const { cpu } = await measureTime(async () => {
        answer = await answerOnDevice(text, asked, writtenSayings(), signal)
      })
      const here = answer!
      times.push(cpu * SLOWER)
      const there = await askBuiltin(db, { ...each, bible_id: BIBLE, language: 'en', verses: [] })
      const quoted = quotedRanges(here.citations)
      const isRight = isLed(each, quoted)
      if (isLed(each, there.quoted)) online++
      if (isRight) offline++
      const isSame = JSON.stringify(quoted[0]) === JSON.stringify(there.quoted[0])
      if (isSame) same++
      unverified += here.citations.filter(({ quote, verdict }) => quote !== undefined && verdict !== 'exact').length
      if (verbose && !(isRight && isSame))
        process.stdout.write(`\n--- ${book} ${chapter}: ${question}\n${here.content}\n`)
    }
    times.sort((a, b) => a - b)
    return [
      none('verses of the kept chapters that differ from the stored ones', changed.length),
      shareAtLeast('led to an acceptable passage, of those that the server answers so', offline, online, 0.9),
      shareAtLeast('begin with the same passage as on the server', same, cases.length, 0.9),
      none('unverified quotations', unverified),
      atMostMs('processor time of an answer, four times, 95th percentile', times.at(Math.floor(times.length * 0.95))!),
      atMostMs('processor time of an answer, four times, the slowest', times.at(-1)!),
    ]
  },
}

const atMostMs = (name: string, ms: number) =>
  none(name, ms > MOST_MS ? 1 : 0, `${Math.round(ms)} ms (at most ${MOST_MS})`)

const placeOf = ({ book, chapter, verse }: Omit<Entry, 'verse_end' | 'text'>) => `${book} ${chapter}:${verse}`

/** The verses as a device reads them, from the rendered chapters. */
async function keptEntries(db: Db): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const { id: book, chapter_count } of await listBooks(db, BIBLE)) {
    for (let chapter = 1; chapter <= chapter_count; chapter++) {
      const stored = await findChapter(db, BIBLE, book, chapter)
      if (!stored) throw new Error(`${BIBLE} has no ${book} ${chapter}`)
      const html = brotliDecompressSync(stored.html_brotli).toString()
      for (const verse of versesOfHtml(html)) entries.push({ book, chapter, ...verse })
    }
  }
  return entries
}

async function openText(db: Db, entries: readonly Entry[]): Promise<DeviceText> {
  const head = await findBible(db, BIBLE)
  if (!head) throw new Error(`${BIBLE} is not installed`)
  const words = readWordVectors(firstWordVectors(readWordVectorFile(), DEVICE_WORDS))
  const written = { entries: readWrittenIndex(), passages: readWrittenPassages() }
  const sources = await createSources({ ...written, words, prepare: multiplyInScript }, setImmediate)
  return openDeviceText(await indexForDevice(entries, head.language), head, await listBooks(db, BIBLE), sources)
}
