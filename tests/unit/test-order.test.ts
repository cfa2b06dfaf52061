import { expect, test } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import { TestOrder } from '../../infra/run/test-order.ts'

const seconds: Record<string, number> = { 'api/a': 9, 'api/b': 2, 'e2e/a': 8, 'e2e/b': 6, 'e2e/c': 4, 'e2e/d': 1 }

test('the files of all projects run side by side, the longest of each first', async () => {
  const results = { getTestSpecificationResult: ({ moduleId }: TestSpecification) => ({ duration: seconds[moduleId] }) }
  const order = new TestOrder({ cache: results } as unknown as Vitest)
  const files = Object.keys(seconds)
    .reverse()
    .map((moduleId) => ({
      moduleId,
      project: { name: moduleId.split('/')[0], config: { sequence: { groupOrder: 0 } } },
    }))
  const sorted = await order.sort(files as unknown as TestSpecification[])
  expect(sorted.map(({ moduleId }) => moduleId)).toEqual(['api/a', 'e2e/a', 'e2e/b', 'api/b', 'e2e/c', 'e2e/d'])
})
