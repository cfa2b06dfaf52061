import { expect, test } from 'vitest'
import { inOrder } from '../../infra/import/in-order.ts'

test('tasks run one after the other, and adding one waits while too many are not done', async () => {
  const { add, done } = inOrder(2)
  const gates = [0, 1, 2].map(() => Promise.withResolvers<void>())
  const events: string[] = []
  const task = (number: number) => async () => {
    events.push(`begin ${number}`)
    await gates[number]!.promise
    events.push(`end ${number}`)
  }
  await add(task(0))
  await add(task(1))
  const third = add(task(2)).then(() => events.push('added 2'))
  gates[1]!.resolve()
  gates[0]!.resolve()
  await third
  gates[2]!.resolve()
  await done()
  expect(events.indexOf('added 2')).toBeGreaterThan(events.indexOf('end 0'))
  expect(events.filter((event) => event !== 'added 2')).toEqual([0, 1, 2].flatMap((n) => [`begin ${n}`, `end ${n}`]))
})

test('after a failure no further task runs', async () => {
  const { add, done } = inOrder(2)
  let runs = 0
  await add(() => Promise.reject(new Error('refused')))
  await add(async () => void runs++)
  await expect(add(async () => void runs++)).rejects.toThrow('refused')
  await expect(done()).rejects.toThrow('refused')
  expect(runs).toBe(0)
})
