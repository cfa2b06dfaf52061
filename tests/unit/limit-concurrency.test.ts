import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { limitConcurrency } from '../../api/admission/limit-concurrency.ts'

const gate = () => Promise.withResolvers<void>()

test('a limited number of tasks run at once, the others in order', async () => {
  const turns = limitConcurrency(2, 1000)
  const begun: number[] = []
  const gates = Array.from({ length: 5 }, gate)
  const all = gates.map(({ promise }, index) =>
    turns(async () => {
      begun.push(index)
      await promise
      return index
    }),
  )
  await delay(0)
  expect(begun).toEqual([0, 1])
  gates[1]!.resolve()
  await all[1]
  await delay(0)
  expect(begun).toEqual([0, 1, 2])
  for (const { resolve } of gates) resolve()
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4])
  expect(begun).toEqual([0, 1, 2, 3, 4])
})

test('of the tasks that wait, a smaller one is first, and those of one size are in order', async () => {
  const turns = limitConcurrency(1, 1000)
  const { promise, resolve } = gate()
  const begun: string[] = []
  const task = (name: string, size: number) => turns(async () => void begun.push(name), size)
  const all = [turns(() => promise, 9), task('long', 9), task('short', 1), task('as long', 9), task('as short', 1)]
  resolve()
  await Promise.all(all)
  expect(begun).toEqual(['short', 'as short', 'long', 'as long'])
})

test('a task that waits too long is rejected, and takes no slot', async () => {
  const turns = limitConcurrency(1, 20)
  const { promise, resolve } = gate()
  const first = turns(() => promise)
  const error = await turns(async () => {}).catch((refusal) => refusal)
  expect(error).toMatchObject({ status: 503, error: 'unavailable', extra: { headers: { 'Retry-After': '5' } } })
  resolve()
  await first
  expect(await turns(async () => 'next')).toBe('next')
})

test('a task that fails frees its slot', async () => {
  const turns = limitConcurrency(1, 1000)
  const failing = Array.from({ length: 3 }, () =>
    turns(() => Promise.reject(new Error('broken'))).catch(() => 'failed'),
  )
  expect(await Promise.all(failing)).toEqual(['failed', 'failed', 'failed'])
  expect(await turns(async () => 'next')).toBe('next')
})

test('a task that finds too many others waiting is rejected at once', async () => {
  const turns = limitConcurrency(1, 1000, 1)
  const { promise, resolve } = gate()
  const [first, second] = [turns(() => promise), turns(async () => 'second')]
  await expect(turns(async () => 'third')).rejects.toMatchObject({ status: 503, error: 'unavailable' })
  resolve()
  await first
  expect(await second).toBe('second')
})
