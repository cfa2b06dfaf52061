import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNothingLeft, expectWhole, storedAnswer } from '../helpers/answers/answers.ts'
import { ask, begun } from '../helpers/client/reader.ts'
import { textFor } from '../helpers/model/steady-text.ts'
import { type Stack, startStack } from '../helpers/stack/stack.ts'

/** An answer of this length takes almost two minutes. */
const TOKENS = 2000

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ model: `steady,rate=20,tokens=${TOKENS}`, env: { WORKER_LOCK_SECONDS: '4' } })
  // the first check of a worker also loads the texts
  stack.gemini.script(['text'])
  await ask({ prompt: 'Who came by night?' }, { port }).ended
})
afterAll(() => stack.stop())

const port = () => stack.api.port

/** The work that is accepted from now on must end in this time. */
async function limitWork(seconds: number): Promise<void> {
  const change = `new.deadline_at = now() + interval '${seconds} seconds'; return new;`
  await sql
    .raw(`
      create or replace function limit_work() returns trigger language plpgsql as $$ begin ${change} end $$;
      create or replace trigger limit_work before insert on work_item for each row execute function limit_work();`)
    .execute(stack.database.db)
}

test('an answer that would outlast its deadline ends before it, checked, with the text that it has', async () => {
  await limitWork(8)
  const reader = ask({ prompt: 'seed:31' }, { port })
  await expectWhole(stack.database.db, port(), reader)
  const stored = await storedAnswer(stack.database.db, reader.messageId())
  expect(textFor(31, TOKENS).startsWith(stored.content.trimEnd())).toBe(true)
  expect(stored.content.length).toBeGreaterThan(20)
  expect(stored.work).toMatchObject({ state: 'done', runs: 1 })
  expect(stored.error).toBe('truncated')
  await stack.gemini.calls.at(-1)!.closed
  await expectNothingLeft(stack.database.db)
})

test('an answer whose worker dies keeps its text if too little time is left for another run', async () => {
  const workers = [...stack.workers, await stack.addWorker()]
  await limitWork(15)
  stack.gemini.clear()
  const reader = ask({ prompt: 'seed:33' }, { port })
  await begun(reader)
  const { id } = await stack.database.db
    .selectFrom('work_item')
    .select('id')
    .where('entity_id', '=', String(reader.messageId()))
    .executeTakeFirstOrThrow()
  const writer = () => workers.find((worker) => worker.log().includes(id))
  await expect.poll(writer).toBeDefined()
  await writer()!.end('SIGKILL')
  expect((await reader.ended).data.status).toBe('failed')
  const { content, ...stored } = await storedAnswer(stack.database.db, reader.messageId())
  expect(stored).toMatchObject({ error: 'deadline', work: { state: 'failed', error_code: 'deadline' } })
  expect(content.length).toBeGreaterThan(20)
  expect(textFor(33, TOKENS).startsWith(content.trimEnd())).toBe(true)
  expect(reader.text()).toBe(content)
  expect(reader.events.map(({ event }) => event)).not.toContain('reset')
  expect(stack.gemini.calls).toHaveLength(1)
})

// the last test: its provider asks for a pause
test('an answer is not postponed if too little time would be left for it', async () => {
  await limitWork(30)
  stack.gemini.clear()
  stack.gemini.script(['error,code=429,delay=20s'])
  const reader = ask({ prompt: 'seed:32' }, { port })
  expect((await reader.ended).data.status).toBe('failed')
  const stored = await storedAnswer(stack.database.db, reader.messageId())
  expect(stored).toMatchObject({ error: 'busy', work: { state: 'failed', error_code: 'busy', runs: 1 } })
  expect(stack.gemini.calls).toHaveLength(1)
})
