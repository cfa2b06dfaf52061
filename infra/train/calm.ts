import { isKnownCalm, NUMBER_BYTES, numberOf } from '../../shared/distress/known-calm.ts'
import type { Language } from '../../shared/distress/language.ts'
import { normalise } from '../../shared/distress/normalise.ts'
import { recogniseOnDevice } from '../../shared/distress/on-device.ts'
import { readEveryday } from '../../shared/server/distress/everyday.ts'
import { loadRecognition, recogniseDistress } from '../../shared/server/distress/recognise.ts'
import { readWrittenIndex } from '../../shared/server/written-index.ts'
import { literal, writeModule } from './pack.ts'

/*
 * npm run train:calm writes shared/distress/small/calm.ts: the numbers of the questions of the index and of the sentences of everyday
 * life that get a full reply from the browser's networks, and none from the server. It is due when the index, those sentences, the
 * browser's networks or the normalisation change; a test says so where the file has a number of no such text.
 */
loadRecognition()
const texts: [string, Language][] = [
  ...readWrittenIndex().flatMap(({ en, es }) => [
    ...en.map((each): [string, Language] => [each, 'en']),
    ...es.map((each): [string, Language] => [each, 'es']),
  ]),
  ...readEveryday().flatMap((each): [string, Language][] => [
    [each, 'en'],
    [each, 'es'],
  ]),
]
const isReply = (found: { response: string } | undefined) => found?.response === 'reply'
const isAlarm = (text: string, language: Language) =>
  isKnownCalm(normalise(text)) || isReply(recogniseOnDevice(text, language))

const alarms = texts.filter((each) => isAlarm(...each) && !isReply(recogniseDistress(...each)))
const numbers = [...new Set(alarms.map(([text]) => numberOf(normalise(text))))].toSorted((a, b) => a - b)
const bytes = Buffer.alloc(numbers.length * NUMBER_BYTES)
for (const [at, number] of numbers.entries()) bytes.writeUInt32BE(number, at * NUMBER_BYTES)
const file = new URL('../../shared/distress/small/calm.ts', import.meta.url)
writeModule(file, `calm = ${literal(bytes.toString('base64'))}`, 'npm run train:calm')
process.stdout.write(`${numbers.length} texts\n`)
