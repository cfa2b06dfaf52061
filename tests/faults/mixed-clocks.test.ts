import { expect, test, vi } from 'vitest'
import { expectNothingLeft, expectWhole, storedAnswer } from '../helpers/answers/answers.ts'
import { ask, begun } from '../helpers/client/reader.ts'
import { textFor } from '../helpers/model/steady-text.ts'
import { preload } from '../helpers/stack/preload.ts'
import { ownStack } from '../helpers/stack/stack.ts'

vi.setConfig({ testTimeout: 300_000 })

const TOKENS = 160
const HOUR = 3_600_000
const moved = (ms: number) => preload('moved-clock', { CLOCK_MOVED_MS: String(ms) })

test('workers and an API with clocks an hour off lose nothing and end nothing early', async () => {
  const env = { WORKER_LOCK_SECONDS: '4' }
  const stack = await ownStack({ model: `steady,rate=40,tokens=${TOKENS}`, workers: 0, env })
  const { db } = stack.database
  const late = await stack.addApi(moved(-HOUR))
  const port = () => late.port
  const doomed = await stack.addWorker(moved(HOUR))
  stack.gemini.script(['steady,rate=40,tokens=20000', 'steady,rate=40,tokens=20000'])
  const readers = [61, 62].map((seed) => ask({ prompt: `seed:${seed}` }, { port }))
  await Promise.all(readers.map((reader) => begun(reader)))
  await stack.addWorker(moved(-HOUR))
  await stack.addWorker(moved(HOUR))
  await doomed.end('SIGKILL')
  for (const [at, reader] of readers.entries()) {
    await expectWhole(db, late.port, reader, { text: textFor(61 + at, TOKENS), resets: 5 })
    expect((await storedAnswer(db, reader.messageId())).work).toMatchObject({ state: 'done', gen: 0 })
  }
  const after = ask({ prompt: 'seed:63' }, { port: stack.api.port })
  await expectWhole(db, stack.api.port, after, { text: textFor(63, TOKENS) })
  await expectNothingLeft(db)
})
