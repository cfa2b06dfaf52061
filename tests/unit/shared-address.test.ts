import { expect, test } from 'vitest'
import { createAddressWatch } from '../../api/http/shared-address.ts'

/** The warnings after two windows of calls by this many visitors from this many addresses. */
function warningsAfter(visitors: number, addresses: number): string[] {
  const said: string[] = []
  const note = createAddressWatch({ warn: (line: string) => void said.push(line) } as never)
  for (let n = 0; n < 10_000; n++) note(`address ${n % addresses}`, `visitor ${n % visitors}`)
  return said
}

test('operators are warned once if a whole site’s readers share one address, but not about a room or many addresses', () => {
  expect(warningsAfter(1000, 1)).toEqual([expect.stringContaining('TRUSTED_PROXIES')])
  expect(warningsAfter(300, 1)).toEqual([])
  expect(warningsAfter(1000, 5)).toEqual([])
})
