/// <reference lib="webworker" />
import { answerOnDevice, type DeviceAnswer, rehearse } from '#shared/builtin/answer-on-device.ts'
import { type DeviceText, indexForDevice, openDeviceText } from '#shared/builtin/device-text.ts'
import type { BuiltinRequest } from '#shared/builtin/request.ts'
import { multiplyInScript } from '#shared/finder/dot-products.ts'
import { readWordVectors } from '#shared/finder/meaning.ts'
import { createSources, type FinderSources } from '#shared/finder/sources.ts'
import { parseWritten } from '#shared/finder/written-files.ts'
import { createSayings, type Sayings } from '#shared/seals/sayings.ts'
import { fetchFinderData, readKeptIndex, readKeptText, writeKeptIndex } from '../../data/device-files.ts'
import type { DeviceCall, DeviceReply } from './device-call.ts'

declare const self: DedicatedWorkerGlobalScope

type Finder = { sources: FinderSources; sayings: Sayings }

let finder: Promise<Finder> | undefined
const texts = new Map<string, Promise<DeviceText>>()
const never = new AbortController().signal

self.addEventListener('message', ({ data }: MessageEvent<DeviceCall>) => {
  answer(data).then(
    (result) => reply({ id: data.id, result }),
    (error: unknown) => reply({ id: data.id, problem: String(error) }),
  )
})

const reply = (message: DeviceReply) => self.postMessage(message)

async function answer({ bible, asked }: DeviceCall): Promise<DeviceAnswer | null> {
  const [text, { sayings }] = await Promise.all([openText(bible), openFinder()])
  if (asked) return answerOnDevice(text, asked, sayings, never)
  await rehearse(text, sayings, never)
  return null
}

/** Reads the written index when it is first needed; after a failure the next call tries again. */
function openFinder(): Promise<Finder> {
  finder ??= readFinder().catch((error: unknown) => {
    finder = undefined
    throw error
  })
  return finder
}

async function readFinder(): Promise<Finder> {
  const { written, meaning } = await fetchFinderData()
  const { entries, passages, sayings } = parseWritten(written)
  const words = readWordVectors(meaning)
  const sources = await createSources({ entries, passages, words, prepare: multiplyInScript }, async () => {})
  return { sources, sayings: createSayings(sayings) }
}

function openText(bible: BuiltinRequest['place']['bible_id']): Promise<DeviceText> {
  const opened = texts.get(bible) ?? readText(bible)
  texts.set(bible, opened)
  opened.catch(() => texts.delete(bible))
  return opened
}

async function readText(bible: string): Promise<DeviceText> {
  const { head, books, index } = (await readKeptIndex(bible)) ?? (await buildIndex(bible))
  return openDeviceText(index, head, books, (await openFinder()).sources)
}

async function buildIndex(bible: string) {
  const { head, books, text, entries } = await readKeptText(bible)
  const index = await indexForDevice(entries, head.language)
  await writeKeptIndex(bible, { head, books, text }, index)
  return { head, books, index }
}
