import { beforeAll, expect, test } from 'vitest'
import { answerOnDevice } from '../../shared/builtin/answer-on-device.ts'
import { type DeviceText, indexForDevice, openDeviceText } from '../../shared/builtin/device-text.ts'
import { describeFound } from '../../shared/builtin/passage-tools.ts'
import { readQuestion } from '../../shared/builtin/question.ts'
import { createDesk } from '../../shared/builtin/reading.ts'
import type { Turn } from '../../shared/builtin/request.ts'
import { answerFromIndex } from '../../shared/builtin/written.ts'
import { packWordVectors, readWordVectors } from '../../shared/finder/meaning.ts'
import { createSources } from '../../shared/finder/sources.ts'
import { parseEntries } from '../../shared/finder/written-entries.ts'
import { createSayings } from '../../shared/seals/sayings.ts'

const LOVED =
  'For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life.'
const verses = [
  [14, 'As Moses lifted up the serpent in the wilderness, even so must the Son of Man be lifted up,'],
  [15, 'that whoever believes in him should not perish, but have eternal life.'],
  [16, LOVED],
] as const

const head = { id: 'eng-web', name: 'World English Bible', abbreviation: 'WEB', language: 'en' }
const books = [{ id: 'JHN', name: 'John', abbreviation: 'Jn', chapter_count: 3 }]
const written = `# Love

## How much does God love us
also: does god love me
es: cuánto nos ama Dios
read: John 3:16
says: So much that he gave his Son.
dice: Tanto que dio a su Hijo.
kind: doctrine
`

async function open(): Promise<DeviceText> {
  const entries = verses.map(([verse, text]) => ({ book: 'JHN', chapter: 3, verse, verse_end: verse, text }))
  const words = readWordVectors(packWordVectors(2, new Map([['love', Float32Array.of(1, 0)]])))
  const sources = await createSources({ entries: parseEntries(written), passages: [], words }, async () => {})
  return openDeviceText(await indexForDevice(entries, 'en'), head, books, sources)
}

const place = { bible_id: 'eng-web', book: 'JHN', chapter: 3, verses: [] }
const never = new AbortController().signal
let text: DeviceText
beforeAll(async () => {
  text = await open()
})
const ask = (question: string, history: Turn[] = []) =>
  answerOnDevice(text, { question, place, history }, createSayings([]), never)

test('an answer of the device has the sentence of the written index, and its quotation is sealed word for word', async () => {
  const { content, spans, citations } = await ask('How much does God love us?')
  expect(content).toContain('So much that he gave his Son.')
  expect(content).toContain('[John 3:16](/read/JHN/3?verse=16)')
  const sealed = spans.filter(({ verdict }) => verdict === 'exact')
  expect(sealed.map(({ start, end }) => content.slice(start, end))).toEqual([LOVED])
  expect(sealed[0]?.source).toMatchObject({ edition: 'eng-web', edition_name: 'WEB', ref: 'John 3:16' })
  expect(citations.find(({ quote }) => quote === LOVED)).toMatchObject({ ref: 'John 3:16', verdict: 'exact' })
})

test('an answer shows all passages that its sentence is about, also those that another entry answers with', async () => {
  const entry = {
    ...parseEntries(written)[0]!,
    read: parseEntries(written.replace('John 3:16', 'John 3:16; John 3:14'))[0]!.read,
  }
  const [main, other] = entry.read.map((passage) => ({
    passage,
    probability: 0.9,
    fit: 0.9,
    source: 'entry' as const,
    entry,
  }))
  const candidates = [main!, { ...other!, entry: { ...entry, en: ['Another question'] } }]
  const { passages } = describeFound(text.translation, { candidates, isOutside: false })
  const read: string[] = []
  const io = {
    ...{ signal: never, onStatus() {} },
    async callTool(name: string, args: unknown) {
      if (name === 'get_passage') read.push((args as { reference: string }).reference)
      return { result: name === 'find_passages' ? { passages } : {}, ok: true }
    },
  }
  const question = readQuestion({ question: 'How much does God love us?', place, history: [] }, 'en')
  await answerFromIndex(createDesk(io), question, place, undefined)
  // together, and one by one, since this translation has none of them
  expect(read).toEqual(['John 3:16; John 3:14', 'John 3:16', 'John 3:14'])
})

test('a follow-up question that only a quoted verse answers is referred to it', async () => {
  const question = 'How much does God love us?'
  const { content } = await ask(question)
  const history: Turn[] = [
    { role: 'user', content: question },
    { role: 'assistant', content },
  ]
  const next = await ask('And what did God so love?', history)
  expect(next.content).toMatch(/^\[John 3:16\]\(.*\) is quoted above in this conversation/)
  expect(next.content).not.toContain('I found no passage')
})

test('an answer that found nothing quotes the chapter, but no verse within a conversation', async () => {
  const question = 'How much does God love us?'
  const { content } = await ask(question)
  const history: Turn[] = [
    { role: 'user', content: question },
    { role: 'assistant', content },
  ]
  const alone = await ask('asdf qwer zxcv')
  expect(alone.content).toMatch(/^I found no passage/)
  expect(alone.content).toMatch(/— \[John 3:1/)
  const next = await ask('asdf qwer zxcv', history)
  expect(next.content).toMatch(/^I found no passage/)
  expect(next.content).not.toContain('— [John')
})

test('a passage that is named is quoted', async () => {
  const { content } = await ask('What does John 3:14 say?')
  expect(content).toContain('As Moses lifted up the serpent in the wilderness')
})

test('the tools that a device lacks are not missed', async () => {
  const { content } = await ask('What does the Greek word for serpent mean here?')
  expect(content).not.toBe('')
})
