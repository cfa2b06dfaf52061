import { test, vi } from 'vitest'
import { expectNothingLeft, expectWhole } from '../helpers/answers/answers.ts'
import { ask } from '../helpers/client/reader.ts'
import { textFor } from '../helpers/model/steady-text.ts'
import { cableTo } from '../helpers/stack/cable.ts'
import { ownStack, type Stack } from '../helpers/stack/stack.ts'

vi.setConfig({ testTimeout: 180_000 })

const TOKENS = 20
const model = `steady,rate=40,tokens=${TOKENS}`

/** The settings of a process that reaches its stores through cables, and a function that makes both cables silent. */
async function throughCables({ database, redisUrl }: Stack) {
  const cables = await Promise.all(
    [database.url, redisUrl].map(async (address) => {
      const url = new URL(address)
      const cable = await cableTo(Number(url.port))
      url.port = String(cable.port)
      return { ...cable, url: url.href }
    }),
  )
  const [DATABASE_URL, REDIS_URL] = cables.map(({ url }) => url) as [string, string]
  return {
    env: { DATABASE_URL, REDIS_URL },
    silence() {
      for (const cable of cables) cable.silence()
    },
  }
}

test('an API whose stores vanish without closing a connection accepts questions again', async () => {
  const stack = await ownStack({ model })
  const { env, silence } = await throughCables(stack)
  const { port } = await stack.addApi(env)
  const first = ask({ prompt: 'seed:61' }, { port })
  await expectWhole(stack.database.db, port, first, { text: textFor(61, TOKENS) })
  silence()
  const patience = { port, isPatient: true, key: 'after the silence', retryMs: 500, visitor: first.visitor() }
  const second = ask({ prompt: 'seed:62' }, patience)
  await expectWhole(stack.database.db, port, second, { text: textFor(62, TOKENS) })
  await expectNothingLeft(stack.database.db)
})

test('a worker whose stores vanish without closing a connection answers again', async () => {
  const stack = await ownStack({ model, workers: 0 })
  const { env, silence } = await throughCables(stack)
  await stack.addWorker(env)
  const { port } = stack.api
  const first = ask({ prompt: 'seed:63' }, { port })
  await expectWhole(stack.database.db, port, first, { text: textFor(63, TOKENS) })
  silence()
  const second = ask({ prompt: 'seed:64' }, { port })
  await expectWhole(stack.database.db, port, second, { text: textFor(64, TOKENS), resets: 5 })
  await expectNothingLeft(stack.database.db)
})
