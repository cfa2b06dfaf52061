import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChatEvent } from '../../shared/contract/chat.ts'
import type { AppendResult } from '../../shared/server/append-frames.ts'
import { createOutbox, MAX_CHARACTERS } from '../../workers/chat-answer/outbox.ts'

/** A writer whose appends are settled by the test, one after the other. */
function startOutbox() {
  const written: ChatEvent[] = []
  const kinds: ('now' | 'in turn')[] = []
  const state = { isOver: false, errors: [] as Error[], results: [] as AppendResult[] }
  let pending:
    | { take: () => ChatEvent | undefined; more: ChatEvent[]; settled: PromiseWithResolvers<AppendResult> }
    | undefined
  const append = (kind: 'now' | 'in turn', take: () => ChatEvent | undefined, more: ChatEvent[] = []) => {
    expect(pending, 'one append at a time').toBeUndefined()
    kinds.push(kind)
    pending = { take, more, settled: Promise.withResolvers<AppendResult>() }
    return pending.settled.promise
  }
  const outbox = createOutbox({
    writer: {
      append: (...[event, ...more]) => append('now', () => event, more),
      appendInTurn: (take) => append('in turn', take),
    },
    isOver: () => state.isOver,
    onResult: (result) => state.results.push(result),
    onError: (error) => state.errors.push(error),
  })
  /** Writes the event whose turn it is, and settles its append. */
  const step = async (result: AppendResult | Error = 'ok') => {
    const { take, more, settled } = pending!
    pending = undefined
    const event = take()
    for (const each of [event, ...more]) if (each) written.push(structuredClone(each))
    if (result instanceof Error) settled.reject(result)
    else settled.resolve(result)
    await settled.promise.catch(() => {})
    await Promise.resolve()
    await Promise.resolve()
  }
  const finish = async () => {
    while (pending) await step()
    await outbox.settled()
  }
  const texts = () => written.map((event) => (event.event === 'content' ? event.data.content : event.event))
  return { outbox, state, kinds, written, step, finish, texts, isPending: () => pending !== undefined }
}

test('the first text is written immediately, the next ones together in turn', async () => {
  const { outbox, kinds, texts, step, finish } = startOutbox()
  for (const piece of ['In ', 'the ', 'beginning']) outbox.text(piece)
  expect(kinds).toEqual(['now'])
  await step()
  expect(kinds).toEqual(['now', 'in turn'])
  // text that arrives while the frame waits for its turn joins it
  outbox.text(' God')
  await finish()
  expect(texts()).toEqual(['In ', 'the beginning God'])
})

test('other events are written immediately, in order, and the text after them too', async () => {
  const { outbox, kinds, texts, finish } = startOutbox()
  outbox.put({ event: 'status', data: { state: 'thinking' } })
  outbox.text('a')
  outbox.text('b')
  outbox.put({ event: 'status', data: { state: 'writing' } })
  outbox.text('c')
  await finish()
  expect(texts()).toEqual(['status', 'ab', 'status', 'c'])
  expect(kinds).toEqual(['now', 'now', 'now', 'now'])
})

test('an event that leads is written in one step with the first text', async () => {
  const { outbox, kinds, texts, finish, isPending } = startOutbox()
  outbox.lead({ event: 'status', data: { state: 'writing' } })
  expect(isPending()).toBe(false)
  outbox.text('a')
  outbox.text('b')
  await finish()
  expect(texts()).toEqual(['status', 'a', 'b'])
  expect(kinds).toEqual(['now', 'in turn'])
})

test('text that waits is dropped before a reset', async () => {
  const { outbox, texts, step, finish } = startOutbox()
  outbox.text('a')
  await step()
  outbox.text('b')
  outbox.dropText()
  outbox.put({ event: 'reset', data: { reason: 'interrupted' } })
  outbox.text('c')
  await finish()
  expect(texts()).toEqual(['a', 'reset', 'c'])
})

test('text that is dropped when its turn comes is not written, and later text is', async () => {
  const { outbox, texts, step, finish } = startOutbox()
  outbox.text('a')
  await step()
  outbox.text('b')
  outbox.dropText()
  await step()
  outbox.text('c')
  await finish()
  expect(texts()).toEqual(['a', 'c'])
})

test('nothing is written once the run is over, and what waits is forgotten', async () => {
  const { outbox, state, texts, step, finish, isPending } = startOutbox()
  outbox.text('a')
  await step()
  outbox.text('b')
  state.isOver = true
  await finish()
  outbox.text('c')
  outbox.put({ event: 'status', data: { state: 'writing' } })
  expect(isPending()).toBe(false)
  await outbox.settled()
  expect(texts()).toEqual(['a'])
})

test('an error is reported, and the outbox continues unless the run is over', async () => {
  const { outbox, state, texts, step, finish } = startOutbox()
  outbox.text('a')
  await step(new Error('away'))
  outbox.text('b')
  await finish()
  expect(state.errors.map(({ message }) => message)).toEqual(['away'])
  expect(texts()).toEqual(['a', 'b'])
})

test('everything is written in order and once, whenever the appends settle', async () => {
  const steps = fc.oneof(fc.constant('step' as const), fc.string({ minLength: 1, maxLength: 3 * MAX_CHARACTERS }))
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 1 }), async (all) => {
      const { outbox, texts, step, finish, isPending } = startOutbox()
      for (const each of all) {
        if (each !== 'step') outbox.text(each)
        else if (isPending()) await step()
      }
      await finish()
      expect(texts().join('')).toBe(all.filter((each) => each !== 'step').join(''))
    }),
  )
})
